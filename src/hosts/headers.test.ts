import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import type { BuiltSite } from './builtSite.ts';
import { caddySite } from './caddy.ts';
import { headerRules, headersAt } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxMaps } from './nginx.ts';

const site: BuiltSite = {
  // More than in any build, to test Cloudflare's limit of 2,000 characters per line.
  scripts: Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`),
  styles: Array.from({ length: 10 }, (_, index) => `sha256-${'abcdefghij'.charAt(index).repeat(43)}=`),
  formHosts: ['https://forms.example'],
  pages: ['404.html', 'index.html'],
  redirects: [{ from: '/projects/old', to: '/projects/new' }],
};

const urls = ['/', '/projects/work-7', '/_astro/everywhere.D1jk2.js', '/resume.pdf', '/favicon.svg', '/feed.xml'];

it.each(urls)('gives %s each header from only one rule', (url) => {
  const rules = headerRules(site, '/');
  const names = rules.flatMap((rule) => Object.keys(headersAt([rule], url)));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('Content-Security-Policy');
  expect(names.includes('Cross-Origin-Resource-Policy')).toBe(url.startsWith('/_astro/'));
  expect(names.includes('Cache-Control')).toBe(url.startsWith('/_astro/'));
});

it('stays within the limits of Cloudflare Pages', () => {
  for (const line of headersFile(headerRules(site, '/')).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

it('hides pages and documents of applications from search engines, and names none', () => {
  const tailored = { ...site, pages: ['for/acme-7f3k2.html', 'for/globex-4tq9w.html'] };
  const rules = headerRules(tailored, '/base');
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/base/_astro/*', '/base/for/*']);
  expect(headersAt(rules, '/base/for/acme-7f3k2/resume.pdf')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(headerRules(site, '/')).toHaveLength(2);
  expect(vercelHeadersAt()('/for/acme-7f3k2/resume.pdf')).toContainEqual(['X-Robots-Tag', 'noindex']);
  expect(caddySite(tailored)).toContain('header /for/* {\n\tX-Robots-Tag "noindex"\n}');
  expect(caddySite(site)).not.toContain('X-Robots-Tag');
  expect(nginxMaps()).toContain('map $uri $vitrine_x_robots_tag {\n    default "";\n    ~^/for/ "noindex";\n}');
});

it('redirects old paths on Netlify and Cloudflare', () => {
  expect(redirectsFile(site.redirects)).toBe('/projects/old /projects/new 301!\n/projects/old /projects/new 301\n');
  const ofOtherScripts = redirectsFile([{ from: '/große', to: '/neue' }]).split('\n');
  expect(ofOtherScripts).toEqual(expect.arrayContaining(['/große /neue 301', '/gro%C3%9Fe /neue 301']));
});

it('gives Vercel the same headers, except for those directives of the policy that each page has', () => {
  const at = vercelHeadersAt();
  for (const url of urls) {
    const { 'Content-Security-Policy': _, ...others } = headersAt(headerRules(site, '/'), url);
    const { 'Content-Security-Policy': policy, ...rest } = Object.fromEntries(at(url));
    expect(rest, url).toEqual(others);
    const sandbox = /\.(svg|json|xml)$/.test(url) ? "default-src 'none'; style-src 'unsafe-inline'; sandbox; " : '';
    expect(policy, url).toBe(`${sandbox}frame-ancestors 'none'; upgrade-insecure-requests`);
  }
});

/** Returns a function that returns the headers of a path. Expects no header twice. */
function vercelHeadersAt() {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    readFileSync(join(root, 'vercel.json'), 'utf8'),
  );
  return (url: string) => {
    const found = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(url))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    expect(new Map(found).size, url).toBe(found.length);
    return found;
  };
}

it('leaves the policy to the pages if the Git-based editor has its own', () => {
  const policyOf = (rules: ReturnType<typeof headerRules>) => headersAt(rules, '/')['Content-Security-Policy'];
  expect(policyOf(headerRules({ ...site, hasAdmin: true }, '/'))).toBe(
    "frame-ancestors 'none'; upgrade-insecure-requests",
  );
  expect(policyOf(headerRules(site, '/'))).toContain("default-src 'none'");
});
