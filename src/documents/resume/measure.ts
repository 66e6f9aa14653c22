import { englishCount } from '#base/counter.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { type Content, contentIn, inAllEditions } from '#content/readContent.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { letterData, type ResumeData, resumeData, resumeValues } from './data.ts';
import { type PaperPhoto, resumePhoto } from './photo.ts';

/** Returns how much longer a document is than wanted, even with the tightest spacing: `takes 2 pages: 9 lines too many`. */
async function excessOf(data: ResumeData, photo: PaperPhoto | undefined, wanted: number): Promise<string | undefined> {
  // Loads the typesetter only for content without errors.
  const { createTypesetter, tightest } = await import('./compile.ts');
  // The showcase takes no room.
  const typeset = await createTypesetter(data, photo);
  const { pages, toPdf } = typeset(tightest);
  if (pages <= wanted) return undefined;
  const { pagesOfPdf } = await import('./pagesOfPdf.ts');
  const lines = (await pagesOfPdf(toPdf())).slice(wanted).flatMap((page) =>
    page
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, -1),
  );
  return ` takes ${englishCount(pages, 'page')}: ${englishCount(lines.length, 'line')} too many`;
}

/** Returns whether a letter may be longer than a page. Others aren't typeset, which would take a second for ten. */
const isLong = ({ source }: Markdown) => source.length > 2000 || source.split('\n').length > 40;

async function lengthWarnings(content: Content): Promise<Problem[]> {
  const { site, files, folder, edition, application } = content;
  const file = files.get(application?.file ?? siteFile);
  const wanted = site?.resume.pages;
  if (!site || !file || !(wanted || application) || (!application && folder.has(ownResumeIn(edition)))) return [];
  // The editor reads private data, which the public résumé doesn't have.
  const values = await resumeValues({ ...content, site, private: undefined });
  const photo = await resumePhoto({ ...content, site });
  const excess = wanted && (await excessOf(resumeData(values), photo, wanted));
  const letter = application && isLong(application.body) && (await excessOf(letterData(values), photo, 1));
  const which = edition.path && !application ? ` in ${edition.language}` : '';
  const problem = file.problem(['resume', 'pages'], {
    kind: 'resumeLong',
    found: which + excess,
    allowed: `${wanted}`,
  });
  return [
    ...(excess ? [{ ...problem, source: file.text?.split(/\r?\n/)[(problem.line ?? 1) - 1] }] : []),
    ...(letter ? [{ file: file.path, ...describe({ kind: 'letterLong', found: letter }) }] : []),
  ];
}

/** Warns if the résumé of any edition is longer than its owner wants, or a letter longer than a page. */
export async function measureResume(content: Content): Promise<Problem[]> {
  const tailored = content.tailored.map((edition) => contentIn(edition, content));
  return (await Promise.all([...inAllEditions(content), ...tailored].map(lengthWarnings))).flat();
}
