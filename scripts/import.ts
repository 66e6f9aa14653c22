/** `npm run import -- resume.json`: makes `content/` of a résumé in JSON Resume form. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importResume } from './lib/import/importResume.ts';
import { root } from './lib/run.ts';

const usage = `npm run import -- resume.json

Makes content/ of a résumé in JSON Resume form (https://jsonresume.org/schema). Sample content is
removed; your own files stay.

  --force          replace your files that the résumé has as well
  --replace        replace them and remove entries that the résumé lacks; the old content/ is kept in content.old/
  --no-phone       leave the phone number out
  --language <de>  take the German texts of a résumé in several languages`;

/** @throws when the command was typed wrong */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean' },
      replace: { type: 'boolean' },
      'no-phone': { type: 'boolean' },
      language: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (!file || others.length) throw new Error('It takes one file.');
  const { 'no-phone': noPhone, ...rest } = values;
  // npm runs scripts in the repository; the file is named from where the owner stands.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), options: { ...rest, phone: !noPhone } };
}

let typed: ReturnType<typeof readArguments> | undefined;
try {
  typed = readArguments();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
if (typed && !(await importResume(root, typed.file, { ...typed.options, say: console.log }))) process.exitCode = 1;
