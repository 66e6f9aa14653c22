/** `vitrine resume`: writes the résumé as documents, without building the site. */
import { resolve } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { root } from '#base/folders.ts';
import { isError } from '#base/problems.ts';
import { siteAddress } from '#base/siteAddress.ts';
import { shellWord } from '#base/terminal.ts';
import { absolute, routes } from '#base/urls.ts';
import { printProblems } from '#content/check/formatProblems.ts';
import { ownResume } from '#content/check/resumeProblem.ts';
import { openFolder } from '#content/folder.ts';
import { preparePublications } from '#content/preparePublications.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { compileResume } from '#documents/resume/compile.ts';
import { resumeData } from '#documents/resume/data.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { writeText } from '#documents/resume/writeText.ts';
import type { Action } from './cli/commandLine.ts';

/** Where documents are written if no folder is named; git ignores it. */
const usualFolder = 'resume';

export const run: Action<'resume'> = async ({ to = usualFolder, word, text }) => {
  const { site, ...content } = await readContent(openFolder(root));
  const errors = content.problems.filter(isError);
  if (errors.length || !site) {
    printProblems(errors);
    console.error('Nothing was written.');
    return 1;
  }
  // npm runs scripts in the folder of package.json; the folder is named from where the owner is.
  const folder = resolve(process.env.INIT_CWD ?? '.', to);
  const { origin, base } = siteAddress(process.env, site.url);
  const data = resumeData({
    ...content,
    site,
    publications: await preparePublications({ ...content, site }),
    address: absolute(routes.about, new URL(origin), base),
    today: buildDate(process.env),
  });
  const documents = new Map<string, Uint8Array | string>([
    ['resume.pdf', await compileResume(data)],
    ...(word ? [['resume.docx', writeWord(data)] as const] : []),
    ...(text ? [['resume.txt', writeText(data)] as const] : []),
  ]);
  writeFiles(folder, documents);
  console.log(`Written to ${shellWord(to)}: ${[...documents.keys()].join(', ')}`);
  if (content.folder.has(ownResume)) console.log(`The site serves ${ownResume} instead of this PDF.`);
  return 0;
};
