/** `vitrine new`: creates an entry of content. */
import { root } from '#base/folders.ts';
import { EntryError, planTranslation } from '#content/addEntry.ts';
import { planNew } from '#content/findPublication.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';

export const run: Action<'new'> = async ({ language }, [kind = '', ...words]) => {
  try {
    const content = await readContent(openFolder(root));
    const { file, text, message, isComplete } = language
      ? planTranslation(content, kind, words.join(' '), language)
      : await planNew(content, kind, words.join(' '));
    writeFiles(root, new Map([[file, text]]));
    console.log(message);
    const task = isComplete ? 'Check it' : language ? 'Translate it' : 'Fill it in';
    console.log(`${task}, and look at it with npm run dev.`);
    return 0;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    console.error(error.message);
    return 1;
  }
};
