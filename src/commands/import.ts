/** `vitrine import`: creates `content/` from a résumé. */
import { resolve } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { importResume } from './import/importResume.ts';

export const run: Action<'import'> = async ({ 'no-phone': noPhone = false, ...options }, [named = '']) => {
  // npm runs scripts in the folder of package.json; the file is named from where the owner is.
  const file = resolve(process.env.INIT_CWD ?? '.', named);
  // A résumé may come from anybody.
  const say = (text: string) => console.log(visibleLines(text));
  if (!(await importResume(root, file, { ...options, phone: !noPhone, typed: named, say }))) return 1;
  console.log('\nSee it with: npm start');
  return 0;
};
