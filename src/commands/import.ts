/** `npm run import -- resume.json`: makes `content/` of a résumé in JSON Resume form. */
import { resolve } from 'node:path';
import { runCommand } from './cli/commandLine.ts';

await runCommand('import', async ({ 'no-phone': noPhone = false, ...options }, [named = '']) => {
  const { importResume } = await import('./import/importResume.ts');
  const { root } = await import('./processes/run.ts');
  // npm runs scripts in the repository; the file is named from where the owner stands.
  const file = resolve(process.env.INIT_CWD ?? '.', named);
  return (await importResume(root, file, { ...options, phone: !noPhone, typed: named, say: console.log })) ? 0 : 1;
});
