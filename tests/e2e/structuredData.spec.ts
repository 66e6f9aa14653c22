import type { Page } from '@playwright/test';
import { formatMonth } from '../../src/base/dates.ts';
import { dataBlocks, type GraphNode, only, readGraph } from '../schemaOrg.ts';
import { expect, pages, test } from './test.ts';

const address = 'http://localhost:4321';
const types: Record<string, string> = {
  '/': 'ProfilePage',
  '/home': 'ProfilePage',
  '/projects': 'CollectionPage',
  '/experience': 'WebPage',
  '/contact': 'ContactPage',
};
const works = {
  'mock-interview-platform': 'SoftwareSourceCode',
  'online-card-game': 'SoftwareSourceCode',
  'aortic-aneurysm-detection': 'ScholarlyArticle',
  'consultancy-website': 'CreativeWork',
};

/** The page's one data block. */
async function graphOf(page: Page, path: string): Promise<Map<string, GraphNode>> {
  await page.goto(path);
  const blocks = dataBlocks(await page.content());
  expect(blocks, 'data blocks').toHaveLength(1);
  return readGraph(blocks[0] ?? '');
}

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const path of pages) {
  test(`${path} says what it is, whose and where, and every reference leads somewhere`, async ({ page, request }) => {
    const nodes = await graphOf(page, path);
    // What stands at two addresses is one page, the first's.
    const canonical = path === '/home' ? `${address}/` : await page.locator('link[rel=canonical]').getAttribute('href');
    const self = only(nodes, types[path] ?? 'WebPage');
    expect(self.id).toBe(`${canonical}#page`);
    expect(self.text('url')).toBe(canonical);
    expect(self.text('name')).toBe(await page.title());
    expect(self.text('description')).toBe(await page.locator('meta[name=description]').getAttribute('content'));
    expect(self.node('isPartOf').text('name')).toBe(await page.getByRole('banner').locator('a[href="/"]').innerText());
    const person = nodes.get(`${address}/#person`);
    expect(person?.text('name')).toBe('Alex Example');
    expect(person?.texts('sameAs')).toEqual(await hrefs(page, 'footer [aria-label="Social links"] a'));
    for (const id of nodes.keys()) expect(id).toMatch(/^(http:\/\/localhost:4321\/|_:)/);
    if (canonical === `${address}/`) return expect(self.properties).not.toContain('breadcrumb');

    const trail = self.node('breadcrumb').nodes('itemListElement');
    expect(trail[0]?.text('item')).toBe(`${address}/`);
    expect(trail.at(-1)?.text('item')).toBe(canonical);
    expect(trail.at(-1)?.text('name')).toBe(await page.getByRole('heading', { level: 1 }).innerText());
    for (const crumb of trail) {
      const { pathname } = new URL(crumb.text('item') ?? '');
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
  });
}

test('an unknown address says nothing', async ({ page }) => {
  await page.goto('/no/such/page');
  expect(dataBlocks(await page.content())).toEqual([]);
});

test('/home says what / says', async ({ request }) => {
  const blocks = async (path: string) => dataBlocks(await (await request.get(path)).text());
  expect(await blocks('/home')).toEqual(await blocks('/'));
});

test('About says of the owner what it shows', async ({ page, request }) => {
  const person = only(await graphOf(page, '/'), 'ProfilePage').node('mainEntity');
  const main = page.getByRole('main');
  const term = (name: string) => main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
  await expect(term('Role')).toHaveText(person.text('jobTitle') ?? '');
  await expect(term('City')).toHaveText(person.node('address').text('addressLocality') ?? '');
  await expect(main.locator('.lead').first()).toHaveText(person.text('description') ?? '');
  await expect(page.locator('#tech-stack li')).toHaveText(person.texts('knowsAbout'));
  const schools = [...person.nodes('affiliation'), ...person.nodes('alumniOf')].map((school) => school.text('name'));
  await expect(page.locator('#education h3 + p')).toHaveText(schools.map(String));
  const image = new URL(person.text('image') ?? '');
  expect(await main.locator('picture source').last().getAttribute('srcset')).toContain(image.pathname);
  expect((await request.get(image.pathname)).headers()['content-type']).toBe('image/webp');
});

test('Projects lists its cards, in order', async ({ page }) => {
  const items = only(await graphOf(page, '/projects'), 'ItemList');
  const cards = await page.locator('main li[data-category]').all();
  expect(items.text('numberOfItems')).toBe(String(cards.length));
  const listed = items.nodes('itemListElement');
  expect(listed).toHaveLength(cards.length);
  for (const [index, card] of cards.entries()) {
    const link = card.getByRole('heading').getByRole('link');
    await expect(card.getByText(/^Fig\./)).toHaveText(`Fig. ${listed[index]?.text('position')}`);
    await expect(link).toHaveText(listed[index]?.node('item').text('name') ?? '');
    expect(address + (await link.getAttribute('href'))).toBe(listed[index]?.node('item').text('url'));
  }
});

for (const [slug, type] of Object.entries(works)) {
  test(`${slug} is a ${type} with the facts of its page`, async ({ page, request }) => {
    const work = only(await graphOf(page, `/projects/${slug}`), 'WebPage').node('mainEntity');
    const article = page.getByRole('article');
    expect(work.type).toBe(type);
    expect(work.node('author').text('name')).toBe('Alex Example');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(work.text('name') ?? '');
    await expect(article.locator('.lead')).toHaveText(work.text('description') ?? '');
    await expect(article.locator('dl time')).toHaveAttribute('datetime', work.text('dateCreated') ?? '');
    await expect(article.locator('dl li')).toHaveText(work.texts('keywords'));
    const linked = [
      work.text('codeRepository') ?? work.nodes('hasPart')[0]?.text('codeRepository'),
      work.nodes('subjectOf')[0]?.text('url'),
      work.nodes('workExample')[0]?.text('url'),
    ].filter(Boolean);
    expect(await hrefs(page, 'article dl a')).toEqual(linked);
    const image = await request.get(new URL(work.text('image') ?? '').pathname);
    expect(image.headers()['content-type']).toBe('image/png');
  });
}

test('Experience says for whom, as what and when', async ({ page }) => {
  const posts = only(await graphOf(page, '/experience'), 'Person').nodes('worksFor');
  expect(posts).toHaveLength(4);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    posts.map((post) => post.text('roleName') ?? ''),
  );
  for (const post of posts) {
    const entry = page.locator(`[id="${new URL(post.id).hash.slice(1)}"]`);
    const company = entry.getByRole('link', { name: post.node('worksFor').text('name') ?? '' });
    await expect(company).toHaveAttribute('href', post.node('worksFor').text('url') ?? '');
    const [start, end] = [post.text('startDate'), post.text('endDate')];
    await expect(entry).toContainText(
      `${formatMonth(start ?? '', 'en')} – ${end ? formatMonth(end, 'en') : 'present'}`,
    );
  }
});

test('Contact says where, and leaves e-mail and phone to the page', async ({ page }) => {
  const person = only(await graphOf(page, '/contact'), 'Person');
  await expect(page.locator('dl', { hasText: 'Location' }).locator('dd').last()).toHaveText(
    person.node('address').text('addressLocality') ?? '',
  );
  for (const path of pages) {
    await page.goto(path);
    expect(dataBlocks(await page.content()).join(), path).not.toMatch(/hello@example|614/);
  }
});

test('a study cites its publications as the page lists them', async ({ page }) => {
  const work = only(await graphOf(page, '/projects/aortic-aneurysm-detection'), 'WebPage').node('mainEntity');
  const [paper, ...others] = work.nodes('citation');
  expect(others).toEqual([]);
  const item = page.locator('#publications li');
  expect(paper?.type).toBe('ScholarlyArticle');
  await expect(item).toContainText(paper?.text('name') ?? '');
  await expect(item).toContainText(paper?.node('isPartOf').text('name') ?? '');
  expect(paper?.text('datePublished')).toBe('2026-02');
  expect(paper?.nodes('author').map((author) => author.text('name'))).toEqual(
    await page
      .locator('meta[name=citation_author]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
  );
  expect(paper?.node('author').id, 'the owner is one and the same').toBe(`${address}/#person`);
  const links = await hrefs(page, '#publications a');
  expect(links).toContain(paper?.text('sameAs'));
  expect(links).toContain(paper?.text('url'));
});
