/** `vitrine resume`: writes the résumé as documents, without building the site. */
import { join, relative, resolve, sep } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { buildDate } from '#base/dates.ts';
import { root } from '#base/folders.ts';
import { isError, type Problem } from '#base/problems.ts';
import { siteAddress } from '#base/siteAddress.ts';
import { shellWord } from '#base/terminal.ts';
import { absolute, routes } from '#base/urls.ts';
import { printProblems } from '#content/check/formatProblems.ts';
import { imageProblem } from '#content/check/imageProblem.ts';
import { isTakenByGit } from '#content/check/privateProblems.ts';
import { ownResume } from '#content/check/resumeProblem.ts';
import { openFolder } from '#content/folder.ts';
import { preparePublications } from '#content/preparePublications.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { compileResume } from '#documents/resume/compile.ts';
import { resumeData } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { writeText } from '#documents/resume/writeText.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import type { Action } from './cli/commandLine.ts';

/** Folders whose files visitors get, or git takes as content. */
const published = ['content', 'data', 'dist', 'public'];

/**
 * @param folder where documents are written; npm runs scripts in the folder of package.json, and it is named from where the
 * owner is
 * @throws CommandError if documents there would be published
 */
function assertOwnFolder(folder: string, typed: string, isPrivate: boolean): void {
  const [first = ''] = relative(root, folder).split(sep);
  if (published.includes(first) && (isPrivate || first === 'content'))
    throw new CommandError(
      isPrivate
        ? `${typed} is in ${first}/, which is published, and private facts are for you alone. Choose another folder.`
        : `A PDF in ${first}/ would replace the one that the site makes. Choose another folder.`,
    );
  if (isPrivate && isTakenByGit(join(folder, 'resume.pdf')))
    throw new CommandError(
      `Git would take ${join(typed, 'resume.pdf')}, which has private facts. Add ${shellWord(typed)} to .gitignore, or choose a folder outside of the repository.`,
    );
}

/**
 * Returns the content, with private facts only if they are asked for.
 * @throws CommandError if they are asked for, and there are none
 */
async function contentOf(isPrivate: boolean): Promise<Content> {
  const content = await readContent(openFolder(root, { withPrivate: isPrivate }));
  if (isPrivate && !content.folder.has(privateFile))
    throw new CommandError(
      `${privateFile} not found. Create it with \`phone: +44 20 7946 0000\`, or with npm run edit.`,
    );
  return content;
}

/** Returns what is wrong with the files of photos. */
async function photoProblems({ files, folder }: Content): Promise<Problem[]> {
  const problems = ['content/site.yaml', privateFile].map(async (path) => {
    const file = files.get(path);
    const named = file?.data?.photo;
    const problem = typeof named === 'string' ? await imageProblem(folder, path, named) : undefined;
    return file && problem ? [file.problem(['photo'], problem)] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Where documents are written if no folder is named; git ignores it. */
const usualFolder = 'resume';

export const run: Action<'resume'> = async ({
  to = usualFolder,
  word,
  text,
  private: isPrivate = false,
  read = false,
}) => {
  const folder = resolve(process.env.INIT_CWD ?? '.', to);
  assertOwnFolder(folder, to, isPrivate);
  const { site, ...content } = await contentOf(isPrivate);
  const errors = [...content.problems.filter(isError), ...(await photoProblems({ ...content, site }))];
  if (errors.length || !site) {
    printProblems(errors);
    console.error('Nothing was written.');
    return 1;
  }
  const { origin, base } = siteAddress(process.env, site.url);
  const data = resumeData({
    ...content,
    site,
    publications: await preparePublications({ ...content, site }),
    address: absolute(routes.about, new URL(origin), base),
    today: buildDate(process.env),
  });
  const photo = await resumePhoto({ ...content, site });
  const pdf = await compileResume(data, photo, content.palette);
  const documents = new Map<string, Uint8Array | string>([
    ['resume.pdf', pdf],
    ...(word ? [['resume.docx', writeWord(data, photo, content.palette)] as const] : []),
    ...(text ? [['resume.txt', writeText(data)] as const] : []),
  ]);
  writeFiles(folder, documents);
  console.log(`Written to ${shellWord(to)}: ${[...documents.keys()].join(', ')}`);
  if (content.folder.has(ownResume)) console.log(`The site serves ${ownResume} instead of this PDF.`);
  if (read) {
    const { describeReading, pagesOfPdf } = await import('#documents/resume/describeReading.ts');
    console.log(`\n${visibleLines(describeReading(data, (await pagesOfPdf(pdf)).join('\n')).join('\n'))}`);
  }
  return 0;
};
