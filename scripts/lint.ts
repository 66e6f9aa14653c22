/** `npm run lint`: types, style, and code that nobody uses. */
import { runCommand } from './lib/commandLine.ts';

await runCommand('lint', async () => {
  const { lint } = await import('./lib/lint.ts');
  return lint();
});
