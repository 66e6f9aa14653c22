import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type StaticServer, serveStatic } from '../../src/commands/serve/staticServer.ts';
import { builtSite } from '../builtSites.ts';
import { faultsIn } from '../hostile/faults.ts';
import { hostileBibtex, hostileBody, hostileContent, hostileKey, hostileSvg } from '../hostile/payloads.ts';
import { type Kind, shapeOf, textsOf } from '../hostile/shapes.ts';
import { writeContent } from '../hostile/write.ts';
import { Copy } from '../site.ts';
import { alive, expect, test } from './test.ts';

const period = { start: '2025-01', end: '2026-01' };
const years = { 'entries.start': '2025', 'entries.end': '2026' };
const picture = './hostile.svg';
/** Named as an element that the head script knows by its id. */
const names = ['hostile', 'menu'];

const single: Partial<Record<Kind, Record<string, unknown>>> = {
  site: hostileContent('site', { photo: 'images/portrait.png', url: undefined }),
  about: hostileContent('about'),
  skills: hostileContent('skills'),
  education: hostileContent('education', years),
  interests: hostileContent('interests', { 'entries.imageSrc': './hostile.svg' }),
};
const project = (name: string) =>
  hostileContent('projects', { imageSrc: picture, aliases: [`old-${name}`], publications: [hostileKey] });
const post = () => hostileContent('writing', { url: undefined });
const entry = () => hostileContent('experience', { logoUrl: picture, ...period });

/** A copy of the site whose every text is an attack. */
function hostileSite(): Copy {
  const site = new Copy();
  for (const file of globSync('content/{projects,experience}/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  for (const [kind, facts] of Object.entries(single)) writeContent(site.folder, kind as Kind, facts, '', hostileBody);
  for (const name of names) {
    writeContent(site.folder, 'projects', project(name), name, hostileBody);
    writeContent(site.folder, 'experience', entry(), name);
    writeContent(site.folder, 'writing', post(), name, hostileBody);
  }
  // One is drawn into the page, the other is a file of its own.
  for (const folder of ['', 'projects/', 'writing/']) site.write(`content/${folder}hostile.svg`, hostileSvg('ink'));
  site.write('content/experience/hostile.svg', hostileSvg());
  site.write('content/publications.bib', hostileBibtex());
  return site;
}

const paths = [
  '/',
  '/projects',
  '/experience',
  '/contact',
  '/writing',
  ...names.flatMap((name) => [`/projects/${name}`, `/writing/${name}`]),
  '/no/such/page',
];

test.describe('content full of attacks', () => {
  test.describe.configure({ mode: 'serial' });
  let server: StaticServer | undefined;

  test.beforeAll(async () => {
    // It builds a site; how long that takes is the machine's affair.
    test.setTimeout(300_000);
    const { folder } = await builtSite('hostile', hostileSite, (site) => site.run('build'));
    server = await serveStatic(join(folder, 'dist'), { port: 0 });
  });
  test.afterAll(async () => server?.close());

  test('is shown as text, and nothing of it runs', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let seen = '';
    for (const path of paths) {
      await page.goto(`${server?.origin}${path}`);
      await alive(page);
      expect(await page.evaluate(faultsIn, undefined), path).toEqual([]);
      seen += await page.evaluate(() => {
        const attributes = [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
        const hidden = attributes.filter(({ name }) => /^(alt|aria-label|content)$/.test(name));
        return [document.body.innerText, ...hidden.map(({ value }) => value)].join('\n');
      });
      await page.getByRole('button', { name: 'Dark theme' }).click();
    }
    const files = [
      ...Object.entries(single).map(([kind, facts]) => [kind as Kind, facts] as const),
      ['projects', project('hostile')] as const,
      ['experience', entry()] as const,
      ['writing', post()] as const,
    ];
    for (const [kind, facts] of files) {
      const texts = textsOf(facts, shapeOf(kind));
      expect(texts.length).toBeGreaterThan(0);
      for (const { path, text } of texts) expect(seen, `${kind}: ${path}`).toContain(text);
    }
    expect(dialogs).toEqual([]);
  });

  test('has pictures that run nothing, even when opened by themselves', async ({ page, problems }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${server?.origin}/experience`);
    const source = await page.locator('main img[src*="/pictures/"]').first().getAttribute('src');
    await page.goto(`${server?.origin}${source}`);
    await page.waitForLoadState('networkidle');
    // A browser asks for the icon of what is no page.
    problems.splice(0);
    expect(await page.locator('script, [onload], [onclick], [srcdoc]').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
});
