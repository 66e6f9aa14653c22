interface Props {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute URL of an image for link previews. */
  ogImage?: string;
  /** Absolute URL of the page. */
  address: string;
  /** Canonical URL, absolute. Default: `address`. */
  canonical?: string;
  siteName: string;
}

/** Title and meta tags for search engines and link previews. */
export function Seo({ title, description, keywords, ogImage, address, canonical = address, siteName }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content={ogImage ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {ogImage && <meta property="og:image" content={ogImage} />}
      {ogImage && <meta property="og:image:width" content="1200" />}
      {ogImage && <meta property="og:image:height" content="630" />}
      {ogImage && <meta name="twitter:image" content={ogImage} />}
    </>
  );
}
