/** `npm test`: lints, builds and runs all tests. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('test', async () => {
  const { installTests } = await import('./installTests.ts');
  await installTests();
  const { runTests } = await import('./runTests.ts');
  return runTests();
});
