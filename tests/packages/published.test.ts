// The packages as whoever installs them has them: packed, installed in a clean folder, used from there alone.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodes } from './nodes.ts';
import { PUBLISHED, makeFolder, npm, packAll, root } from './packed.ts';

const folder = makeFolder('user');
const tarballs = makeFolder('tarballs');
afterAll(() => {
  folder.remove();
  tarballs.remove();
});

const at = (...path: string[]): string => join(folder.path, ...path);

/** The example of a README, in TypeScript. */
function exampleOf(readme: string): string {
  const code = /```ts\n(.*?)```/s.exec(readFileSync(readme, 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${readme} has no example`);
  return code;
}

/** The READMEs by the names of their examples: the installed packages', and the project's. */
const READMES = {
  rules: at('node_modules', '@tapete', 'rules', 'README.md'),
  odds: at('node_modules', '@tapete', 'odds', 'README.md'),
  project: join(root, 'README.md'),
};

beforeAll(() => {
  const packed = packAll(tarballs.path);
  writeFileSync(at('package.json'), '{ "private": true, "type": "module" }\n');
  // Nothing is asked of a registry: the one dependency of the second is the first.
  npm(['install', '--offline', ...packed], folder.path);
  for (const [name, readme] of Object.entries(READMES)) {
    const code = exampleOf(readme);
    writeFileSync(at(`${name}.ts`), code);
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    writeFileSync(at(`${name}.js`), outputText);
  }
}, 120_000);

test.each(PUBLISHED)(
  '%s holds what was built, its README and licence, and nothing else',
  (name) => {
    const home = at('node_modules', '@tapete', name);
    expect(readdirSync(home).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const files = readdirSync(join(home, 'dist'), { recursive: true, withFileTypes: true });
    const names = files.filter((each) => each.isFile()).map((each) => each.name);
    expect(names.filter((each) => !/\.(js|d\.ts)$/.test(each) || /test/.test(each))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module', engines: { node: '>=20' } });
    expect(Object.keys(manifest)).not.toContain('private');
    expect(Object.keys(manifest)).not.toContain('published');
  },
);

describe('the examples of the READMEs', () => {
  const said = (path: string, name: string): string =>
    execFileSync(path, [at(`${name}.js`)], { cwd: folder.path, encoding: 'utf8' });

  test('run on Node 20, 22 and 24', { timeout: 120_000 }, () => {
    for (const { path } of nodes()) {
      // Everybody passes: the better of two hands of two cards takes both antes of 10, or they split.
      expect(said(path, 'project')).toMatch(
        /^all-passed \[ (510, 490|490, 510|500, 500) \] \[\n? *\{/,
      );
      const rules = said(path, 'rules');
      // Each sees his own closed card; all five cards of a seat are there or have been turned down.
      for (const person of ['Ana', 'Bea', 'Carlos']) expect(rules).toContain(`${person} sees`);
      expect(rules).toMatch(/(showdown|all-passed|last-left) stacks \[[\d, ]+\] pots/);
      // S7: five figures with a pair are figuras, and beat two pair.
      expect(rules).toContain('Figuras: ace, two kings, queen and jack true');
      const odds = said(path, 'odds');
      // Four seats play from the 6: 36 cards, less 7 seen: C(29, 2) × C(27, 2) = 406 × 351.
      expect(odds).toContain(`exact ${406 * 351}`);
      // T13: Q-6-4 is the least hand to play. The house keeps 3.3730 % of an ante (13,733,780 in
      // 407,170,400), and at 40-30-6-3-1 7.2760 % of Pair Plus (1,608 in 22,100).
      expect(odds).toMatch(/^play /m);
      expect(odds).toMatch(/^0\.033729\d* 0\.072760\d*$/m);
    }
  });

  test.each([
    ['nodenext', {}],
    ['esnext', { moduleResolution: 'bundler' }],
  ])('are right in strict TypeScript with module %s %j', (module, more) => {
    const compilerOptions = {
      module,
      ...more,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      noEmit: true,
    };
    const files = Object.keys(READMES).map((name) => `${name}.ts`);
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    execFileSync(process.execPath, [tsc, '--project', folder.path], { stdio: 'pipe' });
  });
});

describe('a bundle for browsers', () => {
  async function bundleOf(code: string): Promise<string> {
    writeFileSync(at('entry.js'), code);
    const made = await build({
      root: folder.path,
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry: at('entry.js'), formats: ['iife'], name: 'made' } },
    });
    const [output] = Array.isArray(made) ? made : [];
    const [chunk] = output?.output ?? [];
    if (chunk?.type !== 'chunk') throw new Error('no bundle');
    return chunk.code;
  }

  test('runs where there is the language and nothing of Node', async () => {
    const code = await bundleOf(`
      import { equity } from '@tapete/odds';
      import { hand, handRules, pack, studRules } from '@tapete/rules';
      const asked = equity({
        hands: [hand('As Ah Ad 2c 3c'), hand('Ks Kh Kd 2h 3h')],
        rules: handRules(studRules(), 2),
        random: () => 0,
      });
      tell([pack(2).length, asked.value.seats[0].win]);
    `);
    const told: unknown[] = [];
    runInContext(code, createContext({ tell: (value: unknown) => told.push(value) }));
    expect(told).toEqual([[52, 1]]);
  });

  test('of one small function leaves the rest out', async () => {
    const code = await bundleOf(`
      import { hand } from '@tapete/rules';
      tell(hand('As Kd'));
    `);
    // Cards alone: no game, no order of hands.
    expect(code).not.toContain('showdown');
    expect(code.length).toBeLessThan(6000);
  });
});
