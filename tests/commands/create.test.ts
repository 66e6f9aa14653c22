/** `npm run create`: by options, and in a terminal. */
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Copy } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

// A build takes as long as the machine does.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ada = ['--here', '--name', 'Ada Lovelace', '--email', 'ada@lovelace.dev'];
/** Every file of a folder with its bytes and its time; the folder is called content/ in any case. */
const everything = (site: Copy, folder = 'content'): [file: string, text: string, time: number][] =>
  globSync(`${folder}/**/*.*`, { cwd: site.folder })
    .sort()
    .map((file) => [file.replace(folder, 'content'), site.read(file), statSync(join(site.folder, file)).mtimeMs]);
const leftovers = (site: Copy) =>
  existsSync(join(site.folder, '.cache'))
    ? readdirSync(join(site.folder, '.cache')).filter((name) => /^import-/.test(name))
    : [];

describe('typed wrong', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it.each<[string, string[], string[]]>([
    [
      'everything',
      [
        '--here',
        ...['--name', 'x'.repeat(81), '--email', 'ada', '--phone', 'none', '--url', 'ada.dev'],
        ...['--link', 'GitHub=github.com/ada', '--form-service', 'pigeon', '--host', 'vrcel'],
      ],
      [
        'name must have at most 80 characters (found 81: "x',
        'email must be an email address, such as hello@example.com (found "ada")',
        'phone must be a phone number',
        'url must be an address, such as https://example.com (found "ada.dev")',
        'links[1].url must be an https address, such as https://example.com/work (found "github.com/ada")',
        'form.service must be one of formsubmit, formspree, web3forms, basin, netlify (found "pigeon")',
        '--host must be one of vercel, netlify, cloudflare, github, server (found "vrcel")',
      ],
    ],
    [
      'a host that tells no address',
      [...ada, '--host', 'github'],
      ['url is required: for GitHub Pages the build must know the address'],
    ],
    [
      'a service of another host',
      [...ada, '--host', 'vercel', '--form-service', 'netlify'],
      ['forwards messages of sites on Netlify, not of one on Vercel'],
    ],
  ])('rejects %s, and writes nothing', async (_, typed, told) => {
    const before = everything(site);
    const { code, output } = await site.run('create', {}, typed);
    expect(code).toBe(1);
    for (const each of told) expect(output).toContain(each);
    expect(output).toMatch(/\n\nNothing was written\.\n$/);
    expect(everything(site)).toEqual(before);
  });
});

describe('by options, from a fresh clone', () => {
  const site = new Copy();
  afterAll(() => site.remove());
  const options = [
    ...[...ada, '--role', 'Analyst', '--link', 'GitHub=https://github.com/ada', '--link', 'Blog=https://ada.dev/blog'],
    ...['--host', 'github', '--url', 'https://ada.github.io/site', '--form-service', 'formspree'],
    ...['--form-id', 'a1b2c3d4'],
  ];

  it('writes starters with the answers, and moves the sample aside', async () => {
    // What the owner began in the sample is not lost.
    site.change('content/skills.yaml', 'Python', 'Ada');
    const before = everything(site);
    const { code, output } = await site.run('create', {}, options);
    expect(code, output).toBe(0);
    expect(output).toContain('Moved to content.old/: the old content/');
    expect(output).toContain('Copy deploy/github-pages.yml');
    const starters = ['about.md', 'education.yaml', 'interests.yaml', 'site.yaml', 'skills.yaml'];
    expect(everything(site).map(([file]) => file)).toEqual(starters.map((name) => join('content', name)));
    const yaml = site.read('content/site.yaml');
    expect(yaml.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
      'name: Ada Lovelace',
      'role: Analyst',
      'email: ada@lovelace.dev',
      'url: https://ada.github.io/site',
      'links:',
      '  - name: GitHub',
      '    url: https://github.com/ada',
      '  - name: Blog',
      '    url: https://ada.dev/blog',
      'form:',
      '  service: formspree',
      '  id: a1b2c3d4',
    ]);
    expect(yaml).toContain('# Your phone number, such as +44 20 7946 0000. At most 40 characters.\n# phone:\n');
    expect(everything(site, 'content.old')).toEqual(before);
    expect(leftovers(site)).toEqual([]);
    expect((await site.run('check')).output).toContain('No problems found in content/.');
  });

  it('leaves a site that is published, and listed, under its path, without an empty heading', async () => {
    const { code, output } = await site.run('build', { SOURCE_DATE_EPOCH: '1795219200' });
    expect(code, output).toBe(0);
    const about = site.read('dist/index.html');
    expect(about).toContain('href="https://ada.github.io/site/');
    expect(about).not.toContain('Sample content');
    for (const page of globSync('dist/**/*.html', { cwd: site.folder }))
      expect(site.read(page), page).not.toContain('noindex');
    expect(site.read('dist/robots.txt')).toContain('Sitemap: https://ada.github.io/site/sitemap.xml');
    expect(site.read('dist/sitemap.xml')).toContain('<loc>https://ada.github.io/site/</loc>');
    expect(about.match(/<h[23]\b/g), 'its lists are empty, and no sections').toBeNull();
    expect(site.read('dist/contact.html')).toContain('action="https://formspree.io/f/a1b2c3d4"');
  });

  it('changes nothing of content that is the owner’s', async () => {
    const before = everything(site);
    const { code, output } = await site.run('create', {}, options);
    expect(code).toBe(1);
    expect(output).toContain('content/ holds your own content.');
    expect(everything(site)).toEqual(before);
  });
});

describe.runIf(hasTerminal)('in a terminal', () => {
  const site = new Copy();
  const run = (signal: AbortSignal, dialogue: [string, string][], typed = '') =>
    inTerminal(`'${process.execPath}' src/commands/create.ts --here ${typed}`, site.folder, dialogue, signal);
  const [enter, up, down, erase, stop] = ['\r', '\u001b[A', '\u001b[B', '\u0015', '\u0003'];
  const most = '--name Ada --tagline T --role R --email a@ada.dev --phone 1 --location L --link B=https://ada.dev';
  let before: unknown;
  beforeAll(() => {
    before = everything(site);
  });
  afterAll(() => site.remove());

  it('leaves everything as it was when it is stopped, early or late', async ({ signal }) => {
    const early = await run(signal, [
      ['Your name', `Ada${enter}`],
      ['in a sentence', stop],
    ]);
    const late = await run(
      signal,
      [['Write it?', stop]],
      `${most} --host vercel --url https://ada.dev --form-service formsubmit`,
    );
    for (const { code, output } of [early, late]) {
      expect(output).toContain('Stopped. Nothing was written.');
      expect(code).toBe(1);
    }
    expect(everything(site)).toEqual(before);
  });

  it('asks, reports a wrong answer at once, and writes what was answered', async ({ signal }) => {
    const { code, output } = await run(signal, [
      ['Your name', enter],
      ['name is required', `Ada Lovelace${enter}`],
      ['What you do', `I count.${enter}`],
      ['Your role', enter],
      ['Your email', `ada${enter}`],
      ['email must be an email address, such as hello@example.com (found "ada")', `@lovelace.dev${enter}`],
      ['Your phone', enter],
      ['Where you are', `London${enter}`],
      ['A link', `GitHub=github.com/ada${enter}`],
      ['links[1].url must be an https address', `${erase}GitHub=https://github.com/ada${enter}`],
      ['Another link', enter],
      ['Where you will publish', up + up + enter],
      ['URL of the published site', enter],
      ['url is required: for GitHub Pages', `https://ada.github.io/me${enter}`],
      ['What forwards messages', down + enter],
      ['Your form ID at Formspree', enter],
      ['form.id is required: Formspree needs its form ID', `a1b2${enter}`],
      ['Write it?', enter],
    ]);
    expect(code, output).toBe(0);
    const yaml = site.read('content/site.yaml');
    for (const line of ['name: Ada Lovelace', 'tagline: I count.', 'location: London', 'email: ada@lovelace.dev'])
      expect(yaml).toContain(`\n${line}\n`);
    expect(yaml).toContain('\nlinks:\n  - name: GitHub\n    url: https://github.com/ada\n');
    expect(yaml).toContain('\nurl: https://ada.github.io/me\n');
    expect(yaml).toContain('\nform:\n  service: formspree\n  id: a1b2\n');
    expect(yaml).toContain('\n# role:\n');
    expect(everything(site, 'content.old')).toHaveLength((before as unknown[]).length);
  });
});
