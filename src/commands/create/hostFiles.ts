/** What a host reads from an owner's folder: nothing that depends on what is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '#base/folders.ts';
import { vercelFile } from '#hosts/vercel.ts';
import type { HostName } from './hosts.ts';
import { privateLines } from './ignored.ts';

interface HostedSite {
  /** Name of the folder. */
  folder: string;
  url?: string;
}

/** Reads a file of `deploy/`, with the place and the hostname of a site. */
function template(name: string, { folder, url }: HostedSite): string {
  const text = readFileSync(join(program, 'deploy', name), 'utf8').replaceAll('/srv/vitrine', `/srv/${folder}`);
  const { hostname } = new URL(url ?? 'https://example.com');
  // A URL's hostname may contain characters with a meaning in a web server's configuration.
  return /^[a-z\d.-]+$/.test(hostname) ? text.replaceAll('example.com', hostname) : text;
}

const netlify = `# Headers and redirects come from dist/_headers and dist/_redirects.
[build]
  command = "npm run build"
  publish = "dist"
`;

const makers: Record<HostName, (site: HostedSite) => Record<string, string>> = {
  vercel: () => ({ 'vercel.json': vercelFile() }),
  netlify: () => ({ 'netlify.toml': netlify }),
  cloudflare: () => ({}),
  github: (site) => ({ '.github/workflows/publish.yml': template('github-pages.yml', site) }),
  nginx: (site) => ({ 'deploy/nginx.conf': template('nginx.conf', site) }),
  caddy: (site) => ({ 'deploy/Caddyfile': template('Caddyfile', site) }),
  docker: (site) => ({
    'compose.yaml': template('compose.yaml', site).replace('context: ..', 'context: .'),
    'deploy/Containerfile': template('Containerfile', site),
    'deploy/Caddyfile': template('Caddyfile', site),
    '.dockerignore': `.git\nnode_modules\n.cache\n.astro\ndist\n${privateLines['.dockerignore'].join('\n')}\ndeploy/generated\n**/.*.tmp\n`,
  }),
};

/** Returns the files of a host by their paths. */
export const hostFiles = (host: HostName, site: HostedSite): Record<string, string> => makers[host](site);
