/** `npm test`: everything that guards the site. */
import { runCommand } from './lib/commandLine.ts';

await runCommand('test', async () => {
  const { runTests } = await import('./lib/runTests.ts');
  return runTests();
});
