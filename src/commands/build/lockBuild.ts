import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the socket that locks a folder. The system frees it when the process ends, even if killed; a lock file would
 * stay.
 */
function socketOf(root: string): string {
  const name = `vitrine-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

const isAnswered = (socket: string) =>
  new Promise<boolean>((done) => {
    const call = connect(socket, () => done(true)).on('error', () => done(false));
    call.on('connect', () => call.destroy());
  });

/**
 * Keeps other builds of a folder from starting until the lock is released or the process ends.
 * @returns a function that releases the lock, or undefined if another build is running
 */
export async function lockBuild(root: string): Promise<(() => void) | undefined> {
  const socket = socketOf(root);
  for (;;) {
    const server = createServer((call) => call.destroy()).unref();
    const code = await new Promise<string | undefined>((done) => {
      server.once('error', ({ code = '' }: NodeJS.ErrnoException) => done(code)).listen(socket, () => done(undefined));
    });
    // Without such sockets, build without a lock: each build writes to its own temporary folder.
    if (code !== 'EADDRINUSE') return () => void close(server);
    if (await isAnswered(socket)) return undefined;
    // Where the socket is a file, it stays after a kill.
    if (socket.startsWith('/')) rmSync(socket, { force: true });
  }
}

const close = (server: Server) => server.listening && server.close();
