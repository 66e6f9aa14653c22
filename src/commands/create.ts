/** `vitrine create`: creates a folder with content, and all that it takes to publish it, or upgrades one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { contentRoot } from '#base/contentPath.ts';
import { root, typedPath } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { changeHost } from './create/changeHost.ts';
import { createHere } from './create/createHere.ts';
import { createSite } from './create/createSite.ts';
import { packedProgram } from './create/packedProgram.ts';
import { upgradeSite } from './create/upgradeSite.ts';

export const run: Action<'create'> = async ({ from: files, ...options }, [typed = '']) => {
  const [first, ...others] = files?.map(typedPath) ?? [];
  const from = first === undefined ? undefined : ([first, ...others] as const);
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const say = (text: string) => console.log(visibleLines(text));
  const terminal = { isTerminal, say, pack: packedProgram };
  if (options.upgrade) return (await upgradeSite(typedPath(typed), typed, terminal, options.preview)) ? 0 : 1;
  if (options.here) return (await createHere(root, { ...options, from }, terminal)) ? 0 : 1;
  if (!typed) {
    console.error('Missing folder. Example: npm run create -- ../my-site');
    return 2;
  }
  const content = join(typedPath(typed), contentRoot);
  const act = existsSync(content) && readdirSync(content).length ? changeHost : createSite;
  return (await act(typedPath(typed), typed, { ...options, from }, terminal)) ? 0 : 1;
};
