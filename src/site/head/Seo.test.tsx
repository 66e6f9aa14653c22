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
/** Returns the names and contents of some tags. */
const contentsOf = (props: Props, names: RegExp) =>
  [...headOf(props).querySelectorAll('meta')]
    .map((tag) => [tag.name || (tag.getAttribute('property') ?? ''), tag.content])
    .filter(([name = '']) => names.test(name));

it('writes every tag once, and those of an image only if there is one', () => {
  const { title, description, canonical } = page;
  const named = [
    ['description', description],
    ['keywords', 'developer, researcher'],
    ['og:description', description],
    ['og:site_name', 'Alex Example'],
    ['og:title', title],
    ['og:type', 'website'],
    ['og:url', canonical],
    ['twitter:card', 'summary'],
    ['twitter:description', description],
    ['twitter:title', title],
  ];
  expect(contentsOf({}, /./).sort()).toEqual(named);
  const head = headOf({});
  expect([head.querySelector('title')?.textContent, head.querySelector('link')?.href]).toEqual([title, canonical]);
  const ogImage = 'https://example.com/card.png';
  expect(contentsOf({ ogImage }, /image$|alt$|card$/)).toEqual([
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', ogImage],
    ['og:image', ogImage],
    ['og:image:alt', title],
  ]);
});

it('names the page in each language of the site', () => {
  const alternates = [
    { language: 'en', url: page.canonical },
    { language: 'pt-BR', url: 'https://example.com/pt-BR/projects' },
    { language: 'x-default', url: page.canonical },
  ];
  const links = headOf({ alternates }).querySelectorAll<HTMLLinkElement>('[rel=alternate]');
  expect([...links].map(({ hreflang, href }) => ({ language: hreflang, url: href }))).toEqual(alternates);
  expect(contentsOf({ alternates }, /^og:locale/)).toEqual([
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
  const names = /^(og:type|article|fediverse)/;
  expect(contentsOf({ data: { type: 'WebPage', article }, site: { links } }, names)).toEqual([
    ['fediverse:creator', '@ada@social.example'],
    ['og:type', 'article'],
    ['article:author', 'https://example.com/'],
    ['article:published_time', '2026-08-14'],
    ['article:modified_time', '2026-09-02'],
    ['article:tag', 'Testing'],
    ['article:tag', 'Speed'],
  ]);
  expect(contentsOf({ data: { type: 'ProfilePage' }, site: { links } }, names)).toEqual([['og:type', 'profile']]);
});
