/** Who you are. */
import { PROTOCOL_VERSION, sessionAnswer, sessionRequest } from '@tapete/protocol';
import type { FastifyReply } from 'fastify';
import { credentialsOf } from '../credentials.ts';
import { errorAnswers, fail } from '../errors.ts';
import { personOf, type App, type RouteParts } from './parts.ts';

function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
}

export function sessionRoutes(app: App, parts: RouteParts): void {
  tellSession(app, parts);
  comeIn(app, parts);
  leave(app, parts);
}

function tellSession(app: App, parts: RouteParts): void {
  app.route({
    method: 'GET',
    url: '/api/session',
    schema: {
      operationId: 'whoAmI',
      tags: ['session'],
      summary: 'Who the cookie or the token says you are; null before a nickname was given',
      response: { 200: sessionAnswer, ...errorAnswers(401, 429, 503) },
    },
    handler: async (request, reply) => {
      const { person, cookies } = await parts.sessions.refresh(credentialsOf(request.headers));
      setCookies(reply, cookies);
      return reply.send({ protocol: PROTOCOL_VERSION, person });
    },
  });
}

function comeIn(app: App, parts: RouteParts): void {
  const { sessions } = parts;
  const countGuest = app.createRateLimit({
    max: (request) => parts.limitsOf(request).guests,
    timeWindow: '1 day',
  });
  app.route({
    method: 'POST',
    url: '/api/session',
    schema: {
      operationId: 'comeIn',
      tags: ['session'],
      summary: 'Come in as a guest, or change your nickname',
      description:
        'With `token` a program comes in: the answer holds a token for `Authorization: Bearer …` and sets no cookie. ' +
        'It is told this once.',
      body: sessionRequest,
      response: { 200: sessionAnswer, ...errorAnswers(400, 401, 403, 413, 429, 503) },
    },
    config: { rateLimit: { max: (request) => parts.limitsOf(request).made } },
    handler: async (request, reply) => {
      const { nickname, token: wantsToken = false } = request.body;
      const asker = credentialsOf(request.headers);
      // A page's cookie is for no script to read: who has one is not told a token for it.
      const isKnown = 'token' in asker || !wantsToken;
      const known = isKnown ? await sessions.refresh(asker) : { person: null, cookies: [] };
      if (known.person) {
        const person = await sessions.rename(known.person, nickname);
        setCookies(reply, known.cookies);
        return reply.send({ protocol: PROTOCOL_VERSION, person });
      }
      const guests = await countGuest(request);
      if (!guests.isAllowed && guests.isExceeded) {
        return fail(reply, 'guests-used-up', { seconds: guests.ttlInSeconds });
      }
      const { person, cookies, token } = await sessions.admit(nickname);
      if (!wantsToken) setCookies(reply, cookies);
      return reply.send({ protocol: PROTOCOL_VERSION, person, ...(wantsToken && { token }) });
    },
  });
}

function leave(app: App, parts: RouteParts): void {
  app.route({
    method: 'DELETE',
    url: '/api/session',
    schema: {
      operationId: 'leave',
      tags: ['session'],
      summary: 'End the session: its cookie and its token are nobody’s from here on',
      response: { 200: sessionAnswer, ...errorAnswers(401, 403, 429, 503) },
    },
    config: { rateLimit: { max: (request) => parts.limitsOf(request).made } },
    handler: async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person) return fail(reply, 'no-session');
      setCookies(reply, await parts.sessions.end(credentialsOf(request.headers)));
      parts.streams.end(person.id);
      return reply.send({ protocol: PROTOCOL_VERSION, person: null });
    },
  });
}
