// Checks who imports whom (the arrows stand in .dependency-cruiser.mjs) and that each
// workspace's package.json names just the workspaces it imports.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { arrows } from '../.dependency-cruiser.mjs';
import { root } from './setup/paths.mjs';

const { options, ...ruleSet } = config;
const folders = ['packages', 'apps', 'tests'].filter((path) => existsSync(join(root, path)));
const { output } = await cruise(
  folders,
  { ...options, baseDir: root, validate: true, ruleSet },
  undefined,
  { tsConfig: extractTSConfig(join(root, options.tsConfig.fileName)) },
);

const faults = output.summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}\n    ${commentOf(rule.name)}`,
);
faults.push(...crossings(output.modules), ...declarations(output.modules));

for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${output.summary.totalCruised} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function commentOf(name) {
  return config.forbidden.find((rule) => rule.name === name)?.comment ?? '';
}

function workspaceOf(path) {
  return /^(packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** Imports that reach into another workspace by a path instead of its name. */
function crossings(modules) {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => {
        const from = workspaceOf(source);
        const to = workspaceOf(resolved);
        return module.startsWith('.') && from && to && from !== to;
      })
      .map(
        ({ module }) =>
          `by-name: ${source} → ${module}\n    Another workspace is imported by its name.`,
      ),
  );
}

/** Where what a workspace declares differs from what it imports. */
function declarations(modules) {
  const found = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(join(root, path, 'package.json'))),
  );
  const manifests = new Map(
    found.map((path) => [path, JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))]),
  );
  const pathOf = new Map([...manifests].map(([path, { name }]) => [name, path]));
  return found.flatMap((path) => {
    if (!(path in arrows)) return [`declared: ${path} has no place among the arrows`];
    const own = modules.filter(({ source }) => workspaceOf(source) === path);
    const imported = new Set(
      own
        .flatMap(({ dependencies }) => dependencies)
        .map(({ resolved }) => workspaceOf(resolved))
        .filter((to) => to !== undefined && to !== path),
    );
    const { dependencies = {}, devDependencies = {} } = manifests.get(path);
    const declared = new Set(
      Object.keys({ ...dependencies, ...devDependencies })
        .map((name) => pathOf.get(name))
        .filter((to) => to !== undefined),
    );
    return [
      ...[...imported]
        .filter((to) => !declared.has(to))
        .map((to) => `declared: ${path} imports ${to}, its package.json does not say so`),
      ...[...declared]
        .filter((to) => !imported.has(to))
        .map((to) => `declared: ${path} names ${to} in its package.json and never imports it`),
    ];
  });
}
