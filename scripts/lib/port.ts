import { createServer } from 'node:net';

/**
 * The port that `PORT` asks for, else 4321.
 * @throws when PORT is no port
 */
export function wantedPort(environment: Record<string, string | undefined>): number {
  const { PORT } = environment;
  if (PORT === undefined || PORT === '') return 4321;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) throw new Error(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  return port;
}

/**
 * Makes sure that nothing listens on a port of this machine.
 * @throws with code EADDRINUSE when something does
 */
export async function assertFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    await new Promise<void>((done, fail) => {
      // A machine without IPv6 has one loopback address.
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? fail(error) : done()));
      server.listen(port, host, () => server.close(() => done()));
    });
  }
}

/** What to say when a server cannot listen; undefined for errors that are not about the port. */
export function explainListenError(error: unknown, port: number): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one with PORT, such as PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user. Choose another one with PORT, such as PORT=4321.`;
  return undefined;
}
