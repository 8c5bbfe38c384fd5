// `npm run release -- 1.2.3`: the version everywhere, its heading in the changelog, a commit, a tag, and the tarballs
// of the published packages in `release/`. Nothing leaves the machine: what to push and publish is said at the end.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayFailure, setUp } from './setup/index.mjs';
import { npmCommand } from './setup/npm.mjs';
import { root } from './setup/paths.mjs';
import { published } from './setup/published.mjs';
import { StepFailed } from './setup/step.mjs';
import { words } from './setup/words.mjs';

const UNRELEASED = '## Unreleased';
const folder = join(root, 'release');

try {
  await release(process.argv.slice(2));
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function release(args) {
  const [version] = args;
  const current = read('package.json').version;
  if (args.length !== 1 || !isAfter(version, current)) {
    throw new StepFailed(
      words(
        `Falta la versión nueva, posterior a ${current}: npm run release -- 1.2.3`,
        `The new version is missing, one after ${current}: npm run release -- 1.2.3`,
      ),
    );
  }
  if (git('status', '--porcelain') !== '') {
    throw new StepFailed(
      words('Hay cambios sin guardar en git', 'There are changes that are not committed'),
    );
  }
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (!new RegExp(`^${UNRELEASED}\\n\\n(?!## )\\S`, 'm').test(changes)) {
    throw new StepFailed(
      words(
        `CHANGELOG.md no tiene nada bajo «${UNRELEASED}»`,
        `CHANGELOG.md has nothing under '${UNRELEASED}'`,
      ),
    );
  }
  const runner = await setUp({ tools: true });
  for (const path of manifests()) setVersion(path, version);
  npm(runner, root, 'install', '--package-lock-only', '--no-audit', '--no-fund');
  const today = new Date().toISOString().slice(0, 10);
  const dated = `${UNRELEASED}\n\n## ${version} (${today})`;
  writeFileSync(join(root, 'CHANGELOG.md'), changes.replace(UNRELEASED, dated));
  packAll(runner);
  git('commit', '--all', '--message', `Version ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(
    words(
      `Hecha la versión ${version}. Ahora: git push --follow-tags, y npm publish de cada archivo de release/`,
      `Version ${version} is made. Now: git push --follow-tags, and npm publish of each file in release/`,
    ),
  );
}

function packAll(runner) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of published) {
    npm(runner, join(root, 'packages', name), 'pack', '--pack-destination', folder);
  }
}

/** Three whole numbers, higher than the others. */
function isAfter(version, current) {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version ?? '')) return false;
  const [next, old] = [version, current].map((text) => text.split('.').map(Number));
  const first = next.findIndex((number, i) => number !== old[i]);
  return first !== -1 && next[first] > old[first];
}

function manifests() {
  const own = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name, 'package.json')),
  );
  return ['package.json', ...own];
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** Of the package, and of those of ours that it needs. */
function setVersion(path, version) {
  const manifest = read(path);
  manifest.version = version;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (name.startsWith('@tapete/')) manifest[kind][name] = version;
    }
  }
  writeFileSync(join(root, path), `${JSON.stringify(manifest, null, 2)}\n`);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function npm({ node, env }, cwd, ...args) {
  const { command, args: first } = npmCommand(node);
  execFileSync(command, [...first, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
