// A room in a process of its own, behind a proxy on which connections can be cut.

import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { makeFolder, needPage, root } from './room.ts';

export interface RemoteRoom {
  /** The proxy's address: it stays the same when the room is started again. */
  readonly url: string;
  readonly data: string;
  /** Breaks every connection that is open now. */
  readonly cut: () => void;
  /** Nothing goes through any more, and nothing breaks: as on a phone that has left the net. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the room's process at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startProcess(data: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', TAPETE_DATA: data, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((done, fail) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /Tapete: http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found !== undefined) done(Number(found));
    });
    child.once('exit', (code) => fail(new Error(`the room ended with ${code}`)));
  });
  return { child, port };
}

export async function startRemoteRoom(): Promise<RemoteRoom> {
  needPage();
  const data = makeFolder();
  let room = await startProcess(data);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  let frozen = false;
  const proxy = createServer((near) => {
    keep(near);
    if (frozen) return void near.pause();
    const far = connect(room.port, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  const freeze = (): void =>
    sockets.forEach((socket) => {
      socket.unpipe();
      socket.pause();
    });
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const kill = (): Promise<void> =>
    new Promise((done) => {
      room.child.once('exit', () => done());
      room.child.kill('SIGKILL');
    });
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    cut,
    freeze: () => {
      frozen = true;
      freeze();
    },
    thaw: () => {
      frozen = false;
      cut();
    },
    kill,
    startAgain: async () => void (room = await startProcess(data)),
    stop: async () => {
      await kill();
      cut();
      await new Promise((done) => proxy.close(done));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
