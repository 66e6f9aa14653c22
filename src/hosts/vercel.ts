/** `vercel.json`, which Vercel reads before the build, so it can't depend on the built site. */
import { formPage, general, type Headers, hashedFolder, ofFormless, ofHashed, ofPages } from './headers.ts';
import { headerOnlyPolicy } from './policy.ts';

/** Documents without their own policy, which a browser can open directly. */
const documents = '.*\\.(?:svg|json|xml)';

const policy = (...directives: string[]): Headers => ({
  'Content-Security-Policy': [...directives, headerOnlyPolicy].join('; '),
});

/** Returns the text of `vercel.json`. Each page has the policy; headers add the directives that only they support. */
export function vercelFile(): string {
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
      rule('/(.*)', general),
      rule(`/((?!${documents}$).*)`, policy()),
      rule(`/(${documents})`, policy("default-src 'none'", "style-src 'unsafe-inline'", 'sandbox')),
      rule(`${hashedFolder}(.*)`, ofHashed),
      // Paths of pages have no dot.
      rule('/([^.]*)', ofPages),
      // In any language.
      rule(`/((?!(?:[a-z]{2,3}(?:-[a-z\\d]+)*/)?${formPage.slice(1)}$)[^.]*)`, ofFormless),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
