/** For whom a proxy asks, as it says in `X-Forwarded-For`, and whether one asks at all. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isOwn } from './limits.ts';

/** An address, with or without a port, as some proxies write it. */
const ADDRESS = /^(?:\[([0-9a-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/**
 * What stands after the last word that is no address, without ports: each proxy adds to the right, so what stands
 * before such a word is nobody's that we know. `own`, the address that the request came from, where nothing is left:
 * or every new word would be a new asker, with limits of his own.
 */
export function forwardedFor(header: string, own: string): string {
  const addresses = header.split(',').map((word) => addressOf(word.trim()));
  const known = addresses.slice(addresses.lastIndexOf(undefined) + 1);
  return known.length > 0 ? known.join(', ') : own;
}

function addressOf(word: string): string | undefined {
  const [, inBrackets, beforePort] = ADDRESS.exec(word) ?? [];
  const address = inBrackets ?? beforePort ?? word;
  return isIP(address) === 0 ? undefined : address;
}

/** Headers by which proxies say that they hand on what another asks. */
const HANDED_ON = /^(?:forwarded|via|x-real-ip|x-forwarded(?:-.+)?)$/;

/** This machine asks for itself, as far as can be told. */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isOwn(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => HANDED_ON.test(name));
