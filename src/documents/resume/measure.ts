import { englishCount } from '#base/counter.ts';
import type { Problem } from '#base/problems.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { type Content, inAllEditions } from '#content/readContent.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { resumeData, resumeValues } from './data.ts';
import { resumePhoto } from './photo.ts';

async function lengthWarnings(content: Content): Promise<Problem[]> {
  const { site, files, folder, edition } = content;
  const file = files.get(siteFile);
  const wanted = site?.resume.pages;
  if (!site || !wanted || !file || folder.has(ownResumeIn(edition))) return [];
  // The editor reads private data, which the public résumé doesn't have.
  const values = { ...content, site, private: undefined };
  // Loads the typesetter only for content without errors.
  const { createTypesetter, tightest } = await import('./compile.ts');
  const shown = await resumeValues(values);
  // The showcase takes no room.
  const typeset = await createTypesetter(resumeData(shown), await resumePhoto(values));
  const { pages, toPdf } = typeset(tightest);
  if (pages <= wanted) return [];
  const { pagesOfPdf } = await import('./pagesOfPdf.ts');
  const lines = (await pagesOfPdf(toPdf())).slice(wanted).flatMap((page) =>
    page
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, -1),
  );
  const which = edition.path ? ` in ${edition.language}` : '';
  const found = `${which} takes ${englishCount(pages, 'page')}: ${englishCount(lines.length, 'line')} too many`;
  const problem = file.problem(['resume', 'pages'], { kind: 'resumeLong', found, allowed: String(wanted) });
  return [{ ...problem, source: file.text?.split(/\r?\n/)[(problem.line ?? 1) - 1] }];
}

/** Warns if the résumé in any language is longer than its owner wants. */
export async function measureResume(content: Content): Promise<Problem[]> {
  return (await Promise.all(inAllEditions(content).map(lengthWarnings))).flat();
}
