/** `npm run new -- project "Title"`: begins a project, an experience entry, a post or a publication. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('new', async (_values, [kind = '', ...words]) => {
  const { buildDate } = await import('#base/dates.ts');
  const { planEntry, EntryError } = await import('#content/addEntry.ts');
  const { openFolder } = await import('#content/folder.ts');
  const { readContent } = await import('#content/readContent.ts');
  const { writeFiles } = await import('#content/writeFiles.ts');
  const { root } = await import('./processes/run.ts');
  try {
    const content = await readContent(openFolder(root));
    const { file, text, message } = planEntry(content, kind, words.join(' '), buildDate(process.env));
    writeFiles(root, new Map([[file, text]]));
    console.log(message);
    console.log('Fill it in, and look at it with npm run dev.');
    return 0;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    console.error(error.message);
    return 1;
  }
});
