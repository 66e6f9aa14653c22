/** The web servers that the site is tried with, where they are installed. */
import { existsSync, globSync } from 'node:fs';

/** Debian's nginx with its module for files compressed with brotli. */
export function findNginx(): string | undefined {
  const modules = globSync('/etc/nginx/modules-enabled/*brotli-static.conf');
  return modules.length ? ['/usr/sbin/nginx'].find(existsSync) : undefined;
}

export function findCaddy(): string | undefined {
  return ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync);
}

/** A line for each server that is missing, so that no output isn't taken for a pass. */
export function missingServers(): string[] {
  return [
    ...(findNginx() ? [] : ['nginx with libnginx-mod-http-brotli-static is not installed: its tests are not run.']),
    ...(findCaddy() ? [] : ['Caddy is not installed: its tests are not run.']),
  ];
}
