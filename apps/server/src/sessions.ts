/** Who you are: a guest with a nickname, known by a cookie or, to programs, by a token. */
import type { Person } from '@tapete/protocol';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins/anonymous';
import { bearer } from 'better-auth/plugins/bearer';
import type { Kysely } from 'kysely';
import { WrongToken, type Credentials } from './credentials.ts';
import type { Schema } from './store/schema.ts';

export interface Named {
  readonly person: Person;
  /** `Set-Cookie` lines to answer with. */
  readonly cookies: readonly string[];
  /** Says the same as the cookie, for programs. */
  readonly token: string;
}

/** Each throws `WrongToken` for a token that is nobody's. */
export interface Sessions {
  /** Who that is, or null. */
  readonly personOf: (asker: Credentials) => Promise<Person | null>;
  /** As `personOf`, and keeps the session alive. */
  readonly refresh: (
    asker: Credentials,
  ) => Promise<{ readonly person: Person | null; readonly cookies: readonly string[] }>;
  /** A new guest of that name. */
  readonly admit: (nickname: string) => Promise<Named>;
  /** Renames a person. */
  readonly rename: (person: Person, nickname: string) => Promise<Person>;
  /** Ends the session: its cookie and its token are nobody's. Answers `Set-Cookie` lines. */
  readonly end: (asker: Credentials) => Promise<readonly string[]>;
  /** Forgets a person: whoever comes with that cookie is nobody. */
  readonly remove: (person: string) => Promise<void>;
}

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 180;

function headersOf(asker: Credentials): Headers {
  if ('token' in asker) return new Headers({ authorization: `Bearer ${asker.token}` });
  return new Headers(asker.cookie ? { cookie: asker.cookie } : {});
}

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
    plugins: [anonymous(), bearer({ requireSignature: true })],
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

  async function sessionOf(asker: Credentials, disableRefresh: boolean) {
    const byToken = 'token' in asker;
    if (!byToken && !asker.cookie) return { person: null, cookies: [], key: null };
    const { response, headers } = await auth.api.getSession({
      headers: headersOf(asker),
      query: { disableRefresh },
      returnHeaders: true,
    });
    if (byToken && !response) throw new WrongToken();
    const person = response ? { id: response.user.id, name: response.user.name } : null;
    // A program has asked for no cookie.
    const cookies = byToken ? [] : headers.getSetCookie();
    return { person, cookies, key: response?.session.token ?? null };
  }

  return {
    remove: (person) => internalAdapter.deleteUser(person),
    personOf: async (asker) => (await sessionOf(asker, true)).person,
    refresh: async (asker) => {
      const { person, cookies } = await sessionOf(asker, false);
      return { person, cookies };
    },
    rename: async ({ id }, name) => {
      await internalAdapter.updateUser(id, { name });
      return { id, name };
    },
    admit: async (name) => {
      const { response, headers } = await auth.api.signInAnonymous({
        headers: new Headers(),
        returnHeaders: true,
      });
      const token = headers.get('set-auth-token');
      if (!response || !token) throw new Error('a guest was not let in');
      const { id } = response.user;
      await internalAdapter.updateUser(id, { name });
      return { person: { id, name }, cookies: headers.getSetCookie(), token };
    },
    end: async (asker) => {
      const { key } = await sessionOf(asker, true);
      if (key !== null) await internalAdapter.deleteSession(key);
      const { headers } = await auth.api.signOut({
        headers: headersOf(asker),
        returnHeaders: true,
      });
      return 'token' in asker ? [] : headers.getSetCookie();
    },
  };
}
