// `npm run lint`, `types`, `arrows`, `knip`, `format`, `reference`: sets up what is missing, then runs the tool, with the arguments given.

import { afterSetUp } from './setup/index.mjs';
import { root } from './setup/paths.mjs';
import { run } from './setup/step.mjs';
import { tools } from './tools.mjs';

const [name, ...more] = process.argv.slice(2);
const tool = tools[name];
if (tool === undefined) throw new Error(`Expected: ${Object.keys(tools).join('|')}`);

await afterSetUp({ tools: true, page: tool.page }, async ({ node, env }) => {
  process.exitCode = await run(node, [...tool.args, ...more], { cwd: root, env });
});
