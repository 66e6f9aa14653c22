/** Publishing as deploy/README.md tells it, as far as that goes without the hosts themselves. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findCaddy } from '../../scripts/lib/servers.ts';
import { runCaddy } from '../servers.ts';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

beforeAll(async () => {
  const { code, output } = await site.run('import', {}, ['tests/resumes/own-fields.json']);
  expect(code, output).toBe(0);
});

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string | number | boolean>;
}

describe('GitHub Pages', () => {
  it('gets from the workflow a site that stands under the repository’s path, hidden files and all', async () => {
    const workflow = parse(site.read('deploy/github-pages.yml'));
    const steps: Step[] = workflow.jobs.publish.steps;
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run build']);
    const build = steps.find(({ run }) => run === 'npm run build');
    expect(build?.env?.SITE_URL).toMatch(/^\$\{\{ steps\.pages\.outputs\.base_url \}\}$/);
    const { code, output } = await site.build({ CI: 'true', SITE_URL: 'https://you.github.io/repository' });
    expect(code, output).toBe(0);

    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))?.with ?? {};
    expect(upload).toEqual({ path: 'dist', 'include-hidden-files': true });
    const page = site.read(`${upload.path}/404.html`);
    expect(page).toContain('<link rel="canonical" href="https://you.github.io/repository/');
    for (const [, address = ''] of page.matchAll(/ (?:href|src)="(\/[^"]*)"/g))
      expect(address).toMatch(/^\/repository(\/|$)/);
  });
});

describe('Netlify', () => {
  it('is told a command that there is, and the folder that it fills', () => {
    const settings = Object.fromEntries(
      [...site.read('netlify.toml').matchAll(/^ *(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(settings).toEqual({ command: 'npm run build', publish: 'dist' });
  });
});

describe('a container', () => {
  const image = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
  afterAll(() => rmSync(image, { recursive: true }));

  /** The last stage's instructions, as [word, rest]. */
  const instructions = () =>
    (
      site
        .read('deploy/Containerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    )
      .split('\n')
      .map((line) => line.split(/ (.*)/s, 2) as [string, string]);

  it.skipIf(!findCaddy())('serves the site from what its image holds', async () => {
    const { code, output } = await site.build({ SITE_URL: 'https://example.org' });
    expect(code, output).toBe(0);
    for (const [word, rest] of instructions()) {
      if (word !== 'COPY') continue;
      const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(rest) ?? [];
      mkdirSync(join(image, to, '..'), { recursive: true });
      cpSync(join(site.folder, from), join(image, to), { recursive: true });
    }
    const [, settings = ''] = instructions().find(([word]) => word === 'ENV') ?? [];
    const env = Object.fromEntries(settings.split(' ').map((each) => each.split('=', 2)));
    expect(env).toEqual({ SITE_ROOT: '/srv', SITE_ADDRESS: ':80' });

    const server = await runCaddy(join(image, 'etc/caddy/Caddyfile'), join(image, env.SITE_ROOT ?? ''), image);
    const { status, headers, body } = await server.get('/projects');
    await server.stop();
    expect(status).toBe(200);
    expect(headers).toHaveProperty('content-security-policy');
    expect(body.equals(readFileSync(join(site.folder, 'dist/projects.html')))).toBe(true);
  });

  it('is built from files that there are, and without those that only this machine has', () => {
    const copied = [...site.read('deploy/Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
    for (const file of copied.flatMap(([, files = '']) => files.split(' ')))
      expect(existsSync(join(site.folder, file)), file).toBe(true);
    const ignored = site.read('.dockerignore').trimEnd().split('\n');
    for (const folder of ['node_modules', 'dist', '.cache', '.astro', 'deploy/generated'])
      expect(ignored).toContain(folder);
  });
});
