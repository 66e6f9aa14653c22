import type { Site } from '#sections/contentFiles.ts';
import type { Alternate } from '../layout/languageLinks.ts';
import type { PageData } from './jsonLd.ts';

interface Props {
  owner: Pick<Site, 'name' | 'keywords' | 'language' | 'links'>;
  title: string;
  description: string;
  ogImage?: string;
  /** Absolute, like that of the owner's page. */
  canonical: string;
  author: string;
  /** What the page is about. */
  data?: Pick<PageData, 'type' | 'article'>;
  alternates?: readonly Alternate[];
}

/** Returns a language in the form of Open Graph, with its most likely region: `fr_FR`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Returns the address in the fediverse, `@ada@example.social`, of a profile that is named for Mastodon. */
function fediverseAddress(links: Site['links']): string | undefined {
  const { url = '' } = links.find(({ name, url }) => /mastodon|fediverse/i.test(name + new URL(url).host)) ?? {};
  const [, host, user] = /^https:\/\/([^/]+)\/(?:@|users\/)([\w.-]+)\/?$/.exec(url) ?? [];
  return user && `@${user}@${host}`;
}

export function Seo({ owner, title, description, ogImage, canonical, author, data, alternates = [] }: Props) {
  const { name: siteName, keywords, language, links } = owner;
  const article = data?.article;
  const others = alternates.filter((each) => each.language !== language && each.language !== 'x-default');
  const tags: [string, string | undefined][] = [
    ['description', description],
    ['keywords', keywords.join(', ') || siteName],
    ['fediverse:creator', article && fediverseAddress(links)],
    ['twitter:card', ogImage ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', ogImage],
    ['og:type', article ? 'article' : data?.type === 'ProfilePage' ? 'profile' : 'website'],
    ['article:author', article && author],
    ['article:published_time', article?.published],
    ['article:modified_time', article?.modified],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', others.length ? localeOf(language) : undefined],
    ...others.map((each): [string, string] => ['og:locale:alternate', localeOf(each.language)]),
    ['og:image', ogImage],
    ['og:image:width', ogImage && '1200'],
    ['og:image:height', ogImage && '630'],
    ['og:image:alt', ogImage && title],
  ];
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      {tags.map(
        ([name, content], index) =>
          content && (
            <meta key={index} {...{ [/^(og|article):/.test(name) ? 'property' : 'name']: name }} content={content} />
          ),
      )}
    </>
  );
}
