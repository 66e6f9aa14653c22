import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { plainMarkdown } from '../../src/base/markdown/fieldText.ts';
import { contentFiles } from '../../src/sections/contentFiles.ts';
import { builtSite } from '../builtSites.ts';
import { findPageProblems } from '../hostile/pageProblems.ts';
import { hostileBibtex, hostileBody, hostileContent, hostileKey, hostileSvg } from '../hostile/payloads.ts';
import { type Kind, kinds, shapeOf, textsOf } from '../hostile/shapes.ts';
import { Copy } from '../site.ts';
import { alive, expect, test } from './test.ts';

/** SVG with the site's tones, which is inlined in the page, and other SVG, which is a separate file. */
const [drawn, served] = ['./hostile.svg', './served.svg'];
/** `menu` is also the ID of an element that the head script uses. */
const names = ['hostile', 'menu'];

/** Values that must fit others, by kind and field. */
const given: Partial<Record<Kind, Record<string, unknown>>> = {
  site: { photo: 'images/served.svg' },
  interests: { 'entries.imageSrc': served },
  experience: { logoUrl: served },
  writing: { url: undefined },
};
const files = kinds.flatMap((kind) =>
  (contentFiles[kind].pattern.includes('*') ? names : ['']).map((name) => {
    const aliases = { aliases: [`old-${name}`] };
    const project = { imageSrc: name === 'menu' ? served : drawn, publications: [hostileKey] };
    return {
      kind,
      name,
      facts: hostileContent(kind, { ...aliases, ...(kind === 'projects' ? project : given[kind]) }),
    };
  }),
);

/**
 * Writes a content file of a kind.
 * @param name file name without extension, if the kind has several files
 * @param body Markdown, if the kind has a body
 */
function writeContent(site: Copy, kind: Kind, facts: unknown, name = '', body = ''): void {
  const file = `content/${contentFiles[kind].pattern.replace('*', name)}`;
  const yaml = stringify(facts);
  mkdirSync(join(site.folder, dirname(file)), { recursive: true });
  site.write(file, file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
}

/** Returns a copy of the site in which every text is an attack. */
function hostileSite(): Copy {
  const site = new Copy();
  for (const file of globSync('content/{projects,experience}/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  for (const { kind, name, facts } of files)
    writeContent(site, kind, facts, name, kind === 'more' ? '![More](./served.svg)' : hostileBody);
  for (const folder of ['', 'projects/', 'writing/']) site.write(`content/${folder}hostile.svg`, hostileSvg('ink'));
  for (const folder of ['', 'images/', 'projects/', 'writing/', 'experience/', 'more/'])
    site.write(`content/${folder}served.svg`, hostileSvg());
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
  const builtHostile = () => builtSite('hostile', hostileSite, (copy) => copy.run('build'));

  test('is shown as text, and runs nothing', async ({ page, serve }) => {
    const origin = await serve(builtHostile());
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let seen = '';
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      await alive(page);
      expect(await page.evaluate(findPageProblems, undefined), path).toEqual([]);
      seen += await page.evaluate(() => {
        const attributes = [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
        const hidden = attributes.filter(({ name }) => /^(alt|aria-label|content)$/.test(name));
        return [document.body.innerText, ...hidden.map(({ value }) => value)].join('\n');
      });
      await page.getByRole('button', { name: 'Dark theme' }).click();
    }
    for (const { kind, facts } of files) {
      const texts = textsOf(facts, shapeOf(kind));
      expect(texts.length).toBeGreaterThan(0);
      for (const { path, text } of texts) expect(seen, `${kind}: ${path}`).toContain(plainMarkdown(text));
    }
    expect(dialogs).toEqual([]);
  });

  test('has images that run nothing, one for each route', async ({ page, problems }) => {
    const site = await builtHostile();
    const images = globSync('dist/**/*.svg', { cwd: site.folder });
    // Writing names it in no field or body.
    expect(images.filter((file) => file.endsWith('served.svg')).length).toBe(5);
    for (const file of images) {
      await page.setContent(readFileSync(join(site.folder, file), 'utf8'));
      const active = 'script, iframe, set, animate, [onload], [onclick], [srcdoc], [href], [style*="url("]';
      expect(await page.locator(active).count(), file).toBe(0);
    }
    expect(site.output).not.toContain('Could not render');
    expect(problems).toEqual([]);
  });
});
