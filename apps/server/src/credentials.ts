/** How a request says who asks: a browser by its cookie, a program by its token. */
import type { IncomingHttpHeaders } from 'node:http';

/** The token alone counts where both are sent: whoever names one asks as its person or as nobody. */
export type Credentials = { readonly cookie: string | undefined } | { readonly token: string };

/** Other schemes, as a proxy's own password, are not ours. */
const BEARER = /^bearer(?: +(.*))?$/i;

export function credentialsOf({ authorization, cookie }: IncomingHttpHeaders): Credentials {
  const bearer = BEARER.exec(authorization?.trim() ?? '');
  return bearer ? { token: bearer[1] ?? '' } : { cookie };
}

/** A token that is nobody's: forged, or its session has ended. */
export class WrongToken extends Error {}
