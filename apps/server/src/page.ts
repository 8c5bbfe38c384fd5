/** The built page: hashed files for ever, the page itself anew each time, every other path of the page's own. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './errors.ts';
import type { App } from './routes/parts.ts';

const YEAR_SECONDS = 31_536_000;

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tapete</title>
<p lang="es">La página no está construida todavía. Ejecuta <code>npm start</code> en la carpeta del proyecto.</p>
<p>The page is not built yet. Run <code>npm start</code> in the project’s folder.</p></html>
`;

/** A path of the page's own: no file's, no route's of the API. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(\/|$)/.test(path) &&
    !/\.[a-z0-9]+$/i.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

export async function servePage(app: App, dist: string): Promise<void> {
  const built = existsSync(join(dist, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        void response.header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return fail(reply, 'not-found');
    return built ? reply.sendFile('index.html') : reply.type('text/html').send(NOT_BUILT);
  });
}
