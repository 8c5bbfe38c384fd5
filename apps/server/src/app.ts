/** The HTTP side: what every request passes before a route, and what every answer carries. */
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { fail, onError } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { servePage } from './page.ts';
import { actionRoutes } from './routes/actions.ts';
import { eventRoutes } from './routes/events.ts';
import type { App, RouteParts } from './routes/parts.ts';
import { roomRoutes } from './routes/room.ts';
import { sessionRoutes } from './routes/session.ts';
import { tableRoutes } from './routes/tables.ts';

const BODY_LIMIT = 16 * 1024;
/** For a whole request to arrive; answers and streams may take as long as they need. */
const REQUEST_MS = 30_000;

const CSP = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export interface AppParts extends RouteParts {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly knowsHost: (header: string | undefined) => boolean;
  /** The room is reached by TLS. */
  readonly secure: boolean;
  /** Folder of the built page. */
  readonly dist: string;
  readonly stopping: () => boolean;
}

/** A page of another origin may not act for its visitor. Programs without a browser send neither header. */
function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase();
}

export async function makeApp(parts: AppParts): Promise<App> {
  const { metrics, secure } = parts;
  const app: App = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    frameworkErrors: (_error, _request, reply) =>
      void fail(reply as FastifyReply, 'bad-request', { expected: 'URL' }),
    forceCloseConnections: 'idle',
    // Under TLS a proxy of this machine or its network stands before us and tells who asks.
    trustProxy: secure ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  // Only JSON is read: a form of another page cannot send it.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    if (parts.stopping()) return fail(reply, 'stopping');
    if (!parts.knowsHost(request.headers.host)) return fail(reply, 'foreign-host', {}, 421);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && comesFromElsewhere(request)) return fail(reply, 'foreign-host');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the path: who has a table's path may come in.
    const route = request.routeOptions.url ?? '-';
    const { method } = request;
    const status = reply.statusCode;
    metrics.request({ method, route, status: String(status) }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: CSP,
    strictTransportSecurity: secure,
    frameguard: { action: 'deny' },
    // Browsers only complain about these on a plain home network.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
  await app.register(fastifyRateLimit, {
    max: (request) => parts.limitsOf(request).all,
    timeWindow: '1 minute',
  });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Tapete', version: parts.version } },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });

  sessionRoutes(app, parts);
  tableRoutes(app, parts);
  actionRoutes(app, parts);
  eventRoutes(app, parts);
  roomRoutes(app, parts, metrics);
  await servePage(app, parts.dist);
  return app;
}
