/** `npm run import -- resume.json`: makes `content/` of a résumé in JSON Resume form. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importResume } from './lib/import/importResume.ts';
import { root } from './lib/run.ts';

const usage = `npm run import -- resume.json

Makes content/ of a résumé in JSON Resume form (https://jsonresume.org/schema). The sample person's
content gives way; files of yours stay, unless --force is added: it replaces those that are in the way.`;

/** @throws when the command was typed wrong */
function readArguments(): { file: string; force: boolean } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [file, ...others] = positionals;
  if (!file || others.length) throw new Error('It takes one file.');
  // npm runs scripts in the repository; the file is named from where the owner stands.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), force: values.force ?? false };
}

let typed: ReturnType<typeof readArguments> | undefined;
try {
  typed = readArguments();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
if (typed && !(await importResume(root, typed.file, { force: typed.force, say: console.log }))) process.exitCode = 1;
