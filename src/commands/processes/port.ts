import { CommandError } from '#base/commandError.ts';
import { listenOnLoopback } from '#base/listenOnLoopback.ts';

/** Returns the code of the error if nothing can listen on a port of this machine; undefined if it is free. */
async function listenError(port: number): Promise<string | undefined> {
  try {
    const { close } = await listenOnLoopback(() => {}, port);
    await close();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/**
 * Returns the port in an environment variable, if it is free.
 * @throws CommandError if it is taken, or isn't a port
 */
export async function freePort(name: string, usual: number): Promise<number> {
  const wanted = process.env[name] || String(usual);
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535)
    throw new CommandError(`${name} must be a number from 0 to 65535 (found "${wanted}").`);
  const error = await listenError(port);
  if (error === undefined) return port;
  const [why, other] = error === 'EACCES' ? ['not allowed for this user', usual] : ['taken', port + 1];
  throw new CommandError(`Port ${port} is ${why}. Choose another one with ${name}, such as ${name}=${other}.`);
}
