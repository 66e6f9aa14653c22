import { hasPublicUrl, isPreview, type SiteAddress } from '#base/siteAddress.ts';

/**
 * Returns whether content may be built for an address, and prints why not. Sample content may not, except in a build
 * without a site URL and in a host's preview.
 * @param isSample whether content/site.yaml says `sample: true`
 */
export function isPublishable(isSample: boolean, { origin }: SiteAddress): boolean {
  if (!isSample || !hasPublicUrl(new URL(origin))) return true;
  if (isPreview(process.env)) {
    console.log('content/ is sample content: this preview is built, but the site itself cannot be published.');
    return true;
  }
  console.error(`content/site.yaml: sample content cannot be published, so nothing was built for ${origin}.
To start a site of your own: npm run create -- ../my-site
If the content is yours already, delete the line "sample: true".
To build a demo that search engines are asked to leave out: npm run build -- --allow-sample`);
  return false;
}
