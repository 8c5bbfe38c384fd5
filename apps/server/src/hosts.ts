/** Names by which this room may be called: a page of another name must not speak to it through the visitor's browser. */
import { networkInterfaces } from 'node:os';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An address to listen on, not to be called by. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The host of a `Host` header without its port, in lower case. */
export function hostName(header: string | undefined): string {
  const match = /^(\[[0-9a-f:.]+\]|[^:]+)(?::\d+)?$/i.exec(header ?? '');
  return match?.[1]?.toLowerCase() ?? '';
}

/** This machine's IPv4 addresses on its networks. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap((net) => (net.family === 'IPv4' && !net.internal ? [net.address] : [])),
  );

/** With `lan` the machine's own addresses too, looked up anew each time: a laptop changes networks. */
export function makeHosts(options: {
  readonly lan: boolean;
  readonly extra: readonly string[];
}): (header: string | undefined) => boolean {
  const extra = options.extra.map((host) => host.toLowerCase());
  const named = new Set([...LOOPBACK, ...extra.filter((host) => !isEverywhere(host))]);
  return (header) => {
    const host = hostName(header);
    return named.has(host) || (options.lan && lanAddresses().includes(host));
  };
}
