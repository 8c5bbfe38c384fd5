/** How much one asker may ask for. */
import type { FastifyRequest } from 'fastify';
import type { Limits } from './routes/parts.ts';

const NETWORK: Limits = { all: 900, actions: 600, made: 30, streams: 24 };
/** This machine's own browser and its tests. */
const OWN: Limits = { all: 100_000, actions: 100_000, made: 10_000, streams: 1000 };

const isOwn = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

export const limitsFor = ({ ip }: FastifyRequest): Limits => (isOwn(ip) ? OWN : NETWORK);
