/** `vercel.json`, which Vercel reads from the repository before it builds: nothing in it may depend on what is built. */
import { formPage, general, type Headers, hashedFolder, ofFormless, ofHashed, ofPages } from './headers.ts';
import { headerOnlyPolicy } from './policy.ts';

/** Documents that carry no policy of their own, when a browser opens them by themselves. */
const documents = '.*\\.(?:svg|json|xml)';

const policy = (...directives: string[]): Headers => ({
  'Content-Security-Policy': [...directives, headerOnlyPolicy].join('; '),
});

/** Returns the text of `vercel.json`. Each page carries its own policy; the headers add what only they can say. */
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
      // Pages are the addresses without a dot.
      rule('/([^.]*)', ofPages),
      rule(`/((?!${formPage.slice(1)}$)[^.]*)`, ofFormless),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
