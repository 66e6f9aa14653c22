/** `npm run new -- project "Title"`: begins a project, an experience entry or a publication. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('new', async (_values, [kind = '', ...words]) => {
  const { addEntry, Refusal } = await import('#content/addEntry.ts');
  const { root } = await import('./processes/run.ts');
  try {
    console.log(addEntry(root, kind, words.join(' ')));
    console.log('Fill it in, and look at it with npm run dev.');
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
});
