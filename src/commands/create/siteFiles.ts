/** The files of an owner's folder besides `content/`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { program } from '#base/folders.ts';
import { commandKinds } from '#content/addEntry.ts';
import { programCommands } from '../cli/commands.ts';
import { oldestNode } from '../cli/oldNode.ts';
import { type HostName, hostNames, hosts } from './hosts.ts';
import { lockfileOf, manifestOf, type PackedProgram } from './packedProgram.ts';

interface NewSite {
  target: string;
  name: string;
  host?: HostName;
  url?: string;
  /** Whether the Node.js of this machine is too old for the program. */
  needsNode: boolean;
}

/** The Node.js of hosts. Templates in deploy/ have it too, and package.json its exact version. */
const hostedNode = 24;

export const siteScripts = Object.fromEntries(
  [...Object.keys(programCommands), 'help'].map((name) => [name, `vitrine ${name}`]),
);

const ignored = [
  'node_modules',
  'dist/',
  // Private data, and copies of it.
  '/resume/',
  '/content/private*',
  'content.old*/',
  'deploy/generated/',
  '.astro/',
  '.cache/',
  '.*.tmp',
  '.DS_Store',
];

/** Returns a name that npm takes, made of the folder's. */
function packageName(target: string): string {
  const name = basename(target)
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // A package can't depend on one of its own name.
  return name === 'vitrine' ? 'vitrine-site' : name || 'my-site';
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const hostList = () =>
  hostNames
    .map((host) => {
      const { name, summary, givesUrl } = hosts[host];
      const before = givesUrl ? '' : 'Set `url` in `content/site.yaml`, then ';
      return `- **${name.replace(/^a /, '').replace(/^./, (first) => first.toUpperCase())}**: ${summary}\n  ${before}\`npm run create -- . --host ${host}\``;
    })
    .join('\n');

const anyHost =
  () => `Choose a host, and run its command here. It writes the host's files, and its steps in place of this list.

${hostList()}

Any other static host serves \`dist/\`, which \`npm run build\` writes.`;

interface HostedSite {
  folder: string;
  url?: string;
}

const read = (name: string) => readFileSync(join(program, name), 'utf8');

/** Reads a file of the program, with the place and the hostname of a site. */
function template(name: string, { folder, url }: HostedSite): string {
  const text = read(name).replaceAll(/\/srv\/vitrine|my-site/g, (place) => place.replace(/[\w-]+$/, folder));
  const { hostname } = new URL(url ?? 'https://example.com');
  // A URL's hostname may contain characters with a meaning in a web server's configuration.
  return /^[a-z\d.-]+$/.test(hostname) ? text.replaceAll('example.com', hostname) : text;
}

/** Returns the steps of publishing at a host, as its document has them. */
function stepsAt(host: HostName, site: HostedSite): string {
  const [steps = ''] =
    /^1\. .*\n(?:(?:\d+\.| {2}) .*\n|\n(?=\d+\. | {3}))*/m.exec(template(`docs/publish/${host}.md`, site)) ?? [];
  return steps.replace(/\[([^\]]*)\]\(README\.md[^)]*\)/g, '$1').trim();
}

const stepsOf = ({ target, host, url }: Pick<NewSite, 'target' | 'host' | 'url'>): string =>
  host ? stepsAt(host, { folder: packageName(target), url }) : anyHost();

/** Returns README.md of a site. */
function readme(site: NewSite, { manifest, file }: PackedProgram): string {
  const requires = site.needsNode
    ? `Requires Node.js 20 or later with npm. \`npm ci\` also installs Node.js ${hostedNode}, which runs every command here.`
    : `Requires Node.js ${oldestNode} or later (https://nodejs.org).`;
  const parts: Readonly<Record<string, string>> = {
    NAME: site.name,
    REQUIRES: requires,
    KINDS: commandKinds.map((kind) => `\`${kind}\``).join(', '),
    UPGRADE: file
      ? 'In a newer clone of Vitrine, run `npm run create -- --upgrade <this folder>`.'
      : `\`npx ${manifest.name}@latest --upgrade .\` takes the newest version; \`npm update\` stays within the major one.`,
    STEPS: stepsOf(site),
  };
  return read('deploy/site.md').replace(/NAME|REQUIRES|KINDS|UPGRADE|STEPS/g, (part) => parts[part] ?? '');
}

/** The section of README.md on publishing. */
export const publishing = /^## Publish it\n[\s\S]*?(?=^## |(?![\s\S]))/m;

/** Returns that section for a host. */
export const publishSection = (target: string, host?: HostName, url?: string): string =>
  (publishing.exec(read('deploy/site.md'))?.[0] ?? '').replace('STEPS', () => stepsOf({ target, host, url }));
/** What each host reads from the folder: nothing that depends on what is built. */
const hostFiles: Record<HostName, (site: HostedSite) => Record<string, string>> = {
  vercel: () => ({ 'vercel.json': read('vercel.json') }),
  netlify: () => ({ 'netlify.toml': read('netlify.toml') }),
  cloudflare: () => ({}),
  github: (site) => ({ '.github/workflows/publish.yml': template('deploy/github-pages.yml', site) }),
  nginx: (site) => ({ 'deploy/nginx.conf': template('deploy/nginx.conf', site) }),
  caddy: (site) => ({ 'deploy/Caddyfile': template('deploy/Caddyfile', site) }),
  docker: (site) => ({
    'compose.yaml': template('deploy/compose.yaml', site).replace('context: ..', 'context: .'),
    'deploy/Containerfile': template('deploy/Containerfile', site),
    'deploy/Caddyfile': template('deploy/Caddyfile', site),
    '.dockerignore':
      '.git\nnode_modules\n.cache\n.astro\ndist\nresume\ncontent/private*\ncontent.old*\ndeploy/generated\n**/.*.tmp\n',
  }),
};

export const filesOfHost = (host: HostName, target: string, url: string | undefined): Map<string, string | Buffer> =>
  new Map(Object.entries(hostFiles[host]({ folder: packageName(target), url })));

/** Hides EBADENGINE warnings on an older Node.js: `npm ci` installs the one that every script runs on. */
const npmrc = 'loglevel=error\n';

export function siteFiles(site: NewSite, packed: PackedProgram): Map<string, string | Buffer> {
  const { target, host, url, needsNode } = site;
  const folder = packageName(target);
  const { engines, ...others } = manifestOf(packed, needsNode);
  const manifest = { name: folder, private: true, engines, scripts: siteScripts, ...others };
  return new Map<string, string | Buffer>([
    ['package.json', json(manifest)],
    ['package-lock.json', lockfileOf(manifest, packed)],
    ...(packed.file ? [[packed.file.path, packed.file.bytes] as const] : []),
    ['README.md', readme(site, packed)],
    ['.gitignore', `${ignored.join('\n')}\n`],
    // Hosts read it, and so do programs that switch between versions.
    ['.node-version', `${hostedNode}\n`],
    ...(needsNode ? [['.npmrc', npmrc] as const] : []),
    ...(host ? filesOfHost(host, target, url) : []),
  ]);
}
