/** The files of an owner's folder besides `content/`. */
import { basename } from 'node:path';
import { programCommands } from '../cli/commands.ts';
import { hostFiles } from './hostFiles.ts';
import { type HostName, hosts } from './hosts.ts';
import { dependencyOn, lockfileOf, type PackedProgram } from './packedProgram.ts';

interface Site {
  /** The owner's folder. */
  target: string;
  /** The owner's name. */
  name: string;
  host?: HostName;
  url?: string;
}

/** Commands that a site has no use for: it is created. */
const { create: _, ...ofSite } = programCommands;
/** The scripts of package.json. */
export const siteScripts = Object.fromEntries(
  [...Object.keys(ofSite), 'help'].map((name) => [name, `vitrine ${name}`]),
);

const ignored = [
  'node_modules',
  'dist/',
  'deploy/generated/',
  '.astro/',
  '.cache/',
  'content.old*/',
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

function readme(name: string, folder: string, host: HostName | undefined): string {
  const steps = host ? hosts[host].steps : ['Run `npm run build`, and put `dist/` on any static host.'];
  const numbered = steps.map((step, index) => `${index + 1}. ${step.replaceAll('FOLDER', folder)}`);
  return `# Website of ${name}

Made with Vitrine. All text and images are in \`content/\`.

## Look at it

Requires Node.js 22.14 or later (https://nodejs.org).

\`\`\`sh
npm ci
npm start
\`\`\`

builds the site and serves it on http://localhost:4321.

## Edit it

| | |
|---|---|
| \`npm run edit\` | opens a form for everything, with the page beside it |
| \`npm run dev\` | shows changes as you save files in \`content/\` |
| \`npm run new -- project "Title"\` | adds a project (or \`experience\`, \`writing\`, \`section\`, \`publication\`) |
| \`npm run import -- resume.json\` | fills \`content/\` from a résumé |
| \`npm run check\` | reports every problem, with its line and a suggested fix |

## Publish it

${numbered.join('\n')}

The site's URL is \`url\` in \`content/site.yaml\`, unless the host names it.

## Upgrade it

In a newer clone of Vitrine, run \`npm run create -- --upgrade <this folder>\`. Then run here:

\`\`\`sh
npm ci
npm run migrate
npm run check
\`\`\`
`;
}

/** Returns the files by their paths. */
export function siteFiles({ target, name, host, url }: Site, packed: PackedProgram): Map<string, string | Buffer> {
  const folder = packageName(target);
  const manifest = {
    name: folder,
    private: true,
    engines: packed.manifest.engines,
    scripts: siteScripts,
    dependencies: { vitrine: dependencyOn(packed) },
    // It works without its script.
    allowScripts: { esbuild: false },
  };
  return new Map<string, string | Buffer>([
    ['package.json', json(manifest)],
    ['package-lock.json', lockfileOf(manifest, packed)],
    ...(packed.file ? [[packed.file.path, packed.file.bytes] as const] : []),
    ['README.md', readme(name, folder, host)],
    ['.gitignore', `${ignored.join('\n')}\n`],
    // Hosts read it, and so do programs that switch between versions.
    ['.node-version', '24\n'],
    ...Object.entries(host ? hostFiles(host, { folder, url }) : {}),
  ]);
}
