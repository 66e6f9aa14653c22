/** `npm run lint`: checks types, style and imports, and finds unused code. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('lint', async () => {
  const { lint } = await import('./lint.ts');
  return lint();
});
