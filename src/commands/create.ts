/** `vitrine create`: replaces sample content with starters that hold the owner's answers. */
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { createContent } from './create/createContent.ts';

export const run: Action<'create'> = async (values) => {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  return (await createContent(root, values, { isTerminal, say: console.log })) ? 0 : 1;
};
