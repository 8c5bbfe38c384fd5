/** One action of a person at a table. */
import { actionAnswer, commandOf } from '@tapete/protocol';
import { makeConfig } from '../defaults/index.ts';
import { errorAnswers, fail, refuseWith } from '../errors.ts';
import { personOf, type App, type RouteParts } from './parts.ts';
import { tableParams } from './tables.ts';

export function actionRoutes(app: App, parts: RouteParts): void {
  app.route({
    method: 'POST',
    url: '/api/tables/:id/actions',
    schema: {
      operationId: 'act',
      tags: ['tables'],
      summary:
        'Act; the same body again does nothing more and gets the first answer; the actionId of another body is refused',
      params: tableParams,
      body: parts.requests.action,
      response: { 200: actionAnswer, ...errorAnswers(400, 401, 403, 404, 409, 413, 429, 503) },
    },
    config: { rateLimit: { max: (request) => parts.limitsOf(request).actions } },
    handler: async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person) return fail(reply, 'no-session');
      const asker = { person: person.id, name: person.name };
      const { body, params } = request;
      const command = commandOf(body, (table) => makeConfig(table, person.name));
      if (!command.ok) return refuseWith(reply, command.error);
      const done = await parts.tables.act(params.id, asker, command.value, body.actionId);
      if (!done) return fail(reply, 'no-such-table');
      return done.ok ? reply.send(done.value) : refuseWith(reply, done.error);
    },
  });
}
