/** Who you are: a guest with a nickname, known by a cookie. */
import type { Person } from '@tapete/protocol';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Kysely } from 'kysely';
import type { Schema } from './store/schema.ts';

export interface Named {
  readonly person: Person;
  /** `Set-Cookie` lines to answer with. */
  readonly cookies: readonly string[];
}

export interface Sessions {
  /** The person of a `Cookie` header, or null. */
  readonly personOf: (cookie: string | undefined) => Promise<Person | null>;
  /** As `personOf`, and keeps the cookie alive. */
  readonly refresh: (
    cookie: string | undefined,
  ) => Promise<{ readonly person: Person | null; readonly cookies: readonly string[] }>;
  /** A new guest of that name, or the known one renamed. */
  readonly name: (cookie: string | undefined, nickname: string) => Promise<Named>;
  /** Forgets a person: whoever comes with that cookie is nobody. */
  readonly remove: (person: string) => Promise<void>;
}

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 180;

const headersOf = (cookie: string | undefined): Headers => new Headers(cookie ? { cookie } : {});

interface SessionOptions {
  /** Signs the cookies. */
  readonly secret: string;
  /**
   * The room is reached by TLS; only then may the cookie be `Secure` and bound to its host.
   * On a plain home network a browser would drop it.
   */
  readonly secure: boolean;
}

const makeAuth = (db: Kysely<Schema>, { secret, secure }: SessionOptions) =>
  betterAuth({
    baseURL: secure ? 'https://tapete.invalid' : 'http://tapete.invalid',
    secret,
    database: { db, type: 'sqlite' },
    plugins: [anonymous()],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    session: { expiresIn: KEPT_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    user: { modelName: 'people' },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: secure ? '__Host-tapete' : 'tapete',
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
    },
  });

export async function makeSessions(db: Kysely<Schema>, options: SessionOptions): Promise<Sessions> {
  const auth = makeAuth(db, options);
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
  const { internalAdapter } = await auth.$context;

  async function sessionOf(cookie: string | undefined, disableRefresh: boolean) {
    if (!cookie) return { person: null, cookies: [] };
    const { response, headers } = await auth.api.getSession({
      headers: headersOf(cookie),
      query: { disableRefresh },
      returnHeaders: true,
    });
    const person = response ? { id: response.user.id, name: response.user.name } : null;
    return { person, cookies: headers.getSetCookie() };
  }

  return {
    remove: (person) => internalAdapter.deleteUser(person),
    personOf: async (cookie) => (await sessionOf(cookie, true)).person,
    refresh: (cookie) => sessionOf(cookie, false),
    name: async (cookie, nickname) => {
      const known = await sessionOf(cookie, false);
      if (known.person) {
        const { id } = known.person;
        await internalAdapter.updateUser(id, { name: nickname });
        return { person: { id, name: nickname }, cookies: known.cookies };
      }
      const { response, headers } = await auth.api.signInAnonymous({
        headers: headersOf(undefined),
        returnHeaders: true,
      });
      if (!response) throw new Error('a guest was not let in');
      const { id } = response.user;
      await internalAdapter.updateUser(id, { name: nickname });
      return { person: { id, name: nickname }, cookies: headers.getSetCookie() };
    },
  };
}
