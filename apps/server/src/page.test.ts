import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { makeFolder, startRoom } from './testing/room.ts';

const PAGE = '<!doctype html><title>Tapete</title>';
const SCRIPT = 'export const a = 1;\n'.repeat(50);

function makeDist(): string {
  const dist = makeFolder();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'sw.js'), '');
  writeFileSync(join(dist, 'assets', 'index-abc123.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'index-abc123.js.br'), brotliCompressSync(SCRIPT));
  return dist;
}

test('every path of the page answers with the page, never kept without asking', async () => {
  const room = await startRoom('page', { dist: makeDist() });
  for (const path of ['/', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/reglas', '/t/x?y=1.5']) {
    const answer = await fetch(room.url + path, { headers: { accept: 'text/html' } });
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    // On a plain home network this would break every link.
    expect(policy).not.toContain('upgrade-insecure-requests');
  }
  expect((await fetch(`${room.url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('hashed files are kept for ever and sent as they were compressed', async () => {
  const room = await startRoom('page-assets', { dist: makeDist() });
  const plain = await fetch(`${room.url}/assets/index-abc123.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(await plain.text()).toBe(SCRIPT);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const [encoding, kept, body] = await new Promise<[unknown, unknown, Buffer]>((done) => {
    const options = { headers: { 'accept-encoding': 'br' } };
    request(`${room.url}/assets/index-abc123.js`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { headers } = response;
        done([headers['content-encoding'], headers['cache-control'], Buffer.concat(chunks)]);
      });
    }).end();
  });
  expect(encoding).toBe('br');
  expect(kept).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test('what is missing is missing: a file, a path of the API, and nothing outside the folder', async () => {
  const room = await startRoom('page-missing', { dist: makeDist() });
  for (const path of ['/assets/none.js', '/api/none', '/..%2f..%2fetc%2fpasswd.txt', '/.env']) {
    const answer = await fetch(room.url + path);
    expect([403, 404], path).toContain(answer.status);
    expect(await answer.json()).toHaveProperty('error.code');
  }
});

test('without a built page the room says so', async () => {
  const room = await startRoom('page-none');
  const answer = await fetch(`${room.url}/t/x`, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('npm start');
});

test('the API’s page and its description are there', async () => {
  const room = await startRoom('page-docs');
  const page = await fetch(`${room.url}/api/docs`);
  expect(page.status).toBe(200);
  const described = await fetch(`${room.url}/api/docs/json`);
  const { paths } = (await described.json()) as { paths: Record<string, object> };
  expect(Object.keys(paths).sort()).toEqual([
    '/api/events',
    '/api/room',
    '/api/session',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/actions',
    '/api/tables/{id}/events',
  ]);
});
