import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findDeadLinks } from '../built/deadLinks.ts';
import type { BuiltSite } from '../builtSites.ts';
import { parseHtml } from '../parseHtml.ts';
import { pathSite, pathUrl } from '../sampleSites.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await pathSite();
});

const documents = new Map<string, Document>();
function documentOf(page: string): Document {
  const document = documents.get(page) ?? parseHtml(site.read(`dist/${page}.html`));
  documents.set(page, document);
  return document;
}
const pages = () =>
  globSync('**/*.html', { cwd: join(site.folder, 'dist') })
    .map((file) => file.replace('.html', ''))
    .filter((page) => !page.startsWith('for/'));
const urlOf = (page: string) => `${pathUrl}/${page === 'index' ? '' : encodeURI(page)}`;
const alternatesOf = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ hreflang, href }) => [hreflang, href]);

it('builds every page in both languages, at the same paths', () => {
  const inFrench = pages().flatMap((page) => (page === 'fr' ? 'index' : /^fr\/(.*)/.exec(page)?.[1] || []));
  const inEnglish = pages().filter((page) => !/^fr(\/|$)/.test(page));
  expect(inFrench.toSorted()).toEqual(inEnglish.toSorted());
  expect(inEnglish).toContain('projects/maps');
  expect(findDeadLinks(join(site.folder, 'dist'), `${pathUrl}/`)).toEqual([]);
});

it('redirects old slugs of each language, on every host', () => {
  const [from, to] = ['/some/path/fr/projects/game', '/some/path/fr/projects/cards'];
  expect(site.read('dist/_redirects')).toContain(`\n${from} ${to} 301\n`);
  expect(site.read('deploy/generated/nginx-server.conf')).toContain(`location = ${from} { return 301 ${to}; }`);
  expect(site.read('deploy/generated/site.caddy')).toContain(`redir ${from} ${to} 301`);
  expect(site.read('dist/fr/projects/game.html')).toContain(`url=${to}"`);
});

it('has the message of the 404 page in each language, in the order of the site’s languages', () => {
  const other = documentOf('404').querySelector('main .lead ~ [lang=fr]');
  expect(other?.querySelector('h2')?.textContent).toBe('Page introuvable');
  expect(other?.querySelector('p')?.textContent).toContain('La page demandée est introuvable');
  expect(other?.querySelector('a')?.getAttribute('href')).toBe('/some/path/fr');
});

it('has a 404 page of a language, with its title, heading, menu and way home', () => {
  const page = documentOf('fr/404');
  expect(page.title).toMatch(/^Page introuvable/);
  expect(page.querySelector('h1')?.textContent).toBe('404 Page introuvable');
  expect(page.querySelector('nav a')?.textContent).toBe('Accueil');
  expect(page.querySelector('main .go')?.getAttribute('href')).toBe('/some/path/fr');
  expect(page.querySelectorAll('main [lang]')).toHaveLength(0);
});

const canonicalOf = (page: string) => documentOf(page).querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

it('names the original of an untranslated page', () => {
  const maps = documentOf('fr/projects/maps');
  expect([canonicalOf('fr/projects/maps'), canonicalOf('fr/projects/cards')]).toEqual([
    `${pathUrl}/projects/maps`,
    `${pathUrl}/fr/projects/cards`,
  ]);
  expect([...alternatesOf(maps), ...alternatesOf(documentOf('projects/maps'))]).toEqual([]);
  expect(site.read('dist/sitemap.xml')).not.toContain('fr/projects/maps');
  const data = maps.querySelector('[type="application/ld+json"]')?.textContent ?? '';
  const types: { '@type': string; inLanguage?: string }[] = JSON.parse(data)['@graph'];
  expect(types.find(({ '@type': type }) => type === 'WebPage')?.inLanguage).toBe('en');
  expect(maps.querySelector('article')?.dir).toBe('ltr');
  expect(maps.querySelector('article .label[lang=fr]')?.textContent).toBe('anglais');
});

it('lists all languages of a page, including its own, on each version', () => {
  const shown = pages().filter((page) => documentOf(page).querySelector('link[hreflang]'));
  expect(shown.length).toBeGreaterThan(2 * 6);
  for (const page of shown) {
    const document = documentOf(page);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
    const alternates = alternatesOf(document);
    const english = alternates[0]?.[1];
    expect(alternates.map(([language]) => language)).toEqual(['en', 'fr', 'x-default']);
    expect(alternates).toContainEqual([document.documentElement.lang, canonical]);
    expect(alternates).toContainEqual(['x-default', english]);
    for (const [, href = ''] of alternates) {
      const other = shown.find((each) => urlOf(each) === href) ?? '';
      expect(alternatesOf(documentOf(other)), `${page} and ${other}`).toEqual(alternates);
    }
  }
  expect(documentOf('fr/home').querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(`${pathUrl}/fr`);
  const sitemap = site.read('dist/sitemap.xml');
  const count = (tag: string) => sitemap.split(`<${tag}`).length - 1;
  const originals = pages().filter((page) => canonicalOf(page) === urlOf(page) && !/(^|\/)404$/.test(page));
  // All but /home, a copy of /.
  expect([count('url>'), count('xhtml:link')]).toEqual([originals.length, 3 * (shown.length - 2)]);
});

it('shows content in the language of the page, and marks content in another one', () => {
  const home = documentOf('fr');
  expect(home.documentElement.lang).toBe('fr');
  expect(home.body.textContent).toContain('Chercheuse');
  expect(home.body.textContent).not.toContain('Rocket');
  const talks = [...home.querySelectorAll('#talks h3')].map((title) => [
    title.textContent,
    title.closest('[lang]')?.getAttribute('lang'),
  ]);
  expect(talks).toEqual([
    ['Des tests rapides', 'fr'],
    ['A talk in English', 'en'],
  ]);
  const cards = documentOf('fr/projects/cards');
  expect(cards.querySelector('#section-rules')?.textContent).toBe('Règles');
  expect(cards.querySelector('article')?.lang).toBe('');
  const maps = documentOf('fr/projects/maps');
  expect([maps.querySelector('article')?.lang, maps.querySelector('h1')?.textContent]).toEqual(['en', 'Maps']);
});

it('writes the documents of each language', () => {
  expect(site.read('dist/fr/resume.pdf')).toContain('Mon CV');
  expect(JSON.parse(site.read('dist/fr/resume.json')).basics.label).toBe('Chercheuse');
  expect(site.read('dist/fr/contact.vcf')).toContain('Chercheuse');
  expect(site.read('dist/fr/llms.txt')).toContain(`[Jeu de cartes](${pathUrl}/fr/projects/cards)`);
  expect(site.read('dist/fr/feed.xml')).toContain(`${pathUrl}/fr/writing/here`);
  expect(JSON.parse(site.read('dist/fr/manifest.webmanifest'))).toMatchObject({
    lang: 'fr',
    start_url: '/some/path/fr',
  });
});
