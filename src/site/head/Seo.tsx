import type { Alternate } from '../layout/languageLinks.ts';
import type { PageData } from './jsonLd.ts';

interface Props {
  title: string;
  description: string;
  keywords: readonly string[];
  ogImage?: string;
  url: string;
  /** Canonical URL, absolute. Default: `url`. */
  canonical?: string;
  siteName: string;
  /** What the page is about. */
  data?: Pick<PageData, 'type' | 'article'>;
  /** The owner's page, absolute. */
  author?: string;
  /** The owner's profiles. */
  links?: readonly { name: string; url: string }[];
  language?: string;
  alternates?: readonly Alternate[];
}

/** Returns a language in the form of Open Graph, with its most likely region: `fr_FR`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Returns the address in the fediverse, `@ada@example.social`, of a profile that is named for Mastodon. */
function fediverseAddress(links: Props['links'] = []): string | undefined {
  const { url = '' } = links.find(({ name, url }) => /mastodon|fediverse/i.test(name + new URL(url).host)) ?? {};
  const [, host, user] = /^https:\/\/([^/]+)\/(?:@|users\/)([\w.-]+)\/?$/.exec(url) ?? [];
  return user && `@${user}@${host}`;
}

export function Seo(props: Props) {
  const {
    title,
    description,
    keywords,
    ogImage,
    url,
    canonical = url,
    siteName,
    data: { type, article } = {},
    author,
    links,
    language = 'en',
    alternates = [],
  } = props;
  const kind = article ? 'article' : type === 'ProfilePage' ? 'profile' : 'website';
  const creator = article && fediverseAddress(links);
  const others = alternates.filter((each) => each.language !== language && each.language !== 'x-default');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta property="og:type" content={kind} />
      {article && <meta property="article:author" content={author} />}
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {creator && <meta name="fediverse:creator" content={creator} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {others.length > 0 && <meta property="og:locale" content={localeOf(language)} />}
      {others.map(({ language }) => (
        <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
      ))}
      <meta name="twitter:card" content={ogImage ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {ogImage && <meta property="og:image" content={ogImage} />}
      {ogImage && <meta property="og:image:width" content="1200" />}
      {ogImage && <meta property="og:image:height" content="630" />}
      {ogImage && <meta property="og:image:alt" content={title} />}
      {ogImage && <meta name="twitter:image" content={ogImage} />}
    </>
  );
}
