/** Builds a site from a JSON Resume like an owner, and finds texts that it lacks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePages, type PageSize } from '../../tools/sizes.ts';
import { hasPoppler } from '../browsers/engines.ts';
import { findDeadLinks } from '../built/deadLinks.ts';
import { parseHtml } from '../parseHtml.ts';
import { readPdf, readWithPoppler } from '../pdf.ts';
import { Copy, testBuild } from '../site.ts';
import type { Person } from './people.ts';
import { folded, hasWords, isIn, isRightToLeft, type Statement, statementsOf, withoutUrls } from './statements.ts';

/**
 * Builds a site from a JSON Resume in a copy of the repository.
 * @throws with the output of the import or the build if one fails
 */
export async function buildGallerySite({ file, options }: Pick<Person, 'file' | 'options'>): Promise<Copy> {
  const site = new Copy();
  const imported = await site.run('import', {}, [file, ...options]);
  const { code, output } = imported.code ? imported : await site.build(testBuild);
  if (code) throw new Error(`${file}: ${output}`);
  return site;
}

type Folder = Pick<Copy, 'folder'>;

/** The text of all pages of a site, and of its résumé. */
export interface SiteText {
  pages: string;
  pdf: string;
}

/** Reads the pages and the résumé of a built site. */
export async function readSiteText({ folder }: Folder): Promise<SiteText> {
  const dist = join(folder, 'dist');
  const pages = globSync('**/*.html', { cwd: dist, exclude: ['404.html'] }).map((page) => {
    const document = parseHtml(readFileSync(join(dist, page), 'utf8'));
    for (const element of document.querySelectorAll('script, style, template, head, .visually-hidden'))
      element.remove();
    return document.body.textContent;
  });
  const file = readFileSync(join(dist, 'resume.pdf'));
  const pdf = await readPdf(file);
  // PDF.js mixes up right-to-left words.
  return { pages: pages.join('\n'), pdf: [...pdf.pages, hasPoppler() ? readWithPoppler(file, '-raw') : ''].join('\n') };
}

/** Returns the texts that are missing in a whole. */
export function missingIn(whole: string, statements: readonly Statement[]): string[] {
  const comparable = folded(withoutUrls(whole));
  return statements.filter(({ text }) => !isIn(comparable, text)).map(({ from, text }) => `${from}: ${text}`);
}

/** Returns the texts that are missing in a PDF as read. Skips right-to-left texts without Poppler. */
export const missingInPdf = (pdf: string, statements: readonly Statement[]): string[] => [
  ...missingIn(
    pdf,
    statements.filter(({ text }) => !isRightToLeft(text)),
  ),
  ...statements
    .filter(({ text }) => hasPoppler() && isRightToLeft(text) && !hasWords(pdf, text))
    .map(({ from, text }) => `${from}: ${text}`),
];

/** Maximum size of a page's first render, in bytes. */
export const mostBytes = 20 * 1024;

/** How well a site shows a résumé. */
export interface Score {
  statements: number;
  missingOnSite: string[];
  missingInPdf: string[];
  deadLinks: string[];
  sizes: PageSize[];
}

/** References give authors with their initials, as journals do. */
const isInitialed = /^publications\[\d+\]\.authors?/;

/** Compares a site with the résumé that it was made from. */
export async function scoreSite(site: Folder, resume: unknown): Promise<Score> {
  const statements = statementsOf(resume);
  const { pages, pdf } = await readSiteText(site);
  return {
    statements: statements.length,
    missingOnSite: missingIn(
      pages,
      statements.filter(({ from }) => !isInitialed.test(from)),
    ),
    missingInPdf: missingInPdf(pdf, statements),
    deadLinks: findDeadLinks(join(site.folder, 'dist'), 'http://localhost:4321/'),
    sizes: measurePages(join(site.folder, 'dist')),
  };
}
