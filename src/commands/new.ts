/** `vitrine new`: creates an entry of content. */
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { EntryError, planTranslation } from '#content/addEntry.ts';
import { isTakenByGit } from '#content/check/privateProblems.ts';
import { planNew } from '#content/findPublication.ts';
import { openFolder } from '#content/folder.ts';
import { filesOf, readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';

const inGit = `Everybody who can read this repository can read content/for/ in it. To keep it out of git, add these lines to
.gitignore. Then publish from this machine: run npm run build, and upload dist/ (docs/applications.md).
  /content/for/
  /data/sent.yaml`;

export const run: Action<'new'> = async ({ language }, [kind = '', ...words]) => {
  try {
    const content = await readContent(openFolder(root));
    const { file, text, message, isComplete } = language
      ? planTranslation(content, kind, words.join(' '), language)
      : await planNew(content, kind, words.join(' '));
    const isFirst = !filesOf(content, 'applications').length;
    writeFiles(root, new Map([[file, text]]));
    console.log(message);
    if (kind === 'for' && isFirst && isTakenByGit(join(root, file))) console.log(inGit);
    const task = isComplete ? 'Check it' : language ? 'Translate it' : 'Fill it in';
    console.log(`${task}, and look at it with npm run dev.`);
    return 0;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    console.error(error.message);
    return 1;
  }
};
