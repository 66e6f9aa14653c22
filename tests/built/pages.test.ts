/** Content of the built pages that can be tested without a browser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../parseHtml.ts';
import { readPdf } from '../pdf.ts';
import { dataBlocks, readGraph } from '../schemaOrg.ts';
import { root } from '../site.ts';

const siteUrl = 'http://localhost:4321';
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file));
const open = (file: string) => parseHtml(read(file).toString());
const files = globSync('**/*.html', { cwd: dist });
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const sizeOf = async (url: string | null | undefined) => {
  const { width, height } = await sharp(read(new URL(url ?? '', 'http://localhost').pathname)).metadata();
  return `${width}x${height}`;
};

describe.each(files)('%s', (file) => {
  const document = open(file);

  it('opens external links in a new tab, safely, and announces it', () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`a[href^=http]:not([href^="${siteUrl}"])`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.target, link.href).toBe('_blank');
      expect(link.rel, link.href).toMatch(/^(me )?noopener noreferrer$/);
      expect(link.textContent).toContain('(opens in a new tab)');
    }
  });

  it('links to its feed, and to an image in the size of a card', async () => {
    expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/feed.xml');
    const image = document.querySelector('meta[property="og:image"]');
    expect(image === null).toBe(file === '404.html');
    if (image) expect(await sizeOf(image.getAttribute('content'))).toBe('1200x630');
  });

  it('has structured data about page and owner, without email and phone', async () => {
    const [block = '', ...others] = dataBlocks(read(file).toString());
    expect([block === '', ...others]).toEqual([file === '404.html']);
    expect(block).not.toMatch(/hello@example|614/);
    if (!block) return;
    // Both URLs of the home page are one page, with the canonical URL of the first.
    const canonical =
      file === 'home.html' ? `${siteUrl}/` : document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const nodes = await readGraph(block);
    expect(nodes.get(`${canonical}#page`)?.text('name')).toBe(document.title);
    expect(nodes.get(`${siteUrl}/#person`)?.text('name')).toBe('Alex Example');
  });
});

it('has email and phone only in the files that docs/publish/README.md lists', async () => {
  const list = readFileSync(join(root, 'docs/publish/README.md'), 'utf8').split('## Where your email is')[1] ?? '';
  const listed = [...list.matchAll(/^\| `(.+?)`/gm)].map(([, file]) => file).filter((file) => file !== 'resume.docx');
  const all = globSync('{,.well-known/,**/}*.*', { cwd: dist }).filter((file) => !/\.(br|gz)$/.test(file));
  const textIn = async (file: string) =>
    file.endsWith('.pdf') ? JSON.stringify(await readPdf(read(file))) : read(file).toString();
  for (const data of [/hello@example\.com/, /614.{0,3}555.{0,3}0142/]) {
    const having = await Promise.all(all.map(async (file) => (data.test(await textIn(file)) ? [file] : [])));
    expect(having.flat().sort()).toEqual(listed.sort());
  }
});

it('About has photo, intro and its sections', async () => {
  const document = open('index.html');
  expect(await sizeOf(document.querySelector('main img')?.getAttribute('src'))).toMatch(/^(\d{2,3})x\1$/);
  expect(texts(document, 'main p.lead')).toHaveLength(1);
  expect(texts(document, 'h2')).toEqual([
    ...['Background', 'Tech Stack', 'Education', 'Publications', 'Personal Interests'],
  ]);
  expect(document.querySelectorAll('#background p')).toHaveLength(3);
  expect(texts(document, '#tech-stack h3')).toEqual(['Languages', 'Frameworks', 'Developer Tools', 'Libraries']);
  const [education] = texts(document, '#education');
  expect(education).toMatch(/Computer Science.*2023\s– present.*IB Diploma.*2021\s– 2023/s);
  expect(texts(document, '#interests h3')).toEqual(['Formula 1', 'Piano', 'Table Tennis', 'Traveling & Exploring']);
});

it('Projects has seven cards with all their parts', () => {
  const cards = [...open('projects.html').querySelectorAll<HTMLElement>('main li[data-filter]')];
  const parts = cards.map((card) => [
    card.querySelector('h2')?.textContent,
    /category=(\w+)/.exec(card.dataset.filter ?? '')?.[1],
    [...card.querySelectorAll('a[target=_blank]')].map((link) => /^\w+/.exec(link.textContent)?.[0]).join(),
    card.textContent.includes('Private'),
  ]);
  expect(parts).toEqual([
    ['Mock-interview platform', 'personal', 'Code,YouTube,Demo', false],
    ['Online card game', 'personal', 'Code,Demo', false],
    ['Wallpaper preview tool', 'personal', 'Code,Demo', false],
    ['Aortic aneurysm detection', 'research', 'Code', false],
    ['Consultancy website', 'freelance', 'Demo', false],
    ['Depression-prediction study', 'research', '', true],
    ['Formula 1 calendar optimizer', 'personal', 'Code,YouTube', false],
  ]);
  for (const part of ['svg, img', 'ul li', 'p']) expect(cards.filter((card) => !card.querySelector(part))).toEqual([]);
});

it('the 404 page has the quote, and links to continue', () => {
  const document = open('404.html');
  const [quote] = texts(document, 'main');
  expect(quote).toContain('Something went wrong');
  expect(quote).toContain(
    'The page you requested could not be found. It might have been removed, renamed, or did not exist in the first place.',
  );
  expect(attributes(document, 'main nav a', 'href')).toEqual(['/', '/projects', '/experience', '/contact']);
  expect(texts(document, 'main a[href="/"]')).toContain('Back to Home');
});

it('the sitemap lists every page for search engines, and no other', () => {
  const xml = read('sitemap.xml').toString();
  expect(() => parseXml(xml)).not.toThrow();
  const own = files.filter((file) => !['404.html', 'home.html'].includes(file));
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, named]) => named).sort()).toEqual(
    own.map((file) => `${siteUrl}/${file.replace(/(index)?\.html$/, '')}`).sort(),
  );
});

it('icons have the sizes that the manifest claims', async () => {
  const { name, icons } = JSON.parse(read('manifest.webmanifest').toString());
  expect(name).toBe('Alex Example');
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(await sizeOf(src), src).toBe(sizes);
  expect(await sizeOf(open('index.html').querySelector('[rel=apple-touch-icon]')?.getAttribute('href'))).toBe(
    '180x180',
  );
});

it('the résumé is one page of less than 120 KB, in order, with the content of Experience', async () => {
  const bytes = read('resume.pdf');
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(1);
  expect(bytes.length).toBeLessThan(120 * 1024);
  expect(pdf.tags.filter((tag) => /^H[12]/.test(tag))).toEqual([
    'H1 Alex Example',
    'H2 Education',
    'H2 Experience',
    'H2 Projects',
    'H2 Publications',
    'H2 Tech Stack',
  ]);
  const printed = pdf.pages[0]?.replaceAll('\n', ' ');
  const entries = texts(open('experience.html'), 'main :is(h2.text, .text li)');
  const projects = texts(open('projects.html'), 'main li[data-filter] h2');
  expect([entries.length, projects.length]).toEqual([12, 7]);
  for (const text of [...entries, ...projects.slice(0, 3), '4 more']) expect(printed).toContain(text);
});

it('each case study has its parts, its facts, and the works around it', () => {
  const list = open('projects.html');
  const paths = [...list.querySelectorAll('main li[data-filter] h2 a')].map((link) => link.getAttribute('href') ?? '');
  expect(paths).toHaveLength(7);
  for (const [index, path] of paths.entries()) {
    const study = open(`${path.slice(1)}.html`);
    expect(texts(study, 'article h2').slice(0, 4), path).toEqual([
      ...['Problem', 'What was built', 'Result', 'What was learnt'],
    ]);
    expect(texts(study, 'article dt'), path).toEqual(expect.arrayContaining(['Role', 'Date', 'Technologies', 'Links']));
    const around = attributes(study, 'nav[aria-label="Projects"] a', 'href');
    expect(around).toEqual([paths[index - 1], paths[index + 1]].filter((each) => each !== undefined));
  }
});

it('has whole texts in its feed, with their drawings as files', async () => {
  const feed = read('feed.xml').toString().replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  expect(feed).toContain('<math');
  const [, image] = /<img src="([^"]+)"/.exec(feed) ?? [];
  expect(image).toBe(`${siteUrl}/pictures/projects/aortic-aneurysm-detection-diameter.svg`);
  expect(await sizeOf(image)).toBe('1920x800');
});
