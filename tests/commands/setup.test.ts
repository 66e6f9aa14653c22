/** `npm run setup`: by flags, and in a terminal. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Copy, root } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

// A build takes as long as the machine does.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ada = ['--name', 'Ada Lovelace', '--email', 'ada@lovelace.dev'];
/** Every file of content/ with its bytes and its time. */
const everything = (site: Copy) =>
  globSync('content/**/*.*', { cwd: site.folder })
    .sort()
    .map((file) => [file, site.read(file), statSync(join(site.folder, file)).mtimeMs]);
const leftovers = (site: Copy) =>
  existsSync(join(site.folder, '.cache'))
    ? readdirSync(join(site.folder, '.cache')).filter((name) => /^import-/.test(name))
    : [];

describe('typed wrong', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it.each<[string, string[], string[]]>([
    ['nothing, where nobody can be asked', [], ['There is no terminal to ask in.', '--name, --tagline']],
    ['an unknown flag', ['--nme', 'Ada'], ["Unknown option '--nme'", '--name, --tagline']],
    ['no name', ['--yes'], ['name is missing: give it with --name']],
    ['an empty name', [...ada, '--name', ' '], ['name is missing']],
    ['no value', ['--name'], ["'--name <value>' argument missing"]],
    [
      'everything',
      [
        '--name',
        'x'.repeat(81),
        '--email',
        'ada',
        '--phone',
        'none',
        '--url',
        'ada.dev',
        '--link',
        'GitHub=github.com/ada',
        '--form-service',
        'pigeon',
        '--host',
        'vrcel',
        '--sample',
        'burn',
      ],
      [
        'name must have at most 80 letters, not 81',
        'email must be an e-mail address, such as hello@example.com, not "ada"',
        'phone must be a phone number',
        'url must be an address, such as https://example.com, not "ada.dev"',
        'links[1].url must be an https address, such as https://example.com/work, not "github.com/ada"',
        'form.service must be formsubmit, formspree, web3forms, basin or netlify, not "pigeon"',
        '--host must be vercel, netlify, cloudflare, github or server, not "vrcel"',
        '--sample must be keep or clear, not "burn"',
      ],
    ],
    ['a service without its id', [...ada, '--form-service', 'basin'], ['form.id is missing: Basin needs its form ID']],
    [
      'a host that tells no address',
      [...ada, '--host', 'github'],
      ['url is missing: for GitHub Pages the build must know the address'],
    ],
    [
      'a service of another host',
      [...ada, '--host', 'vercel', '--form-service', 'netlify'],
      ['forwards messages of sites on Netlify, not of one on Vercel'],
    ],
  ])('%s: says so, and writes nothing', async (_, typed, told) => {
    const before = everything(site);
    const { code, output } = await site.run('setup', {}, typed);
    expect(code).toBe(1);
    for (const each of told) expect(output).toContain(each);
    expect(output).not.toMatch(/\n\s+at /);
    expect(everything(site)).toEqual(before);
  });
});

describe('by flags, from a fresh clone', () => {
  const site = new Copy();
  afterAll(() => site.remove());
  const flags = [
    ...ada,
    '--role',
    'Analyst',
    '--link',
    'GitHub=https://github.com/ada',
    '--link',
    'Blog=https://ada.dev/blog',
    '--host',
    'github',
    '--url',
    'https://ada.github.io/site',
    '--form-service',
    'formspree',
    '--form-id',
    'a1b2c3d4',
  ];

  it('writes what was given, removes the sample, and says what comes next on that host', async () => {
    const before = site.read('content/site.yaml');
    const { code, output } = await site.run('setup', {}, flags);
    expect(code, output).toBe(0);
    expect(output).toContain('Copy deploy/github-pages.yml');
    expect(globSync('content/**/*.*', { cwd: site.folder }).sort()).toEqual(
      ['education', 'interests', 'site', 'skills'].map((name) => join('content', `${name}.yaml`)),
    );
    const yaml = site.read('content/site.yaml');
    expect(yaml).toContain(
      'name: Ada Lovelace\nrole: Analyst\n\nemail: ada@lovelace.dev\nurl: https://ada.github.io/site\n',
    );
    expect(yaml).toContain(
      'links:\n  - name: GitHub\n    url: https://github.com/ada\n  - name: Blog\n    url: https://ada.dev/blog\n\n',
    );
    expect(yaml).toContain('form:\n  service: formspree\n  id: a1b2c3d4\n\n');
    expect(yaml).not.toMatch(/Alex|Columbus|614|summer|https:\/\/example\.com/);
    expect(yaml.match(/^#.*/gm)).toEqual(before.match(/^#.*/gm));
    expect(yaml).toContain('keywords:\n  - software developer\n');
    expect(leftovers(site)).toEqual([]);
  });

  it('changes no byte when it is run again, with the same answers or with none', async () => {
    const before = everything(site);
    for (const typed of [flags, ['--yes']]) {
      const { code, output } = await site.run('setup', {}, typed);
      expect(code, output).toBe(0);
      expect(output).toContain('Nothing to change');
      expect(everything(site)).toEqual(before);
    }
  });

  it('changes one answer and nothing beside it', async () => {
    const before = site.read('content/site.yaml');
    expect((await site.run('setup', {}, ['--tagline', 'I count.', '--role', ''])).code).toBe(0);
    expect(site.read('content/site.yaml')).toBe(before.replace('role: Analyst\n', 'tagline: I count.\n'));
  });

  it('leaves a site that is published, and listed, under its path, without an empty heading', async () => {
    const { code, output } = await site.run('build', { SOURCE_DATE_EPOCH: '1795219200' });
    expect(code, output).toBe(0);
    const about = site.read('dist/index.html');
    expect(about).toContain('href="https://ada.github.io/site/');
    for (const page of globSync('dist/**/*.html', { cwd: site.folder }))
      expect(site.read(page), page).not.toContain('noindex');
    expect(site.read('dist/robots.txt')).toContain('Sitemap: https://ada.github.io/site/sitemap.xml');
    expect(site.read('dist/sitemap.xml')).toContain('<loc>https://ada.github.io/site/</loc>');
    expect(about.match(/<h[23]\b/g), 'its lists are empty, and no sections').toBeNull();
    expect(site.read('dist/contact.html')).toContain('action="https://formspree.io/f/a1b2c3d4"');
  });
});

describe('by flags, of a site that is the owner’s in part', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it('keeps the sample where it is told to, but for its person', async () => {
    const { code, output } = await site.run('setup', {}, [...ada, '--sample', 'keep']);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Of the sample \d\d files are left/);
    expect(globSync('content/projects/*.md', { cwd: site.folder })).toHaveLength(7);
    expect(site.read('content/site.yaml')).toContain('photo: images/portrait.png');
    expect(site.read('content/site.yaml')).not.toMatch(/Alex|614/);
  });

  it('does not take it away unasked later, and takes only what nobody changed', async () => {
    site.change('content/projects/online-card-game.md', 'title: Online card game', 'title: Whist');
    site.change('content/skills.yaml', 'Python', 'Ada');
    expect((await site.run('setup', {}, ['--phone', '+44 20 7946 0000'])).code).toBe(0);
    expect(globSync('content/projects/*.md', { cwd: site.folder })).toHaveLength(7);
    const { code, output } = await site.run('setup', {}, ['--sample', 'clear']);
    expect(code, output).toBe(0);
    expect(
      globSync('content/{projects,experience,images}/*', { cwd: site.folder })
        .map((file) => file.split(/[\\/]/).at(-1))
        .sort(),
    ).toEqual(['online-card-game.md', 'online-card-game.svg']);
    expect(site.read('content/skills.yaml')).toContain('name: Ada');
    expect((await site.run('check')).output).toContain('No problems found in content/.');
  });

  it('is refused, whole, where the owner’s own would miss what goes', async () => {
    site.write('content/publications.bib', readFileSync(join(root, 'content/publications.bib')));
    site.change('content/projects/online-card-game.md', 'order: 2', 'order: 2\npublications: [example2026aorta]');
    const before = everything(site);
    const { code, output } = await site.run('setup', {}, ['--sample', 'clear', '--name', 'Augusta']);
    expect(code).toBe(1);
    expect(output).toMatch(
      /online-card-game\.md:\d+:\d+: publications\[1\] names "example2026aorta"[\s\S]*\n\nNothing was written\./,
    );
    expect(everything(site)).toEqual(before);
    expect(leftovers(site)).toEqual([]);
  });

  it('is refused where site.yaml is not in order', async () => {
    site.change('content/site.yaml', /^name:.*$/m, 'name: [');
    const { code, output } = await site.run('setup', {}, ada);
    expect(code).toBe(1);
    expect(output).toMatch(/content\/site\.yaml:\d+:\d+: .*\n\nNothing was written\./s);
  });
});

describe.runIf(hasTerminal)('in a terminal', () => {
  const site = new Copy();
  const run = (signal: AbortSignal, dialogue: [string, string][], flags = '') =>
    inTerminal(`'${process.execPath}' src/commands/setup.ts ${flags}`, site.folder, dialogue, signal);
  const [enter, up, down, erase, stop] = ['\r', '\u001b[A', '\u001b[B', '\u0015', '\u0003'];
  let before: unknown;
  beforeAll(() => {
    before = everything(site);
  });
  afterAll(() => site.remove());

  it('leaves everything as it was when it is stopped, early or late', async ({ signal }) => {
    for (const dialogue of [
      [['Your name', stop]],
      [
        ['Your name', `Ada${enter}`],
        ['in a sentence', stop],
      ],
    ] as [string, string][][]) {
      const { code, output } = await run(signal, dialogue);
      expect(output).toContain('Stopped. Nothing was written.');
      expect(code).toBe(1);
      expect(everything(site)).toEqual(before);
    }
    const late = await run(
      signal,
      [['Write it?', stop]],
      '--name Ada --tagline T --role R --email a@ada.dev --phone 1 --location L --link B=https://ada.dev --host vercel --url https://ada.dev --form-service formsubmit --sample clear',
    );
    expect(late.output).toContain('Stopped. Nothing was written.');
    expect(everything(site)).toEqual(before);
  });

  it('asks, tells a wrong answer at once, and writes what was answered', async ({ signal }) => {
    const { code, output } = await run(signal, [
      ['Your name', enter],
      ['name is missing', `Ada Lovelace${enter}`],
      ['What you do', `I count.${enter}`],
      ['Your role', enter],
      ['Your e-mail', `ada${enter}`],
      ['email must be an e-mail address, such as hello@example.com, not "ada"', `@lovelace.dev${enter}`],
      ['Your phone', enter],
      ['Where you are', `London${enter}`],
      ['A link', `GitHub=github.com/ada${enter}`],
      ['links[1].url must be an https address', `${erase}GitHub=https://github.com/ada${enter}`],
      ['Another link', enter],
      ['Where you will publish', enter],
      ['Where the site will stand', enter],
      ['What forwards messages', enter],
      ['files: projects, experience', enter],
      ['Write it?', enter],
    ]);
    expect(code, output).toBe(0);
    const yaml = site.read('content/site.yaml');
    expect(yaml).toContain('name: Ada Lovelace\ntagline: I count.\nlocation: London\n\nemail: ada@lovelace.dev\n\n');
    expect(yaml).toContain('links:\n  - name: GitHub\n    url: https://github.com/ada\n');
    expect(existsSync(join(site.folder, 'content/projects'))).toBe(false);
  });

  it('gives back what is there as the answer, and writes nothing for the same', async ({ signal }) => {
    const same = everything(site);
    const again: [string, string][] = [
      'Your name',
      'What you do',
      'Your role',
      'Your e-mail',
      'Your phone',
      'Where you are',
      'A link',
      'Another link',
      'Where you will publish',
      'Where the site will stand',
      'What forwards messages',
    ].map((shown) => [shown, enter]);
    const { code, output } = await run(signal, again);
    expect(code, output).toBe(0);
    expect(output).toContain('Nothing to change');
    expect(everything(site)).toEqual(same);
  });

  it('asks for what the chosen host and service need', async ({ signal }) => {
    const { code, output } = await run(
      signal,
      [
        ['Where you will publish', up + up + enter],
        ['Where the site will stand', enter],
        ['url is missing: for GitHub Pages', `https://ada.github.io/me${enter}`],
        ['What forwards messages', down + enter],
        ['Your form ID at Formspree', enter],
        ['form.id is missing: Formspree needs its form ID', `a1b2${enter}`],
        ['Write it?', enter],
      ],
      '--name Ada --tagline T --role R --email a@ada.dev --phone 1 --location L --link B=https://ada.dev',
    );
    expect(code, output).toBe(0);
    expect(site.read('content/site.yaml')).toContain('url: https://ada.github.io/me\n');
    expect(site.read('content/site.yaml')).toContain('form:\n  service: formspree\n  id: a1b2\n');
  });
});
