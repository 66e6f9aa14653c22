/** `vitrine new`: creates an entry of content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { root, typedPath } from '#base/folders.ts';
import { EntryError, planTranslation } from '#content/addEntry.ts';
import { readabilityAdvice } from '#content/check/privateProblems.ts';
import { planNew } from '#content/findPublication.ts';
import { openFolder } from '#content/folder.ts';
import { type PostingWord, wordsOfPosting } from '#content/posting.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';
import { readText } from './import/importPublications.ts';

/** Returns the words of a posting, those that no file has in one line. */
function listWords(words: readonly PostingWord[]): string {
  const lines = words.flatMap(({ word, files }) => (files.length ? `  ${word}: ${files.join(', ')}` : []));
  const missing = words.filter(({ files }) => !files.length).map(({ word }) => word);
  return [
    ...(lines.length ? ['Words of the posting in your content:', ...lines] : []),
    ...(missing.length ? ['Not in your content:', `  ${missing.join(', ')}`] : []),
  ].join('\n');
}

async function newAdmin({ edition }: Content): Promise<number> {
  const { adminFile } = await import('#editor/admin/config.ts');
  const { file, text, library } = adminFile(root, edition.languages);
  if (existsSync(join(root, file))) throw new EntryError(`${file} already exists. To write it anew, delete it first.`);
  writeFiles(root, new Map([[file, text]]));
  console.log(`${file} was written. Install the editor, commit both, and publish: /admin is its page (docs/phone.md).
  npm install --save-exact ${library}`);
  return 0;
}

export const run: Action<'new'> = async ({ language, posting }, [kind = '', ...words]) => {
  if (posting && kind !== 'for') throw new EntryError('--posting is only for applications: npm run new -- for "Acme".');
  const posted = posting && readText(typedPath(posting));
  const content = await readContent(openFolder(root));
  if (kind === 'admin') return await newAdmin(content);
  const { file, text, message, isComplete } = language
    ? planTranslation(content, kind, words.join(' '), language)
    : await planNew(content, kind, words.join(' '));
  const advice = readabilityAdvice(root, content, file);
  writeFiles(root, new Map([[file, text]]));
  console.log(message);
  if (advice) console.log(advice);
  if (posted) console.log(`\n${visibleLines(listWords(wordsOfPosting(posted, content)))}\n`);
  const task = isComplete ? 'Check it' : language ? 'Translate it' : 'Fill it in';
  console.log(`${task}, and look at it with npm run dev.`);
  return 0;
};
