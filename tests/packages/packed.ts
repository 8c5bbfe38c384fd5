// What would be published, made from a copy of the sources: `npm pack` changes a package for a moment, and others run from it.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folders that others install, the one that needs nothing first. */
export const PUBLISHED = ['rules', 'odds'] as const;

/** Runs npm; throws with what it said when it fails. */
export function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

export function makeFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `tapete-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Folders made by tools, not by us. */
const MADE = ['node_modules', 'dist', 'coverage'];

/** Packs every published package into `to`; their tarballs, in order. */
export function packAll(to: string): readonly string[] {
  const copy = makeFolder('copy');
  try {
    const file = (name: string): void =>
      cpSync(join(root, name), join(copy.path, name), {
        recursive: true,
        filter: (path) => !MADE.includes(basename(path)),
      });
    for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'])
      file(name);
    file('scripts');
    mkdirSync(join(copy.path, 'packages'));
    for (const name of PUBLISHED) file(join('packages', name));
    // Set up as it is here: the packing builds, and installs nothing.
    symlinkSync(join(root, 'node_modules'), join(copy.path, 'node_modules'), 'junction');
    for (const name of PUBLISHED) {
      npm(['pack', '--pack-destination', to], join(copy.path, 'packages', name));
    }
  } finally {
    copy.remove();
  }
  const made = readdirSync(to);
  return PUBLISHED.map((name) => {
    const found = made.find((each) => each.startsWith(`tapete-${name}-`));
    if (found === undefined) throw new Error(`no tarball of ${name} among ${made.join(', ')}`);
    return join(to, found);
  });
}
