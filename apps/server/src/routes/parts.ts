/** What the routes work with. */
import type { Person, Requests } from '@tapete/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { credentialsOf } from '../credentials.ts';
import type { Env } from '../env.ts';
import type { Limits, RoomBounds } from '../limits.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store/store.ts';
import type { Streams } from '../streams/streams.ts';
import type { Tables } from '../tables/tables.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface RouteParts {
  readonly env: Env;
  readonly store: Store;
  readonly tables: Tables;
  readonly sessions: Sessions;
  /** The schemas of what may be asked, for the games there are. */
  readonly requests: Requests;
  readonly streams: Streams;
  readonly bounds: RoomBounds;
  readonly limitsOf: (request: FastifyRequest) => Limits;
  /** Origins for the home network, empty on loopback. */
  readonly lan: () => readonly string[];
  readonly version: string;
}

/** Who asks, or null; throws `WrongToken`. */
export const personOf = (parts: RouteParts, request: FastifyRequest): Promise<Person | null> =>
  parts.sessions.personOf(credentialsOf(request.headers));
