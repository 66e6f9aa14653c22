/** `npm run new -- project "Title"`: begins a project, an experience entry or a publication. */
import { parseArgs } from 'node:util';
import { addEntry, Refusal } from './lib/addEntry.ts';
import { root } from './lib/run.ts';

const usage = `npm run new -- project "Online card game"
npm run new -- experience "Software engineering intern"
npm run new -- publication "Which diameter?"

Begins a file in content/projects or content/experience, or an entry in content/publications.bib,
with every field explained. Nothing that is there is overwritten.`;

try {
  const [kind, ...words] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  console.log(addEntry(root, kind, words.join(' ')));
  console.log('Fill it in, and look at it with npm run dev.');
} catch (error) {
  const isTyped = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  if (!isTyped) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
