/** What programs are told of the room: a linter finds nothing, and a client made from it knows every field. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { makeFolder, startRoom } from './testing/room.ts';

async function description(): Promise<string> {
  const room = await startRoom('description');
  const answer = await fetch(`${room.url}/api/docs/json`);
  expect(answer.status).toBe(200);
  return answer.text();
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId?: string; readonly tags?: string[] }>>
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

test('a linter finds nothing wrong in it', async () => {
  const source = await description();
  const config = await createConfig({
    extends: ['recommended'],
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
  expect(told).toEqual([]);
});

test('every path has a name, a heading and its errors; every event, answer and error a schema of its own', async () => {
  const { paths, components } = JSON.parse(await description()) as Described;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(operations.length);
  for (const { operationId, tags } of operations) {
    expect(operationId).toBeTruthy();
    expect(tags).toHaveLength(1);
  }
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      ...['StudEvent', 'StudDeal', 'StudRules', 'ThreeEvent', 'ThreeDeal', 'ThreeRules'],
      ...['Table', 'TableEvent', 'TableConfig', 'Legal', 'StreamEvent', 'TablesStreamEvent'],
      ...['SnapshotMessage', 'LogMessage', 'PingMessage', 'Error', 'ActionAnswer', 'TableAnswer'],
    ]),
  );
});

test('a client made from it knows every field, and compiles', { timeout: 60_000 }, async () => {
  const text = astToString(await openapiTS(await description()));
  // The tool says so much of the headers of every answer, and in comments.
  const own = text.replaceAll(/\[name: string\]: unknown;|\/\*\*[^]*?\*\//g, '');
  expect(own).not.toMatch(/\bunknown\b/);
  const client = `
    import type { components, operations } from './api';
    type Stream = components['schemas']['StreamEvent'];
    export function street(message: Stream): number | null {
      if (message.event !== 'log') return null;
      const { event } = message.data;
      if (event.type !== 'deal' || event.game !== 'stud') return null;
      return event.event.type === 'dealt' ? event.event.street : null;
    }
    export const code = (answer: components['schemas']['Error']): 'no-session' | null =>
      answer.error.code === 'no-session' ? answer.error.code : null;
    export type Body = operations['act']['requestBody']['content']['application/json'];
    export const pass: Body = { actionId: 'abcdefgh', deal: 1, decision: 2, action: { type: 'pass' } };
    // @ts-expect-error no such action
    export const flod: Body = { actionId: 'abcdefgh', deal: 1, decision: 2, action: { type: 'flod' } };
  `;
  expect(faultsOf({ 'api.ts': text, 'client.ts': client })).toEqual([]);
});

/** What the compiler says of these files, strict. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const folder = makeFolder();
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
