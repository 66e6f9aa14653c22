/** `npm run create -- --here`: replaces sample content with starters that hold the owner's answers. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('create', async (values) => {
  const { createContent } = await import('./create/createContent.ts');
  const { root } = await import('./processes/run.ts');
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  return (await createContent(root, values, { isTerminal, say: console.log })) ? 0 : 1;
});
