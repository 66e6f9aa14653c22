import { listenOnLoopback } from '#base/listenOnLoopback.ts';

/**
 * The port that `PORT` asks for, or another variable of the environment.
 * @throws when it is no port
 */
export function wantedPort(environment: Record<string, string | undefined>, name = 'PORT', usual = 4321): number {
  const wanted = environment[name];
  if (wanted === undefined || wanted === '') return usual;
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535)
    throw new Error(`${name} must be a number from 0 to 65535 (found "${wanted}").`);
  return port;
}

/**
 * Makes sure that nothing listens on a port of this machine.
 * @throws with code EADDRINUSE when something does
 */
async function assertFree(port: number): Promise<void> {
  const { servers } = await listenOnLoopback(() => {}, port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
}

/** What to say when a server cannot listen; undefined for errors that are not about the port. */
export function explainListenError(error: unknown, port: number, name = 'PORT'): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one with ${name}, such as ${name}=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user. Choose another one with ${name}, such as ${name}=4321.`;
  return undefined;
}

/**
 * The port that a variable of the environment asks for, which nothing listens on.
 * @throws with the message that tells it where a port is taken, or is none
 */
export async function freePort(name: string, usual: number): Promise<number> {
  const port = wantedPort(process.env, name, usual);
  await assertFree(port).catch((error: unknown) => {
    throw new Error(explainListenError(error, port, name) ?? String(error));
  });
  return port;
}
