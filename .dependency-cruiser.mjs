// The arrows of the house: who may import whom. Nothing imports upward, no app imports an app.

import { builtinModules } from 'node:module';

/** Each workspace and those it may import. */
export const arrows = {
  'packages/rules': [],
  'packages/chance': ['packages/rules'],
  'packages/table': ['packages/rules'],
  'packages/odds': ['packages/rules'],
  'packages/fair': ['packages/rules'],
  'packages/bots': ['packages/chance', 'packages/rules', 'packages/odds'],
  'packages/alone': ['packages/chance', 'packages/rules', 'packages/table', 'packages/bots'],
  'packages/protocol': ['packages/rules', 'packages/table'],
};
const everyPackage = Object.keys(arrows);
for (const app of ['apps/server', 'apps/web', 'apps/cli']) arrows[app] = everyPackage;

/** The npm packages that a package of ours may use in its source; the apps are free. */
const outside = {
  'packages/chance': ['pure-rand'],
  'packages/protocol': ['zod'],
  'packages/fair': ['@noble/[^/]+'],
};

/** What the tests of every workspace may import besides. */
const forTests = ['packages/chance'];

const TESTS = '([.]test[.]ts$|/testing[.]ts$|/testing/)';
const REFERENCE = '^packages/rules/reference/';
const npm = (names) => `(^|/)node_modules/(${names.join('|')})/`;

const arrow = (name, from, workspace, below) => ({
  name: `${name}-from-${workspace.replace('/', '-')}`,
  comment: `${workspace} may import ${below.join(', ') || 'no other workspace'}.`,
  severity: 'error',
  from,
  to: {
    path: '^(packages|apps|tests|scripts|bench)/',
    pathNot: [workspace, ...below].map((path) => `^${path}/`),
    dependencyTypesNot: ['npm', 'npm-dev'],
  },
});

const between = Object.entries(arrows).flatMap(([workspace, below]) => [
  arrow('arrow', { path: `^${workspace}/`, pathNot: TESTS }, workspace, below),
  arrow('test-arrow', { path: `^${workspace}/.*${TESTS}` }, workspace, [...below, ...forTests]),
]);

const purity = everyPackage.map((workspace) => ({
  name: `pure-${workspace.replace('/', '-')}`,
  comment: `${workspace} imports neither Node nor packages of others, but: ${(outside[workspace] ?? ['none']).join(', ')}.`,
  severity: 'error',
  from: { path: `^${workspace}/src/`, pathNot: TESTS },
  to: {
    path: ['(^|/)node_modules/', `^(node:.*|${builtinModules.join('|')})$`],
    ...(outside[workspace] && { pathNot: npm(outside[workspace]) }),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...between,
    ...purity,
    {
      name: 'reference-stands-alone',
      comment:
        'The reference checks the rules by other means, so it shares nothing with them; seeded numbers are no rule.',
      severity: 'error',
      from: { path: REFERENCE },
      to: { path: '^(packages|apps)/', pathNot: [REFERENCE, '^packages/chance/'] },
    },
    {
      name: 'reference-is-for-tests',
      comment: 'Only tests import the reference.',
      severity: 'error',
      from: { pathNot: [REFERENCE, TESTS, '^tests/'] },
      to: { path: REFERENCE },
    },
    {
      name: 'tests-are-for-tests',
      comment: 'Source never imports a test or what stands beside it for tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, REFERENCE, '/test/'] },
      to: { path: TESTS, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'no-schema-in-the-page',
      comment: 'The page takes types alone from the protocol, and its version.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: {
        path: '^packages/protocol/src/',
        pathNot: '^packages/protocol/src/version[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'constants-without-schemas',
      comment: 'What the page loads of the protocol brings no zod with it.',
      severity: 'error',
      from: { path: '^packages/protocol/src/version[.]ts$' },
      to: { path: npm(['zod']), reachable: true },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/paraglide/' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|paraglide)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['svelte', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
