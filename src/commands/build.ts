/** `npm run build`: checks the content, then builds the site to `dist/`, for its address where it has one. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('build', async ({ 'allow-sample': isDemo, verbose }) => {
  const { hasPublicUrl } = await import('#base/siteAddress.ts');
  const { buildSite } = await import('./build/buildSite.ts');
  const { readSiteAddress } = await import('./build/readSiteAddress.ts');
  const code = await buildSite({ purpose: isDemo ? 'demo' : 'publication', verbose });
  if (code !== 0) return code;
  const { origin } = await readSiteAddress();
  if (hasPublicUrl(new URL(origin))) console.log('Next: publish dist/, as deploy/README.md describes.');
  else {
    // A build without an address leads to this machine.
    const advice = 'set SITE_URL, or url in content/site.yaml, to publish.';
    console.log(`The form, sitemap, feed and structured data name ${origin}: ${advice}`);
    console.log('Next: npm start, to look at the site.');
  }
  return 0;
});
