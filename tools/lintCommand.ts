/** `npm run lint`: checks types, style, unused code, imports and lockfiles. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('lint', async () => {
  const { lint } = await import('./lint.ts');
  return lint();
});
