/** Every command that the documents name is run by a test, or stands here with the reason why it is not. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What runs a command, and what there shows it. */
interface Proof {
  file: string;
  by: RegExp;
}
const test = (name: string, by: RegExp): Proof => ({ file: `tests/commands/${name}.test.ts`, by });
const landing = (by: RegExp): Proof => ({ file: '.ci/run', by });
/** Run by `npm test` itself, which CI runs. */
const part = (by: RegExp): Proof => ({ file: 'tools/runTests.ts', by });

const network = 'needs the network, or packages that only a registry has';
const machine = 'changes the machine; servers.test.ts starts the same servers with the same files';
const creating = (by: RegExp): Proof => ({ file: 'src/commands/create/createSite.test.ts', by });
const demo: Proof = { file: 'tests/sampleSites.ts', by: /\['--allow-sample', '--verbose'\]/ };
const hosts = [
  ...['vercel', 'netlify', 'github', 'cloudflare'],
  ...['nginx', 'caddy', 'docker'].map((name) => `${name} --url https://example.com`),
];
const proofs: Record<string, Proof | string> = {
  'npm ci': landing(/^npm ci$/m),
  'npm ci && npm test': landing(/^npm ci$[\s\S]*^npm test$/m),
  'npm test': landing(/^npm test$/m),
  'npm ci && npm start': test('start', /\.start\('start'/),
  'npm start': test('start', /\.start\('start'/),
  'npm run create': test('create', /vitrine\.ts create/),
  'npm run create -- ../my-site': test('create', /vitrine\.ts create/),
  'npm run create -- ../my-site --from resume.json': creating(/create\(\{ from/),
  'npm run create -- ../my-site --yes --name "Your Name"': test('package', /site\.create\(/),
  'npm run create -- ../my-site --yes --name "Ada Lovelace" --email ada@lovelace.dev --host github':
    creating(/each\(hostNames\)/),
  'npm run create -- --here': { file: 'src/commands/create/createHere.test.ts', by: /await createHere\(/ },
  ...Object.fromEntries(
    hosts.map((typed) => [`npm run create -- ../my-site --host ${typed}`, creating(/each\(hostNames\)/)]),
  ),
  'npm run create -- --upgrade ../my-site': test('upgrade', /'--upgrade'/),
  'npm run migrate': test('upgrade', /'migrate'/),
  'npm run dev': test('start', /\.start\('dev'/),
  'npm run build': test('build', /\.(run\('build'|build\()/),
  'npm run build -- --allow-sample': demo,
  'npm run check': test('check', /\.run\('check'/),
  'npm run --silent check -- --json': test('check', /'--json'/),
  'npm run check -- --help': test('help', /'--help'/),
  'npm run build -- --verbose': demo,
  'npm run new -- project "Online card game"': test('new', /\.run\('new'/),
  'npm run import -- resume.json': test('import', /\.run\('import'/),
  'npm run import -- --replace': { file: 'src/commands/import/importOptions.test.ts', by: /replace: true/ },
  'npm run new -- publication "Which diameter?"': test('new', /publication/),
  'npm install': network,
  'git pull': network,

  'npm run refresh': test('refresh', /\.run\('refresh'/),
  'npm run browsers': test('browsers', /\.run\('browsers'/),
  'npm run size': test('size', /size/),
  'npm run lint': part(/await lint\(\)/),
  'npm run audit': part(/'audit', audit/),
  'npm run pack': test('package', /site\.create\(/),
  'npm run schemas': { file: 'tests/commands/editorSchemas.test.ts', by: /schemaFiles|editorSchemas/ },
  'npm run lockfile': network,
  'npm run gallery': test('gallery', /buildGallerySite/),
  'npm run screenshots': 'renews the pictures that screenshots.spec.ts compares pages with',
  'npm run bench': 'takes half an hour, and is about the machine; its parts are tested in bench/figures.test.ts',
  'npm run bench -- / /projects': 'as npm run bench',
  'npm run bench -- --scale': 'as npm run bench',
  'npm run bench -- --preview': 'is about the machine; what it measures is tested in tests/e2e/editor.spec.ts',
  'npm run edit': { file: 'tests/e2e/startEditor.ts', by: /start\('edit'/ },
  'npx vitest --project unit': 'waits for changes; npm test runs the same project once',
  'npx vitest run --project commands': part(/run\('vitest'/),
  'npx vitest run --project drawn': part(/run\('vitest'/),
  'npx vitest run --project unit headers -u': 'renews what headers.test.ts compares with',
  ...Object.fromEntries(
    [
      ...['add --all', 'commit --message "Update the site"', 'push', 'push --set-upstream origin main'],
      ...['remote add origin https://github.com/you/my-site', 'init --initial-branch=main'],
    ].map((typed) => [`git ${typed}`, creating(/'publishes what the owner wrote/)]),
  ),
  'git remote add origin https://github.com/you/you.github.io': network,
  'git commit --message "Upgrade Vitrine"': 'as git commit --message "Update the site"',
  'git clone https://github.com/you/my-site /srv/my-site': network,
  'docker compose up --build --detach': network,
  'docker compose --file deploy/compose.yaml up --build --detach': network,
  'apt install nginx libnginx-mod-http-brotli-static certbot python3-certbot-nginx': machine,
  'apt install caddy': machine,
  'cd /srv/my-site && npm ci && npm run build': test('package', /\['run', 'build'\]/),
  'cp /srv/my-site/deploy/nginx.conf /etc/nginx/conf.d/my-site.conf': machine,
  'nginx -t && systemctl reload nginx': machine,
  'certbot --nginx -d example.com': network,
  "echo 'import /srv/my-site/deploy/Caddyfile' > /etc/caddy/Caddyfile": machine,
  'systemctl reload caddy': machine,
  'git pull && npm ci && npm run build && systemctl reload nginx': machine,
  'git pull && npm ci && npm run build && systemctl reload caddy': machine,
  'git pull && docker compose up --build --detach': network,
  'npx --prefix tests playwright test -c tests <name>': part(/runTestsInBrowsers\(/),
};

/** The commands of a document: each line of its blocks of shell, and what its text sets as code. */
function commandsOf(markdown: string): string[] {
  const block = /^ *```sh\n([\s\S]*?)^ *```$/gm;
  const lines = [...markdown.matchAll(block)].flatMap(([, text = '']) => text.split('\n'));
  const inText = [...markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^(npm|npx|git|docker|mkdir|certbot|caddy) /.test(code) && !code.includes('…'));
  return [...lines, ...inText].map((line) => line.replace(/\s+#.*$/, '').trim()).filter(Boolean);
}

const documents = globSync(['*.md', '{bench,docs,src/editor}/**/*.md'], { cwd: root, exclude: ['**/node_modules'] });
const named = new Set(documents.flatMap((file) => commandsOf(read(file))));

it.each([...named].sort())('%s is run by a test, or it is said why not', (command) => {
  const proof = proofs[command];
  expect(proof, `${command} is in a document, and not in this list`).toBeDefined();
  if (typeof proof === 'object') expect(read(proof.file)).toMatch(proof.by);
});

it('lists no command that no document names', () => {
  expect(Object.keys(proofs).filter((command) => !named.has(command))).toEqual([]);
});

it.each(documents)('names only files that exist, in %s', (document) => {
  const paths = read(document).matchAll(/(?<![\w/])(?:src|tools|tests)\/[\w./-]*\w/g);
  const gone = [...paths].map(([path]) => path).filter((path) => !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

it('gives a reason for every dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const [, table = ''] = read('CONTRIBUTING.md').split('## Dependencies');
  const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[^`, ]+/g) ?? []);
  const isNamed = (dependency: string) =>
    names.some((name) => (name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name));
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name))).toEqual([]);
});

it('finds a script behind every command', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const command of named) {
    const [, script] = /^npm run (?:--silent )?(\S+)/.exec(command) ?? [];
    if (script) expect(scripts, command).toHaveProperty(script);
  }
});
