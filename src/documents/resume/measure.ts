import { englishCount } from '#base/counter.ts';
import type { Problem } from '#base/problems.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { type Content, inAllEditions } from '#content/readContent.ts';
import { siteFile } from '#sections/contentFiles.ts';
import type { Layout } from './compile.ts';
import { resumeData, resumeValues } from './data.ts';
import { resumePhoto } from './photo.ts';

/** Share of the last page below which a résumé looks unfinished. */
const leastLastPage = 1 / 3;

async function lengthWarnings(content: Content): Promise<Problem[]> {
  const { site, files, folder, edition } = content;
  const file = files.get(siteFile);
  if (!site || !file || folder.has(ownResumeIn(edition))) return [];
  // The editor reads private data, which the public résumé doesn't have.
  const values = { ...content, site, private: undefined };
  // Loads the typesetter only for content without errors.
  const { createTypesetter, fitPages, tightest } = await import('./compile.ts');
  const shown = await resumeValues(values);
  // The showcase takes no room.
  const typeset = await createTypesetter(resumeData(shown), await resumePhoto(values));
  const { pages: wanted } = site.resume;
  const isUnfit = ({ pages, lastPage }: Layout) => (wanted ? pages > wanted : pages > 1 && lastPage < leastLastPage);
  // Most résumés are typeset once.
  const tight = typeset(tightest);
  if (!isUnfit(tight) || !isUnfit(fitPages(typeset))) return [];
  const { pages, toPdf } = tight;
  const { pagesOfPdf } = await import('./pagesOfPdf.ts');
  const lines = (await pagesOfPdf(toPdf())).slice(wanted ?? -1).flatMap((page) =>
    page
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, -1),
  );
  const which = edition.path ? ` in ${edition.language}` : '';
  const found = `${which} takes ${englishCount(pages, 'page')}: ${englishCount(lines.length, 'line')} too many`;
  const problem = wanted
    ? file.problem(['resume', 'pages'], { kind: 'resumeLong', found, allowed: String(wanted) })
    : file.problem(['resume'], { kind: 'resumeLastPage', found, write: String(pages) });
  return [{ ...problem, source: file.text?.split(/\r?\n/)[(problem.line ?? 1) - 1] }];
}

/** Warns if the résumé in any language is longer than its owner wants, or if its last page is nearly empty. */
export async function measureResume(content: Content): Promise<Problem[]> {
  return (await Promise.all(inAllEditions(content).map(lengthWarnings))).flat();
}
