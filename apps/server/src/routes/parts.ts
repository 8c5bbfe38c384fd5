/** What the routes work with. */
import type { Person } from '@tapete/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '../env.ts';
import type { Rooms } from '../rooms.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { Streams } from '../stream.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * What one address may ask for in a minute. Not by session: a cookie is the sender's own word until it has been
 * looked up, which is what a limit should spare.
 */
export interface Limits {
  readonly all: number;
  readonly actions: number;
  /** New sessions and renamings, and new tables. */
  readonly made: number;
  /** Streams open at once. */
  readonly streams: number;
}

export interface RouteParts {
  readonly env: Env;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly streams: Streams;
  readonly limitsOf: (request: FastifyRequest) => Limits;
  /** Origins for the home network, empty on loopback. */
  readonly lan: () => readonly string[];
  readonly version: string;
}

export const personOf = (parts: RouteParts, request: FastifyRequest): Promise<Person | null> =>
  parts.sessions.personOf(request.headers.cookie);
