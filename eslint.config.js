import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/testing.ts', '**/testing/**/*.ts', 'tests/**/*.ts'];

// Time and chance come into the packages through their callers, so a deal can be played again.
const outside = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance comes in from the caller.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time comes in from the caller.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in from the caller.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Time comes in from the caller.',
  },
];

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '.runtime/',
      '**/dist/',
      'data/',
      '**/coverage/',
      '**/reports/',
      '**/.stryker-tmp/',
      'test-results/',
      'apps/web/src/paraglide/',
      'bench/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      // tsc knows which names exist.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    rules: {
      // The page keeps its own addresses; there is no SvelteKit to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // The properties of a component are taken apart in one statement, those that it changes with the others.
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  // One concept a file, one thing a function: what grows over this is taken apart.
  { rules: { 'max-lines': ['error', { max: 300 }] } },
  {
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true }] },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...outside] },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
);
