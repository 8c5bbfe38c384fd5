/** How other devices of the home network reach the room. */
import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from './hosts.ts';

/** Origins of this machine's addresses, home networks first. */
export function lanOrigins(port: number): string[] {
  const isHome = (address: string): boolean => /^(192\.168\.|10\.)/.test(address);
  return lanAddresses()
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .map((address) => `http://${address}:${port}`);
}

/** A code to be read by a phone's camera, in a terminal's characters. */
export const qrText = (text: string): string => renderUnicodeCompact(text);
