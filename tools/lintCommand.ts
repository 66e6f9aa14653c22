/** `npm run lint`: types, style, and code that nobody uses. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('lint', async () => {
  const { lint } = await import('./lint.ts');
  return lint();
});
