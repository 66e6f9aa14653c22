/** Builds a site from a JSON Resume like an owner, and finds what it lacks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePages, type PageSize } from '../../tools/sizes.ts';
import { findDeadLinks } from '../built/deadLinks.ts';
import { parseHtml } from '../parseHtml.ts';
import { readText } from '../pdf.ts';
import { Copy, testBuild } from '../site.ts';
import { missingIn, optionsFor, type Person } from './people.ts';

/**
 * Builds a site from a JSON Resume in a copy of the repository.
 * @throws with the output of the import or the build if one fails
 */
export async function buildGallerySite({ file }: Person): Promise<Copy> {
  const site = new Copy();
  const options = Object.entries(optionsFor(file)).flatMap(([name, value]) => [`--${name}`, value]);
  const imported = await site.run('import', {}, [file, ...options]);
  const { code, output } = imported.code ? imported : await site.build(testBuild);
  if (code) throw new Error(`${file}: ${output}`);
  return site;
}

/** Maximum size of a page's first render, in bytes. */
export const mostBytes = 20 * 1024;

/** How well a site shows a résumé. */
export interface Score {
  /** Text of all pages. */
  pages: string;
  missingOnSite: string[];
  missingInPdf: string[];
  deadLinks: string[];
  sizes: PageSize[];
}

/** Compares a site with what it must contain of its owner. */
export async function scoreSite({ folder }: Pick<Copy, 'folder'>, { expected }: Person): Promise<Score> {
  const dist = join(folder, 'dist');
  const texts = globSync('**/*.html', { cwd: dist, exclude: ['404.html'] }).map((page) => {
    const { body } = parseHtml(readFileSync(join(dist, page), 'utf8'));
    for (const element of body.querySelectorAll('script, style, template, .visually-hidden')) element.remove();
    return body.textContent;
  });
  const { facts = [] } = expected ?? {};
  // PDF.js mixes up right-to-left words.
  const inPdf = facts.filter(({ text }) => !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text));
  const pages = texts.join('\n');
  return {
    pages,
    missingOnSite: missingIn(pages, facts),
    missingInPdf: missingIn((await readText(readFileSync(join(dist, 'resume.pdf')))).join('\n'), inPdf),
    deadLinks: findDeadLinks(dist, 'http://localhost:4321/'),
    sizes: measurePages(dist),
  };
}
