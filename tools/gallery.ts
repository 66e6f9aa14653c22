/**
 * `npm run gallery`: builds a site from each résumé in tests/resumes/, reports missing texts, and takes screenshots.
 */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('gallery', async (_, names) => {
  const { installTests } = await import('./installTests.ts');
  await installTests();
  const { makeGallery } = await import('./makeGallery.ts');
  return makeGallery(names);
});
