/** The HTTP side: Fastify with its plugins, what is counted of every answer, and the routes. */
import type { IncomingMessage } from 'node:http';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { openapiOf, transform, transformObject } from './description.ts';
import { fail, onError } from './errors.ts';
import { forwardedFor } from './forwarded.ts';
import { guard, type GuardParts } from './guard.ts';
import type { Metrics } from './metrics.ts';
import { servePage } from './page.ts';
import { actionRoutes } from './routes/actions.ts';
import { eventRoutes } from './routes/events.ts';
import type { App, RouteParts } from './routes/parts.ts';
import { roomRoutes } from './routes/room.ts';
import { sessionRoutes } from './routes/session.ts';
import { tableRoutes } from './routes/tables.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
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

export interface AppParts extends RouteParts, GuardParts {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Whether this asker is told what is counted. */
  readonly tellsMetrics: (request: IncomingMessage) => boolean;
  /** The room is reached by TLS. */
  readonly secure: boolean;
  /** Whose word for the asker's address is taken. */
  readonly proxies: readonly string[];
  /** Folder of the built page. */
  readonly dist: string;
}

export async function makeApp(parts: AppParts): Promise<App> {
  const app = makeFastify(parts);
  guard(app, parts);
  countAnswers(app, parts.metrics);
  await addPlugins(app, parts);
  sessionRoutes(app, parts);
  tableRoutes(app, parts);
  actionRoutes(app, parts);
  eventRoutes(app, parts);
  roomRoutes(app, parts, parts);
  await servePage(app, parts.dist);
  return app;
}

function makeFastify({ log, proxies }: AppParts): App {
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    frameworkErrors: (_error, _request, reply) =>
      void fail(reply as FastifyReply, 'bad-request', { expected: 'URL' }),
    forceCloseConnections: 'idle',
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  // Before anything asks who it is.
  app.addHook('onRequest', async ({ raw: { headers, socket } }) => {
    const header = headers['x-forwarded-for'];
    if (header === undefined) return;
    headers['x-forwarded-for'] = forwardedFor(String(header), socket.remoteAddress ?? '');
  });
  // Only JSON is read: a form of another page cannot send it.
  app.removeContentTypeParser('text/plain');
  return app;
}

function countAnswers(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the path: who has a table's path may come in.
    const route = request.routeOptions.url ?? '-';
    const { method } = request;
    const status = reply.statusCode;
    metrics.request({ method, route, status: String(status) }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

async function addPlugins(app: App, { secure, limitsOf, version }: AppParts): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: CSP,
    strictTransportSecurity: secure,
    frameguard: { action: 'deny' },
    // Browsers only complain about these on a plain home network.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
  await app.register(fastifyRateLimit, {
    max: (request) => limitsOf(request).all,
    timeWindow: '1 minute',
  });
  await app.register(fastifySwagger, {
    openapi: openapiOf(version, secure),
    transform,
    transformObject,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
