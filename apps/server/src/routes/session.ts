/** Who you are. */
import { PROTOCOL_VERSION, sessionAnswer, sessionRequest } from '@tapete/protocol';
import { errorAnswers, fail } from '../errors.ts';
import { personOf, type App, type RouteParts } from './parts.ts';

export function sessionRoutes(app: App, parts: RouteParts): void {
  app.route({
    method: 'GET',
    url: '/api/session',
    schema: {
      summary: 'Who the cookie says you are; null before a nickname was given',
      response: { 200: sessionAnswer, ...errorAnswers(429, 503) },
    },
    handler: async (request, reply) => {
      const { person, cookies } = await parts.sessions.refresh(request.headers.cookie);
      for (const cookie of cookies) void reply.header('set-cookie', cookie);
      return reply.send({ protocol: PROTOCOL_VERSION, person });
    },
  });

  const countGuest = app.createRateLimit({
    max: (request) => parts.limitsOf(request).guests,
    timeWindow: '1 day',
  });
  app.route({
    method: 'POST',
    url: '/api/session',
    schema: {
      summary: 'Come in as a guest, or change your nickname',
      body: sessionRequest,
      response: { 200: sessionAnswer, ...errorAnswers(400, 403, 413, 429, 503) },
    },
    config: { rateLimit: { max: (request) => parts.limitsOf(request).made } },
    handler: async (request, reply) => {
      const { nickname } = request.body;
      if (!(await personOf(parts, request))) {
        const guests = await countGuest(request);
        if (!guests.isAllowed && guests.isExceeded) {
          return fail(reply, 'guests-used-up', { seconds: guests.ttlInSeconds });
        }
      }
      const { person, cookies } = await parts.sessions.name(request.headers.cookie, nickname);
      for (const cookie of cookies) void reply.header('set-cookie', cookie);
      return reply.send({ protocol: PROTOCOL_VERSION, person });
    },
  });
}
