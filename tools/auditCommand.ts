/** `npm run audit`: known faults in the packages that the site is built on, where the registry answers. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('audit', async () => {
  const { audit } = await import('./audit.ts');
  const { clean, message } = await audit();
  console.log(message);
  return clean === false ? 1 : 0;
});
