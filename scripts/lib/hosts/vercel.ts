/** `vercel.json`, which Vercel reads from the repository before it builds. */
import { formHosts } from '../../../src/lib/formServices.ts';
import { everywhere, formPage, type Headers, hashedFolder, ofFormless, ofHashed, ofPages } from './headers.ts';
import type { PolicyParts } from './policy.ts';

/** Nothing in it depends on content: it allows every form service that is known, and each page names its own. */
export function vercelFile(parts: PolicyParts): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'astro',
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everywhere({ ...parts, formHosts })),
      rule(`${hashedFolder}(.*)`, ofHashed),
      // Pages are the addresses without a dot.
      rule('/([^.]*)', ofPages),
      rule(`/((?!${formPage.slice(1)}$)[^.]*)`, ofFormless),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The hashes of a built site that vercel.json does not allow: what it would break. */
export function missingInVercelFile(text: string, { scripts, styles }: PolicyParts): string[] {
  return [...scripts, ...styles].filter((hash) => !text.includes(`'${hash}'`));
}
