/** A reader that is slower than the command: every line arrives, and no more than one answer waits for it. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ENTRY = join(dirname(dirname(fileURLToPath(import.meta.url))), 'tapete.mjs');

/** Tells at the end the most characters that have waited in the process for its reader. */
const WATCHED = `data:text/javascript,
const { stdout } = process;
const write = stdout.write;
let most = 0;
stdout.write = (...args) => {
  const more = write.apply(stdout, args);
  most = Math.max(most, stdout.writableLength);
  return more;
};
process.on('exit', () => process.stderr.write(String(most)));`;

const THREE = JSON.stringify({
  game: 'three',
  seats: [{ name: 'Ana', stack: 100, ante: 10 }],
  deck: 'Ks Jh 9d 8h 5c 3s',
  actions: ['Ana play'],
});
const MANY = 4000;

async function answered(call: string, input: string) {
  const flags = ['--import', WATCHED, ENTRY, ...call.split(' '), '--lang', 'es'];
  const child = spawn(process.execPath, flags, { env: { PATH: process.env['PATH'] } });
  let [out, err] = ['', ''];
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stdin.end(input);
  const code = await new Promise((done) => child.on('close', done));
  const beginning = (text: string): number =>
    out.split('\n').filter((line) => line.startsWith(text)).length;
  return { code, beginning, mostWaiting: Number(err) };
}

// 4,000 answers are several times the 64 KiB that a pipe holds, and none is longer than 3,000 characters.
it.each([
  ['eval stud -', 'As Kd 9c', '{"category":"high-card"'],
  ['compare three -', 'As Ks Qs | 2c 2d 2h', '{"winners":[0]'],
  ['replay -', THREE, '{"ok":true'],
])('%s', async (call, item, begins) => {
  const said = await answered(call, `${item}\n`.repeat(MANY));
  expect([said.code, said.beginning(begins)]).toEqual([0, MANY]);
  expect(said.mostWaiting).toBeLessThan(3000);
});

it('replay -: a first line that is cut keeps no other from being answered as it comes', async () => {
  const said = await answered('replay -', `{\n${`${THREE}\n`.repeat(MANY)}`);
  expect([said.code, said.beginning('{"error"'), said.beginning('{"ok"')]).toEqual([2, 1, MANY]);
  expect(said.mostWaiting).toBeLessThan(3000);
});
