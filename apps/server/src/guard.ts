/** What every request must pass before it is looked at: a room that is not stopping, our own name, our own page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './errors.ts';
import type { App } from './routes/parts.ts';

export interface GuardParts {
  readonly knowsHost: (header: string | undefined) => boolean;
  readonly stopping: () => boolean;
}

export function guard(app: App, { knowsHost, stopping }: GuardParts): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (stopping()) return fail(reply, 'stopping');
    if (!knowsHost(request.headers.host)) return fail(reply, 'foreign-host', {}, 421);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && comesFromElsewhere(request)) return fail(reply, 'foreign-host');
  });
}

/** A page of another origin may not act for its visitor. Programs without a browser send neither header. */
function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase();
}
