/** `npm run audit`: looks up known vulnerabilities in the dependencies that the site is built with. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('audit', async () => {
  const { audit } = await import('./audit.ts');
  const { clean, message } = await audit();
  console.log(message);
  return clean === false ? 1 : 0;
});
