import { siteAddress } from '#base/siteAddress.ts';
import { hrefIn, routes } from '#base/urls.ts';
import { preparePublications } from '#content/preparePublications.ts';
import type { ValidContent } from '#content/readContent.ts';

/** Returns the values for a résumé outside of a build. */
export async function resumeValues(content: ValidContent, today: Date) {
  const { origin, base } = siteAddress(process.env, content.site.url);
  const address = new URL(hrefIn(content.edition.path)(routes.about, base), origin).href;
  return { ...content, publications: await preparePublications(content), address, today };
}
