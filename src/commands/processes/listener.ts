import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { attempt } from '#base/attempt.ts';

interface Listener {
  pid: number;
  folder?: string | undefined;
}

/** Returns the process that listens on a port, from /proc, where Linux lists listeners and processes. */
function fromFiles(port: number): number | undefined {
  const lines = ['tcp', 'tcp6'].flatMap(
    (name) => attempt(() => readFileSync(`/proc/net/${name}`, 'utf8'))?.split('\n') ?? [],
  );
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = lines.flatMap((line) => {
    const [, address, , state, , , , , , inode] = line.trim().split(/\s+/);
    return address?.endsWith(`:${hex}`) && state === '0A' ? [`socket:[${inode}]`] : [];
  });
  // A process can be another user's, or gone.
  const isHolder = (pid: string) =>
    attempt(() => readdirSync(`/proc/${pid}/fd`))?.some((handle) =>
      sockets.includes(attempt(() => readlinkSync(`/proc/${pid}/fd/${handle}`)) ?? ''),
    );
  const pids = sockets.length ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return Number(pids.find(isHolder)) || undefined;
}

/** Returns what lsof, which macOS has, prints on a line that begins with a letter. */
function fromLsof(letter: string, ...filters: string[]): string | undefined {
  const output = execFileSync('lsof', ['-nP', `-F${letter}`, ...filters], { encoding: 'utf8', stdio: 'pipe' });
  return output
    .split('\n')
    .find((line) => line.startsWith(letter))
    ?.slice(1);
}

/** Returns the process that listens on a port; undefined if the system doesn't report it. */
export function listenerOn(port: number): Listener | undefined {
  const isLinux = process.platform === 'linux';
  const pid = isLinux ? fromFiles(port) : Number(attempt(() => fromLsof('p', `-iTCP:${port}`, '-sTCP:LISTEN')));
  if (!pid) return undefined;
  const folder = attempt(() =>
    isLinux ? readlinkSync(`/proc/${pid}/cwd`) : fromLsof('n', '-a', '-d', 'cwd', '-p', String(pid)),
  );
  return { pid, folder };
}
