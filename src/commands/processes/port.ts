import { CommandError } from '#base/commandError.ts';
import { listenOnLoopback } from '#base/listenOnLoopback.ts';

/** Returns the port in `PORT`, or in another environment variable. */
export function wantedPort(environment: Record<string, string | undefined>, name = 'PORT', usual = 4321): number {
  const wanted = environment[name];
  if (wanted === undefined || wanted === '') return usual;
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535)
    throw new CommandError(`${name} must be a number from 0 to 65535 (found "${wanted}").`);
  return port;
}

/**
 * Checks that nothing listens on a port of this machine.
 * @throws with code EADDRINUSE if something does
 */
async function assertFree(port: number): Promise<void> {
  const { servers } = await listenOnLoopback(() => {}, port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
}

export const isFree = (port: number): Promise<boolean> =>
  assertFree(port).then(
    () => true,
    () => false,
  );

/** Explains why a server can't listen. Returns undefined for errors that aren't about the port. */
export function explainListenError(error: unknown, port: number, name = 'PORT'): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one with ${name}, such as ${name}=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user. Choose another one with ${name}, such as ${name}=4321.`;
  return undefined;
}

/**
 * Returns the port in an environment variable, if it is free.
 * @throws with a message for the owner if it is taken, or isn't a port
 */
export async function freePort(name: string, usual: number): Promise<number> {
  const port = wantedPort(process.env, name, usual);
  await assertFree(port).catch((error: unknown) => {
    throw new CommandError(explainListenError(error, port, name) ?? String(error));
  });
  return port;
}
