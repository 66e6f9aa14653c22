/** Web servers that the site is tested with, if they are installed. */
import { existsSync, globSync } from 'node:fs';

/** Returns the path of Debian's nginx, if its module for files compressed with brotli is installed too. */
export function findNginx(): string | undefined {
  const modules = globSync('/etc/nginx/modules-enabled/*brotli-static.conf');
  return modules.length ? ['/usr/sbin/nginx'].find(existsSync) : undefined;
}

export function findCaddy(): string | undefined {
  return ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync);
}

/** Returns a line for each missing server, since its tests are skipped. */
export function missingServers(): string[] {
  return [
    ...(findNginx() ? [] : ['nginx with libnginx-mod-http-brotli-static is not installed: its tests did not run.']),
    ...(findCaddy() ? [] : ['Caddy is not installed: its tests did not run.']),
  ];
}
