import { englishCount } from '#base/counter.ts';
import type { Problem } from '#base/problems.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { type Content, inAllEditions } from '#content/readContent.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { resumeData, resumeValues } from './data.ts';
import { resumePhoto } from './photo.ts';
import { showcaseSquares } from './squares.ts';

async function lengthWarnings(content: Content, wanted: number): Promise<Problem[]> {
  const { site, files, folder, edition } = content;
  const file = files.get(siteFile);
  if (!site || !file || folder.has(ownResumeIn(edition))) return [];
  // The editor reads private data, which the public résumé doesn't have.
  const values = { ...content, site, private: undefined };
  const { compileResume } = await import('./compile.ts');
  const { pagesOfPdf } = await import('./pagesOfPdf.ts');
  const shown = await resumeValues(values);
  const [photo, squares] = [await resumePhoto(values), await showcaseSquares(shown)];
  const pages = await pagesOfPdf(await compileResume(resumeData(shown), photo, content.palette, squares));
  if (pages.length <= wanted) return [];
  const lines = pages.slice(wanted).flatMap((page) =>
    page
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, -1),
  );
  const which = edition.path ? ` in ${edition.language}` : '';
  const found = `${which} takes ${englishCount(pages.length, 'page')}: ${englishCount(lines.length, 'line')} too many`;
  const problem = file.problem(['resume', 'pages'], { kind: 'resumeLong', found, allowed: String(wanted) });
  return [{ ...problem, source: file.text?.split(/\r?\n/)[(problem.line ?? 1) - 1] }];
}

/** Warns if the résumé in any language is longer than its owner wants. Loads the typesetter only if there is a limit. */
export async function measureResume(content: Content): Promise<Problem[]> {
  const wanted = content.site?.resume.pages;
  if (!wanted) return [];
  return (await Promise.all(inAllEditions(content).map((each) => lengthWarnings(each, wanted)))).flat();
}
