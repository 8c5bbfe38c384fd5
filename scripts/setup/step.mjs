// One long step with its progress: a spinner on a terminal, plain lines elsewhere.

import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { duration, words } from './words.mjs';

const TAIL_LINES = 25;
const PLAIN_EVERY = 15_000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** A step that failed: `message` is the one line for a person, `tail` the end of its output. */
export class StepFailed extends Error {
  constructor(message, tail = '') {
    super(message);
    this.tail = tail;
  }
}

/**
 * Runs a command silently behind one line that says `title` and the time gone by.
 * Throws StepFailed with the tail of its output when it cannot start or ends badly.
 *
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv}} [options]
 */
export async function runStep(title, command, args, options = {}) {
  const progress = showProgress(title);
  const started = Date.now();
  const { code, output } = await capture(command, args, options);
  const took = duration(Date.now() - started);
  if (code === 0) {
    progress.end(`✓ ${title} (${took})`);
    return;
  }
  progress.end(`✗ ${title} (${took})`);
  const failed = words('ha fallado', 'failed');
  throw new StepFailed(
    typeof code === 'string' ? `${title}: ${failed} (${code})` : `${title}: ${failed}`,
    lastLines(output),
  );
}

/** Runs a command and answers its exit code, or the name of the signal or error that ended it. */
export function capture(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...(options.env ?? process.env), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-64_000);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => done({ code: error.code ?? error.message, output }));
    child.on('close', (code, signal) => done({ code: code ?? signal ?? 'unknown', output }));
  });
}

/** Runs a command that speaks for itself, and answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Says `title` until ended: redrawn each 100 ms on a terminal, a line each 15 s elsewhere. */
function showProgress(title) {
  const out = process.stderr;
  const started = Date.now();
  const live = out.isTTY && process.env.TERM !== 'dumb' && !process.env.CI;
  let frame = 0;
  const draw = () => {
    const mark = frames[frame++ % frames.length];
    const line = `${mark} ${title}… ${Math.round((Date.now() - started) / 1000)} s`;
    out.write(`\r\x1b[2K${line.slice(0, (out.columns ?? 80) - 1)}`);
  };
  const plain = () => out.write(`  … ${title}: ${duration(Date.now() - started)}\n`);
  if (live) draw();
  else out.write(`${title}…\n`);
  const timer = setInterval(live ? draw : plain, live ? 100 : PLAIN_EVERY);
  return {
    end(line) {
      clearInterval(timer);
      out.write(live ? `\r\x1b[2K${line}\n` : `${line}\n`);
    },
  };
}

function lastLines(output) {
  const lines = output.trimEnd().split(/\r?\n/);
  return lines.slice(-TAIL_LINES).join('\n');
}
