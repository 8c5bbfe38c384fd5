/** Every error answers alike: a code, and the numbers or names that explain it; never how the server is made. */
import { errorAnswer, type ErrorAnswer, type ServerCode } from '@tapete/protocol';
import type { Refusal } from '@tapete/rules';
import type { RefusalCode } from '@tapete/table';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { WrongToken } from './credentials.ts';
import { StoreBusy } from './store/store-errors.ts';

type Detail = ErrorAnswer['error']['detail'];

const STATUS: Readonly<Record<ServerCode, number>> = {
  'bad-request': 400,
  'no-session': 401,
  'no-such-table': 404,
  'not-found': 404,
  'too-large': 413,
  'too-many': 429,
  'tables-used-up': 409,
  'seats-used-up': 409,
  'other-action': 409,
  'guests-used-up': 429,
  'foreign-host': 403,
  'store-busy': 503,
  stopping: 503,
  failed: 500,
};

/** Answers with one of the server's own codes. */
export const fail = (
  reply: FastifyReply,
  code: ServerCode,
  detail: Detail = {},
  status = STATUS[code],
): FastifyReply => reply.code(status).send({ error: { code, detail } } satisfies ErrorAnswer);

/** Refusals of what was asked for, whatever the table stands at; all others are of the moment. */
const REFUSED_AS_SUCH: readonly (RefusalCode | ServerCode)[] = ['bad-rule', 'bad-config'];

/** Answers with what the table or a game refused. */
export const refuseWith = (
  reply: FastifyReply,
  { code, detail }: Refusal<RefusalCode | ServerCode>,
): FastifyReply =>
  reply
    .code(REFUSED_AS_SUCH.includes(code) ? 400 : 409)
    .send({ error: { code, detail } } satisfies ErrorAnswer);

/** The schemas of the errors a route may answer with, all alike. */
export const errorAnswers = <const S extends readonly number[]>(
  ...statuses: S
): Record<S[number], typeof errorAnswer> =>
  Object.fromEntries(statuses.map((status) => [status, errorAnswer])) as Record<
    S[number],
    typeof errorAnswer
  >;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
  /** Parts that there are not. */
  readonly keys?: readonly string[];
}

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
  /** Faults of that reading in all: fewer is what was more likely meant. */
  readonly weight: number;
}

/** Where it fails and what was expected; of a union, for the branch that was most likely meant. */
function faultOf(issue: Issue): Fault {
  const [extra] = issue.keys ?? [];
  const here: Fault =
    issue.code === 'unrecognized_keys' && extra !== undefined
      ? { path: [...issue.path, extra], expected: 'nothing', weight: 1 }
      : { path: issue.path, expected: issue.message, weight: 1 };
  const branches = (issue.errors ?? []).flatMap((issues): Fault[] => {
    const faults = issues.map(faultOf);
    const [first] = faults;
    if (!first) return [];
    const weight = faults.reduce((sum, fault) => sum + fault.weight, 0);
    return [{ ...first, path: [...issue.path, ...first.path], weight }];
  });
  return branches.reduce((best, each) => (each.weight < best.weight ? each : best), {
    ...(branches[0] ?? here),
  });
}

function badRequest(error: FastifyError): Detail {
  if (!hasZodFastifySchemaValidationErrors(error)) return { expected: 'JSON' };
  const [first] = error.validation;
  const { errors, keys } = (first?.params ?? {}) as Pick<Issue, 'errors' | 'keys'>;
  const path = (first?.instancePath ?? '').split('/').filter((part) => part !== '');
  const fault = faultOf({
    path,
    code: first?.keyword ?? '',
    message: first?.message ?? 'Invalid input',
    ...(errors && { errors }),
    ...(keys && { keys }),
  });
  return { path: fault.path.map(String).join('.'), expected: fault.expected };
}

/** For errors thrown anywhere: what the sender did wrong is told, what we did wrong is only logged. */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (error instanceof WrongToken) void fail(reply, 'no-session');
  else if (error instanceof StoreBusy) {
    request.log.warn({ err: error }, 'refused');
    void fail(reply, 'store-busy');
  } else if (status === 413)
    void fail(reply, 'too-large', { max: request.routeOptions.bodyLimit ?? 0 });
  else if (status === 429) {
    void fail(reply, 'too-many', { seconds: Number(reply.getHeader('retry-after') ?? 1) });
  } else if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    void fail(reply, 'bad-request', { expected: 'application/json' });
  } else if (status === 404) void fail(reply, 'not-found');
  else if (status < 500) void fail(reply, 'bad-request', badRequest(error));
  else {
    request.log.error({ err: error }, 'failed');
    void fail(reply, 'failed');
  }
}
