/** `vitrine create`: creates a folder with content, and all that it takes to publish it, or upgrades one. */
import { resolve } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { createHere } from './create/createHere.ts';
import { createSite } from './create/createSite.ts';
import { packedProgram } from './create/packedProgram.ts';
import { upgradeSite } from './create/upgradeSite.ts';

export const run: Action<'create'> = async ({ from: files, ...options }, [typed = '']) => {
  // npm runs scripts in the folder of package.json; paths are relative to where the owner is.
  const at = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
  const [first, ...others] = files?.map(at) ?? [];
  const from = first === undefined ? undefined : ([first, ...others] as const);
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const say = (text: string) => console.log(visibleLines(text));
  const terminal = { isTerminal, say, pack: packedProgram };
  if (options.upgrade) return (await upgradeSite(at(typed), typed, terminal)) ? 0 : 1;
  if (options.here) return (await createHere(root, { ...options, from }, terminal)) ? 0 : 1;
  if (!typed) {
    console.error('Missing folder. Example: npm run create -- ../my-site');
    return 2;
  }
  return (await createSite(at(typed), typed, { ...options, from }, terminal)) ? 0 : 1;
};
