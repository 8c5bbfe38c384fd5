import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the set-up keeps for itself: Node 24 where the machine's is older, stamps, the lock. */
export const runtime = join(root, '.runtime');
