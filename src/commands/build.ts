/** `vitrine build`: checks the content, then builds the site to `dist/`, for its URL if it has one. */
import { hasPublicUrl } from '#base/siteUrl.ts';
import { buildSite } from './build/buildSite.ts';
import { readSiteUrl } from './build/readSiteUrl.ts';
import type { Action } from './cli/commandLine.ts';

export const run: Action<'build'> = async ({ 'allow-sample': isDemo, verbose }) => {
  const code = await buildSite({ purpose: isDemo ? 'demo' : 'production', verbose });
  if (code !== 0) return code;
  const { origin } = await readSiteUrl();
  if (hasPublicUrl(new URL(origin))) console.log('Next: publish dist/.');
  else {
    // Without a site URL, absolute URLs point to this machine.
    const advice = 'set SITE_URL, or url in content/site.yaml, to publish.';
    console.log(`The form, sitemap, feed and structured data use ${origin}: ${advice}`);
    console.log('Next: npm start, to look at the site.');
  }
  return 0;
};
