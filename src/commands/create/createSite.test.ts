import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '#base/folders.ts';
import { isDone } from '../../../tests/importFolder.ts';
import { packed } from '../../../tests/packed.ts';
import { run } from '../create.ts';
import { type Options, readLink } from './answers.ts';
import { changeHost } from './changeHost.ts';
import { createSite } from './createSite.ts';
import { hostNames, hosts } from './hosts.ts';
import { siteFiles } from './siteFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'create-'));
const site = join(folder, 'My Site');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const filesIn = () =>
  globSync('{,**/}{*,.*}', { cwd: site, withFileTypes: true, exclude: ['.git'] })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
    .sort();
beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  // The machine's Node.js is new enough, whichever runs the tests.
  vi.stubEnv('npm_config_user_agent', 'npm/11.0.0 node/v24.21.0');
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sets an author for git, which may have none. */
function stubGit(): void {
  for (const part of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${part}_NAME`, 'Ada');
    vi.stubEnv(`GIT_${part}_EMAIL`, 'ada@lovelace.dev');
  }
}

async function create(options: Options) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const act = createSite(site, '../My Site', options, { isTerminal: false, say, pack: async () => packed });
  return { done: await isDone(act, lines), output: lines.join('\n') };
}

const ada = { name: 'Ada Lovelace', email: 'ada@lovelace.dev', 'no-git': true } as const;

it('removes temporary files of a killed command in an existing folder, and keeps its README', async () => {
  mkdirSync(site);
  writeFileSync(join(site, '.999999999-6c2f0a1e-0000-4000-8000-000000000000.tmp'), 'half');
  writeFileSync(join(site, 'README.md'), 'mine');
  expect((await create(ada)).done).toBe(true);
  expect(filesIn().filter((file) => file.endsWith('.tmp'))).toEqual([]);
  expect(read('README.md')).toBe('mine');
});

it('writes content with the answers, and all files to install it', async () => {
  const { done, output } = await create({
    ...{ ...ada, role: 'Analyst', link: ['GitHub=https://github.com/ada', 'Blog=https://ada.dev/blog'] },
    ...{ url: 'https://ada.dev', 'form-service': 'formspree', 'form-id': 'a1b2c3d4' },
  });
  expect(done, output).toBe(true);
  expect(output).toContain('\n  cd "../My Site" && npm ci && npm start\n');
  expect(output).toContain('The color is teal, chosen by your name. To change it, edit accent in content/site.yaml.');
  expect(filesIn()).toEqual([
    ...['.gitignore', '.node-version', 'README.md'],
    ...['about.md', 'education.yaml', 'interests.yaml', 'site.yaml', 'skills.yaml'].map((file) => `content/${file}`),
    ...['package-lock.json', 'package.json', 'vendor/vitrine-1.2.3.tgz'],
  ]);
  expect(
    read('content/site.yaml')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual([
    ...['name: Ada Lovelace', 'role: Analyst', 'email: ada@lovelace.dev', 'accent: teal', 'url: https://ada.dev'],
    ...['links:', '  - name: GitHub', '    url: https://github.com/ada'],
    ...['  - name: Blog', '    url: https://ada.dev/blog'],
    ...['form:', '  service: formspree', '  id: a1b2c3d4'],
  ]);
  expect(read('content/site.yaml')).toContain(
    '# Your phone number. Example: +44 20 7946 0000. Public: on Contact, in the résumé, resume.json, the\n',
  );
  expect(read('content/skills.yaml').split('\n')[0]).toBe(
    '# yaml-language-server: $schema=../node_modules/vitrine/schemas/skills.schema.json',
  );
  const { name, scripts, dependencies } = JSON.parse(read('package.json'));
  expect([name, dependencies]).toEqual(['my-site', { vitrine: 'file:vendor/vitrine-1.2.3.tgz' }]);
  for (const script of ['start', 'dev', 'build', 'check', 'new', 'edit', 'import', 'refresh'])
    expect(scripts[script]).toBe(`vitrine ${script}`);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['']).toMatchObject({ name, dependencies });
  expect(packages['node_modules/vitrine']).toMatchObject({
    resolved: 'file:vendor/vitrine-1.2.3.tgz',
    integrity: expect.stringMatching(/^sha512-/),
  });
  expect(packages['node_modules/zod']).toEqual({ version: '4.0.0' });
  const sample = readFileSync(join(root, 'content/site.yaml'), 'utf8').match(/^name: (.*)$/m)?.[1] ?? '';
  for (const file of filesIn()) expect(read(file), file).not.toMatch(new RegExp(`${sample}|^sample:`, 'm'));
});

it.each([
  ['https://github.com/maralind', { name: 'GitHub', url: 'https://github.com/maralind' }],
  ['https://blog.ada.dev/', { name: 'blog.ada.dev', url: 'https://blog.ada.dev/' }],
  ['Talk = https://youtube.com/watch?v=a1b2', { name: 'Talk', url: 'https://youtube.com/watch?v=a1b2' }],
])('reads the link %s', (typed, link) => {
  expect(readLink(typed)).toEqual(link);
});

it('names the package of a folder called vitrine differently from its dependency', () => {
  const files = siteFiles({ target: join(folder, 'Vitrine'), name: 'Ada', needsNode: false }, packed);
  expect(JSON.parse(String(files.get('package.json'))).name).toBe('vitrine-site');
});

it.each(hostNames)('writes few files for %s, with the domain and the folder in them', async (host) => {
  const { done, output } = await create({ ...ada, host, url: hosts[host].givesUrl ? undefined : 'https://ada.dev' });
  expect(done, output).toBe(true);
  const others = filesIn().filter((file) => !file.startsWith('content/'));
  expect(others.length).toBeLessThanOrEqual(12);
  for (const file of others.filter((name) => name.startsWith('deploy/')))
    expect(read(file), file).not.toMatch(/srv\/vitrine|example\.com \{|server_name example/);
  expect(read('README.md')).toMatch(/## Publish it\n\n1\. .+/);
  expect(read('README.md')).not.toMatch(/STEPS|README\.md#|example\.com/);
});

it('lists all hosts for an owner who decides later', async () => {
  await create(ada);
  for (const host of hostNames) expect(read('README.md')).toContain(`\`npm run create -- . --host ${host}\`\n`);
});

describe('in a folder with content', () => {
  const change = async (options: Options) => {
    const lines: string[] = [];
    const act = changeHost(site, '.', options, { isTerminal: false, say: (line) => lines.push(line) });
    return { done: await isDone(act, lines), output: lines.join('\n') };
  };
  const everything = () => filesIn().map((file) => [file, read(file)] as const);

  it('changes the host, and nothing else', async () => {
    await create({ ...ada, host: 'github', url: 'https://ada.dev' });
    writeFileSync(join(site, 'README.md'), read('README.md').replace('# Website of', '# Mine:'));
    const before = everything();
    const { done, output } = await change({ host: 'nginx' });
    expect(done, output).toBe(true);
    expect(output).toContain('Delete what only your former host needs: .github/workflows/publish.yml');
    expect(read('deploy/nginx.conf')).toContain('server_name ada.dev;');
    expect(read('README.md')).toMatch(/^# Mine: Ada[\s\S]*repository to `\/srv\/my-site`[\s\S]*\n\n## Read more\n/);
    expect(read('README.md')).not.toContain('GitHub Actions');
    const others = everything().filter(([file]) => !['README.md', 'deploy/nginx.conf'].includes(file));
    expect(others).toEqual(before.filter(([file]) => file !== 'README.md'));
  });

  it('prints the steps if README.md has no section for them', async () => {
    await create(ada);
    writeFileSync(join(site, 'README.md'), 'mine');
    expect((await change({ host: 'vercel' })).output).toContain('3. At https://vercel.com/new, import the repository');
    expect(read('README.md')).toBe('mine');
  });

  it.each<[string, Options, string]>([
    ['without a host', {}, '. has content. To change it, run npm run edit there.'],
    ['without a URL that the host needs', { host: 'caddy' }, 'content/site.yaml: url is required: for a server with'],
    ['if a file of the host is there', { host: 'vercel' }, 'vercel.json exists and differs.'],
  ])('writes nothing %s', async (_, options, reason) => {
    await create(ada);
    writeFileSync(join(site, 'vercel.json'), 'mine');
    const before = everything();
    const { done, output } = await change(options);
    expect([done, output]).toEqual([false, expect.stringContaining(reason)]);
    expect(everything()).toEqual(before);
  });
});

it('writes private fields to a file that git ignores, and that is not committed', async () => {
  stubGit();
  const phone = '+44 20 7946 0000';
  const { done, output } = await create({ ...ada, phone, private: 'phone', 'no-git': undefined });
  expect(done, output).toBe(true);
  expect(read('content/site.yaml')).toMatch(/^email: ada@lovelace.dev$[\s\S]*^# phone:$/m);
  expect(read('content/private.yaml')).toMatch(/^phone: \+44 20 7946 0000$[\s\S]*^# street:$/m);
  expect(read('content/private.yaml')).toContain('# Street and number, printed before your location. Not public:');
  const committed = execFileSync('git', ['ls-files', 'content'], { cwd: site, encoding: 'utf8' });
  expect(committed).toMatch(/site\.yaml/);
  expect(committed).not.toMatch(/private/);
});

it('lists the given languages, and says which have English menus', async () => {
  const { output } = await create({ ...ada, languages: 'en, pt_br, sv' });
  expect(read('content/site.yaml')).toMatch(/^languages:\n {2}- en\n {2}- pt-BR\n {2}- sv$/m);
  expect(output.match(/no menus.*/g)).toEqual(['no menus in Swedish (sv) yet, so those pages have English ones.']);
});

describe('from a résumé in another language', () => {
  const french = join(folder, 'cv.fr.json');
  writeFileSync(french, JSON.stringify({ basics: { name: 'Anne Martin', label: 'Ingénieure de recherche' } }));

  it.each([
    ['en,fr', /^role:\n {2}fr: Ingénieure de recherche$/m, /^languages:\n {2}- en\n {2}- fr$/m],
    ['fr,en', /^role: Ingénieure de recherche$/m, /^languages: \[fr, en\]$/m],
  ])('imports each text in its language, into %s', async (languages, role, listed) => {
    const { done, output } = await create({ from: [french], languages, 'no-git': true });
    expect(done, output).toBe(true);
    expect(read('content/site.yaml')).toMatch(role);
    expect(read('content/site.yaml')).toMatch(listed);
  });

  it('rejects one that the site does not list', async () => {
    const { done, output } = await create({ from: [french], languages: 'en,de', 'no-git': true });
    expect([done, output]).toEqual([false, expect.stringContaining('cv.fr.json: is in French')]);
    expect(existsSync(site)).toBe(false);
  });
});

it('fills the content from a résumé, except for fields with an option', async () => {
  const from = join(folder, 'resume.json');
  const basics = { name: 'Grace Hopper', email: 'grace@example.com', label: 'Admiral', phone: '+1 555 0100' };
  writeFileSync(from, JSON.stringify({ basics, skills: [{ name: 'COBOL' }] }));
  const { done, output } = await create({ ...ada, name: undefined, from: [from], accent: 'rose', private: 'phone' });
  expect(done, output).toBe(true);
  expect(read('content/site.yaml')).toMatch(/^name: Grace Hopper$/m);
  expect(read('content/site.yaml')).toMatch(/^email: ada@lovelace.dev$/m);
  expect(read('content/site.yaml')).toMatch(/^accent: rose$/m);
  expect(output).not.toContain('The color is');
  expect(read('content/site.yaml')).not.toContain('0100');
  expect(read('content/private.yaml')).toMatch(/^phone: \+1 555 0100$/m);
  expect(read('content/skills.yaml')).toContain('COBOL');
  expect(read('README.md')).toMatch(/^# Website of Grace Hopper$/m);
});

it('fills the content from the folder of a former site, with the files that its texts link to', async () => {
  const old = join(folder, 'old');
  for (const name of ['_posts', 'files']) mkdirSync(join(old, name), { recursive: true });
  writeFileSync(join(old, '_config.yml'), 'title: Grace Hopper\n');
  writeFileSync(join(old, '_posts/2024-03-01-bug.md'), '---\ntitle: A bug\n---\nIn [a log](/files/log.csv).\n');
  writeFileSync(join(old, 'files/log.csv'), 'moth\n');
  const { done, output } = await create({ from: [old], role: 'Admiral', 'no-git': true });
  expect(done, output).toBe(true);
  expect(read('content/site.yaml')).toMatch(/^name: Grace Hopper$[\s\S]*^role: Admiral$/m);
  expect(read('content/writing/bug.md')).toContain('[a log](/files/log.csv)');
  expect(read('public/files/log.csv')).toBe('moth\n');
});

it('takes --preview only with --upgrade', async () => {
  await expect(run({ preview: true }, ['../my-site'])).rejects.toThrow('create -- --upgrade ../my-site --preview');
});

it('commits what it wrote to a new repository, but not to an existing one', async () => {
  stubGit();
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'diary.txt'), 'private');
  const { output } = await create({ ...ada, 'no-git': undefined });
  expect(output).toContain('Committed to a new git repository (branch main).');
  const git = (...typed: string[]) => execFileSync('git', typed, { cwd: site, encoding: 'utf8' });
  expect(git('status', '--porcelain')).toBe('?? diary.txt\n');
  expect(git('ls-files').trim().split('\n')).toHaveLength(filesIn().length - 1);
  rmSync(site, { recursive: true });
  mkdirSync(site);
  git('init', '--quiet');
  expect((await create({ ...ada, 'no-git': undefined })).output).not.toMatch(/[Cc]ommitted/);
});

it('brings a newer Node.js to a machine whose npm runs on an old one', async () => {
  vi.stubEnv('npm_config_user_agent', 'npm/10.9.2 node/v22.18.0 linux x64');
  const { output } = await create(ada);
  expect(output).toContain('npm ci also installs a newer Node.js there');
  const { engines, dependencies, allowScripts } = JSON.parse(read('package.json'));
  expect([dependencies.node, allowScripts.node]).toEqual(['24.21.0', true]);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['']).toMatchObject({ engines, dependencies });
  expect(packages['node_modules/node']).toEqual({ version: '24.21.0' });
  expect(read('.npmrc')).toBe('loglevel=error\n');
  expect(read('README.md')).toContain('`npm ci` also installs Node.js 24');
});

it('uses the Node.js of a machine that is new enough, in the same version as hosts and templates', async () => {
  vi.stubEnv('npm_config_user_agent', 'npm/10.9.2 node/v22.19.0 linux x64');
  await create({ ...ada, host: 'docker', url: 'https://ada.dev' });
  expect(existsSync(join(site, '.npmrc'))).toBe(false);
  expect(read('README.md')).toContain('Requires Node.js 22.19 or later');
  const { packages } = JSON.parse(read('package-lock.json'));
  const needed = Object.values<{ engines?: object }>(packages).flatMap(({ engines }) => (engines ? [engines] : []));
  expect(needed).toEqual([{ node: '>=22.19' }, { node: '>=22.19' }]);
  const own: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  const [major] = own.split('.');
  expect(read('.node-version')).toBe(`${major}\n`);
  expect(read('deploy/Containerfile')).toContain(`FROM node:${major}-slim`);
  expect(readFileSync(join(root, 'deploy/github-pages.yml'), 'utf8')).toContain(`node-version: ${major}\n`);
});

it('publishes the owner’s changes with the commands in its README', async () => {
  stubGit();
  await create({ ...ada, host: 'github', 'no-git': undefined });
  const remote = join(folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  const [first = '', later = ''] = [
    ...(read('README.md').split('## Publish it')[1] ?? '').matchAll(/```sh\n([\s\S]*?)```/g),
  ].map(([, lines]) => lines);
  const publish = (commands: string, text: string) => {
    writeFileSync(join(site, 'content/about.md'), text);
    const typed = commands.replace('https://github.com/you/my-site', remote);
    execFileSync('sh', ['-ec', typed], { cwd: site, stdio: 'pipe' });
    expect(execFileSync('git', ['show', 'main:content/about.md'], { cwd: remote, encoding: 'utf8' })).toBe(text);
  };
  publish(first, 'I count.');
  publish(later, 'I count by hand.');
  rmSync(remote, { recursive: true });
});

describe('writes nothing', () => {
  it.each<[string, Options, string]>([
    ['without a terminal and without answers', {}, 'No terminal to ask questions in.'],
    ['without a name', { yes: true }, 'name is required. Give it with --name "Your Name".'],
    ['with an invalid link', { ...ada, link: ['GitHub=github.com/ada'] }, 'links[1].url must be an https URL'],
    [
      'with an unknown private field',
      { ...ada, private: 'name' },
      '--private must be one of email, phone (found "name")',
    ],
    ['with an unknown host', { ...ada, host: 'vrcel' }, '--host must be one of vercel, netlify'],
    ['without a URL that the host needs', { ...ada, host: 'nginx' }, 'url is required: for a server with nginx'],
    ['with another host’s form', { ...ada, host: 'vercel', 'form-service': 'netlify' }, 'only for sites on Netlify'],
    ['with an unknown language', { ...ada, languages: 'en,Klingonish' }, 'languages[2] must be'],
    ['from a missing file', { from: ['/no/such.json'] }, '/no/such.json not found.'],
  ])('%s', async (_, options, reason) => {
    const { done, output } = await create(options);
    expect(done).toBe(false);
    expect(output).toContain(reason);
    expect(output).toMatch(/Nothing was written\.$/);
    expect(existsSync(site)).toBe(false);
  });

  it('if package.json exists', async () => {
    mkdirSync(join(site, 'content'), { recursive: true });
    writeFileSync(join(site, 'package.json'), 'mine');
    const { done, output } = await create(ada);
    expect([done, output]).toEqual([false, expect.stringContaining('package.json exists and differs. Move it away')]);
    expect(filesIn()).toEqual(['package.json']);
    expect(read('package.json')).toBe('mine');
  });
});

it("leaves no file in or beside a folder whose content can't be written", async () => {
  mkdirSync(site);
  writeFileSync(join(site, 'vendor'), 'mine');
  expect((await create(ada)).done).toBe(false);
  expect(filesIn()).toEqual(['vendor']);
  expect(readdirSync(folder)).not.toContainEqual(expect.stringMatching(/\.tmp$/));
});

it('continues in a folder without content, where it was stopped', async () => {
  await create(ada);
  rmSync(join(site, 'content'), { recursive: true });
  const { done, output } = await create(ada);
  expect(done, output).toBe(true);
  expect(read('content/site.yaml')).toContain('name: Ada Lovelace');
});
