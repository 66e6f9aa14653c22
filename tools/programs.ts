/** Programs that the site is tested with, if they are installed. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first program in PATH with one of these names. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Returns the path of Debian's nginx, if its module for files compressed with brotli is installed too. */
export function findNginx(): string | undefined {
  const modules = globSync('/etc/nginx/modules-enabled/*brotli-static.conf');
  return modules.length ? ['/usr/sbin/nginx'].find(existsSync) : undefined;
}

export const findCaddy = (): string | undefined => findProgram('caddy');

/** Returns a line for each missing server, since its tests are skipped. */
export function missingServers(): string[] {
  return [
    ...(findNginx() ? [] : ['nginx with libnginx-mod-http-brotli-static is not installed: its tests did not run.']),
    ...(findCaddy() ? [] : ['Caddy is not installed: its tests did not run.']),
  ];
}
