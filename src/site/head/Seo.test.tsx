import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteWith } from '../../../tests/entries.ts';
import { Seo } from './Seo.tsx';

const page = {
  title: 'Projects: Alex Example',
  description: 'Seven works & what they taught.',
  canonical: 'https://example.com/projects',
  author: 'https://example.com/',
};

type Props = Partial<Parameters<typeof Seo>[0]> & { site?: Parameters<typeof siteWith>[0] };
function headOf({ site, ...props }: Props): HTMLHeadElement {
  const owner = siteWith({ keywords: ['developer', 'researcher'], ...site });
  const html = renderToStaticMarkup(<Seo owner={owner} {...page} {...props} />);
  return new DOMParser().parseFromString(html, 'text/html').head;
}
/** Returns the name and the content of each tag. */
function tags(props: Props = {}): [string, string][] {
  return [...headOf(props).children].map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? tag.localName,
    tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent ?? '',
  ]);
}
const byName = (a: [string, string], b: [string, string]) => a[0].localeCompare(b[0]);

it('writes every tag once, with absolute URLs', () => {
  expect(tags().sort(byName)).toEqual(
    (
      [
        ['title', page.title],
        ['description', page.description],
        ['keywords', 'developer, researcher'],
        ['canonical', page.canonical],
        ['og:type', 'website'],
        ['og:site_name', 'Alex Example'],
        ['og:title', page.title],
        ['og:description', page.description],
        ['og:url', page.canonical],
        ['twitter:card', 'summary'],
        ['twitter:title', page.title],
        ['twitter:description', page.description],
      ] as [string, string][]
    ).sort(byName),
  );
});

it('adds image tags and a large card only if there is an image', () => {
  const ogImage = 'https://example.com/card.png';
  const given = tags({ ogImage });
  expect(given.filter(([, content]) => content === ogImage)).toEqual([
    ['twitter:image', ogImage],
    ['og:image', ogImage],
  ]);
  expect(given).toContainEqual(['og:image:alt', page.title]);
  expect(given.filter(([name]) => name === 'twitter:card')).toEqual([['twitter:card', 'summary_large_image']]);
});

it('names the page in each language of the site', () => {
  const alternates = [
    { language: 'en', url: page.canonical },
    { language: 'pt-BR', url: 'https://example.com/pt-BR/projects' },
    { language: 'x-default', url: page.canonical },
  ];
  const links = headOf({ alternates }).querySelectorAll<HTMLLinkElement>('[rel=alternate]');
  expect([...links].map(({ hreflang, href }) => ({ language: hreflang, url: href }))).toEqual(alternates);
  expect(tags({ alternates }).filter(([name]) => name.startsWith('og:locale'))).toEqual([
    ['og:locale', 'en_US'],
    ['og:locale:alternate', 'pt_BR'],
  ]);
});

it('describes articles with their days, author and topics, and About as a profile', () => {
  const article = { published: '2026-08-14', modified: '2026-09-02', tags: ['Testing', 'Speed'] };
  const links = [
    { name: 'YouTube', url: 'https://youtube.com/@ada' },
    { name: 'Mastodon', url: 'https://social.example/@ada' },
  ];
  const given = tags({ data: { type: 'WebPage', article }, site: { links } });
  expect(given.filter(([name]) => /^(og:type|article|fediverse)/.test(name))).toEqual([
    ['fediverse:creator', '@ada@social.example'],
    ['og:type', 'article'],
    ['article:author', 'https://example.com/'],
    ['article:published_time', '2026-08-14'],
    ['article:modified_time', '2026-09-02'],
    ['article:tag', 'Testing'],
    ['article:tag', 'Speed'],
  ]);
  expect(tags({ data: { type: 'ProfilePage' }, site: { links } })).toContainEqual(['og:type', 'profile']);
  expect(tags({ data: { type: 'ProfilePage' }, site: { links } }).flat()).not.toContain('fediverse:creator');
});
