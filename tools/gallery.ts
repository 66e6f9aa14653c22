/** `npm run gallery`: builds a site of each résumé in tests/resumes/, prints what is missing, and takes screenshots. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('gallery', async (_, names) => {
  const { installTests } = await import('./installTests.ts');
  await installTests();
  const { makeGallery } = await import('./makeGallery.ts');
  return makeGallery(names);
});
