/** `vitrine import`: creates `content/` from a résumé. */
import { visibleLines } from '#base/characters.ts';
import { root, typedPath } from '#base/folders.ts';
import { shellWord } from '#base/terminal.ts';
import type { Action } from './cli/commandLine.ts';
import { importResume } from './import/importResume.ts';

export const run: Action<'import'> = async ({ 'no-phone': noPhone = false, ...options }, [named = '', ...others]) => {
  const files = [typedPath(named), ...others.map(typedPath)] as const;
  const typed = [named, ...others].map(shellWord).join(' ');
  // A résumé may come from anybody.
  const say = (text: string) => console.log(visibleLines(text));
  if (!(await importResume(root, files, { ...options, phone: !noPhone, typed, say }))) return 1;
  console.log('\nSee it with: npm start');
  return 0;
};
