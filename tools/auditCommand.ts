/** `npm run audit`: known vulnerabilities in dependencies that the site is built on, where the registry answers. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('audit', async () => {
  const { audit } = await import('./audit.ts');
  const { clean, message } = await audit();
  console.log(message);
  return clean === false ? 1 : 0;
});
