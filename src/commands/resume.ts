/** `vitrine resume`: writes the résumé as documents, without building the site. */
import { basename, join, relative, sep } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { contentRoot } from '#base/contentPath.ts';
import { root, typedPath } from '#base/folders.ts';
import { isError, type Problem } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { formatProblem, printProblems } from '#content/check/formatProblems.ts';
import { imageProblem } from '#content/check/imageProblem.ts';
import { isTakenByGit } from '#content/check/privateProblems.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, inAllEditions, readContent, type ValidContent } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { compileLetter, compileResume } from '#documents/resume/compile.ts';
import { letterData, resumeData, resumeValues } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { showcaseSquares } from '#documents/resume/squares.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { writeText } from '#documents/resume/writeText.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { findApplication } from './applications/findApplication.ts';
import { noteSent, sentReport } from './applications/sent.ts';
import type { Action } from './cli/commandLine.ts';

/** Folders with files that are published, or that are content. */
const published = [contentRoot, 'data', 'dist', 'public'];

/**
 * Checks the folder to write documents to.
 * @throws CommandError if documents there would be published
 */
function assertOwnFolder(folder: string, typed: string, isPrivate: boolean): void {
  const [first = ''] = relative(root, folder).split(sep);
  if (published.includes(first) && (isPrivate || first === contentRoot))
    throw new CommandError(
      isPrivate
        ? `${typed} is in ${first}/, which is published, but private data must not be. Choose another folder.`
        : `A PDF in ${first}/ would replace the generated one. Choose another folder.`,
    );
  if (isPrivate && isTakenByGit(join(folder, 'resume.pdf')))
    throw new CommandError(
      `Git would add ${join(typed, 'resume.pdf')}, which contains private data. Add ${shellWord(typed)} to .gitignore, or choose a folder outside of the repository.`,
    );
}

/**
 * Returns the content in each language, or for the reader of an application, with private data only if requested.
 * @throws CommandError if private data is requested and missing
 */
async function readEditions(isPrivate: boolean, application?: string): Promise<Content[]> {
  const folder = openFolder(root, { withPrivate: isPrivate });
  if (isPrivate && !folder.has(privateFile))
    throw new CommandError(
      `${privateFile} not found. Create it with \`phone: +44 20 7946 0000\`, or with npm run edit.`,
    );
  const content = await readContent(folder);
  return application === undefined ? inAllEditions(content) : [findApplication(content, application)];
}

async function photoProblems({ files, folder }: Content): Promise<Problem[]> {
  const problems = [siteFile, privateFile].map(async (path) => {
    const file = files.get(path);
    const named = file?.data?.photo;
    const problem = typeof named === 'string' ? await imageProblem(folder, path, named) : undefined;
    return file && problem ? [file.problem(['photo'], problem)] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Default folder for documents. Git ignores it. */
const usualFolder = 'resume';

interface DocumentOptions {
  word?: boolean;
  text?: boolean;
  read?: boolean;
}

/** Returns the documents in one language by file name, and what programs read in the PDF if requested. */
async function makeDocuments(content: ValidContent, { word, text, read }: DocumentOptions) {
  const values = await resumeValues(content);
  const data = resumeData(values);
  const photo = await resumePhoto(content);
  const { application, site, palette } = content;
  const strings = uiStringsFor(site.language);
  // As employers expect, or the same names as an owner's own résumé: resume.pdf, resume.fr.pdf.
  const named = (what: string) => `${site.name} – ${what}`.replace(/[/\\:*?"<>|]/g, '');
  const name = application ? named(strings.resume) : basename(ownResumeIn(content.edition), '.pdf');
  const squares = await showcaseSquares(values);
  const pdf = await compileResume(data, photo, palette, squares);
  const documents: [string, Uint8Array | string][] = [
    [`${name}.pdf`, pdf],
    ...(application?.body.source.trim()
      ? [
          [`${named(strings.letter)}.pdf`, await compileLetter(letterData(values), photo, palette, squares)] satisfies [
            string,
            Uint8Array,
          ],
        ]
      : []),
    ...(word ? [[`${name}.docx`, writeWord(data, photo, palette)] satisfies [string, Uint8Array]] : []),
    ...(text ? [[`${name}.txt`, writeText(data)] satisfies [string, string]] : []),
  ];
  if (!read) return { documents, reading: [] };
  const { pagesOfPdf } = await import('#documents/resume/pagesOfPdf.ts');
  return { documents, reading: [`\n${name}.pdf:`, ...(await pagesOfPdf(pdf))] };
}

export const run: Action<'resume'> = async ({ private: isPrivate = false, for: reader, sent, ...options }) => {
  if (sent !== undefined) {
    console.log(await sentReport(await readContent(openFolder(root)), sent));
    return 0;
  }
  const editions = await readEditions(isPrivate, reader);
  const application = editions[0]?.application;
  const to = application ? join(options.to ?? usualFolder, application.slug) : (options.to ?? usualFolder);
  const folder = typedPath(to);
  assertOwnFolder(folder, to, isPrivate);
  const found = await Promise.all(
    editions.map(async (content) => [...content.problems.filter(isError), ...(await photoProblems(content))]),
  );
  const errors = [...new Map(found.flat().map((problem) => [formatProblem(problem), problem])).values()];
  const valid = editions.flatMap(({ site, ...content }) => (site ? [{ ...content, site }] : []));
  if (errors.length || !valid.length) {
    printProblems(errors);
    console.error('Nothing was written.');
    return 1;
  }
  const [first] = valid;
  const all = application ? { ...options, word: true, text: true } : options;
  const made = await Promise.all(valid.map((content) => makeDocuments(content, all)));
  const documents = new Map(made.flatMap((each) => each.documents));
  writeFiles(folder, documents);
  console.log(`Written to ${shellWord(to)}: ${[...documents.keys()].join(', ')}`);
  if (application && first) noteSent(await withPublications(first), documents);
  for (const {
    folder: { has },
    edition,
  } of valid)
    if (!application && has(ownResumeIn(edition)))
      console.log(`The site serves ${ownResumeIn(edition)} instead of this PDF.`);
  for (const line of made.flatMap(({ reading }) => reading)) console.log(visibleLines(line));
  return 0;
};
