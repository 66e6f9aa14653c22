/** `vitrine import`: creates `content/` from a résumé. */
import { resolve } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { root } from '#base/folders.ts';
import { shellWord } from '#base/terminal.ts';
import type { Action } from './cli/commandLine.ts';
import { importResume } from './import/importResume.ts';

export const run: Action<'import'> = async ({ 'no-phone': noPhone = false, ...options }, [named = '', ...others]) => {
  // npm runs scripts in the folder of package.json; paths are relative to where the owner is.
  const at = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);
  const files = [at(named), ...others.map(at)] as const;
  const typed = [named, ...others].map(shellWord).join(' ');
  // A résumé may come from anybody.
  const say = (text: string) => console.log(visibleLines(text));
  if (!(await importResume(root, files, { ...options, phone: !noPhone, typed, say }))) return 1;
  console.log('\nSee it with: npm start');
  return 0;
};
