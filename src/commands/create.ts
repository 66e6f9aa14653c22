/** `vitrine create`: creates a folder with content, and all that it takes to publish it, or upgrades one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visibleLines } from '#base/characters.ts';
import { contentRoot } from '#base/contentPath.ts';
import { typedPath } from '#base/folders.ts';
import { shellWord } from '#base/terminal.ts';
import { type Action, UsageError } from './cli/commandLine.ts';
import { changeHost } from './create/changeHost.ts';
import { createSite } from './create/createSite.ts';
import { packedProgram } from './create/packedProgram.ts';
import { upgradeSite } from './create/upgradeSite.ts';

export const run: Action<'create'> = async ({ from: files, ...options }, [typed = '']) => {
  const target = typedPath(typed);
  const content = join(target, contentRoot);
  const [first, ...others] = files?.map(typedPath) ?? [];
  const from = first === undefined ? undefined : ([first, ...others] as const);
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const say = (text: string) => console.log(visibleLines(text));
  const terminal = { isTerminal, say, pack: packedProgram };
  const given = { ...options, from };
  if (options.upgrade) await upgradeSite(target, typed, terminal, options.preview);
  else if (options.preview)
    throw new UsageError(`--preview is only for upgrades: npm run create -- --upgrade ${shellWord(typed)} --preview`);
  else if (existsSync(content) && readdirSync(content).length) await changeHost(target, typed, given, terminal);
  else await createSite(target, typed, given, terminal);
  return 0;
};
