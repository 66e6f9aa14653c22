/** `npm test`: everything that guards the site. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('test', async () => {
  const { runTests } = await import('./runTests.ts');
  return runTests();
});
