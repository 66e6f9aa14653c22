import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { attempt } from '#base/attempt.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { adminConfigFile } from '#base/urls.ts';

/** The editor, in the version that was tried with this program. */
export const library = '@sveltia/cms@0.221.1';
export const editor = '@sveltia/cms';

/** Returns the file of the editor, which only owners who want it install. @throws if it isn't installed */
export const editorFile = (root: string): string => createRequire(join(root, 'package.json')).resolve(editor);

/** Reports that the page `/admin` is wanted, and its editor isn't installed. */
export function adminProblems(root: string): Problem[] {
  const file = `public/${adminConfigFile}`;
  if (!existsSync(join(root, file)) || attempt(() => editorFile(root))) return [];
  const write = `npm install --save-exact ${library}`;
  return [{ file, ...describe({ kind: 'adminEditor', found: editor, write }) }];
}

/** Hosts of repositories by what the editor calls them: their domain, and the URL that it asks. */
export const hosts = {
  github: { domain: 'github.com', api: 'https://api.github.com' },
  gitlab: { domain: 'gitlab.com', api: 'https://gitlab.com' },
  gitea: { domain: 'codeberg.org', api: 'https://codeberg.org' },
};
export type Host = keyof typeof hosts;

export interface Repository {
  host: Host;
  /** `owner/name` */
  name: string;
  branch: string;
}

/** Returns the repository of a remote's URL, with SSH or https; undefined if the editor can't reach its host. */
export function repositoryOf(remote: string, branch: string): Repository | undefined {
  const [, domain = '', name = ''] =
    /^(?:https:\/\/|(?:ssh:\/\/)?git@)([\w.]+)[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  const host = (Object.keys(hosts) as Host[]).find((each) => hosts[each].domain === domain);
  return host && { host, name, branch };
}

/** Returns the repository that a folder is pushed to. */
export function findRepository(folder: string): Repository | undefined {
  const git = (...typed: string[]) => spawnSync('git', typed, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  return repositoryOf(git('remote', 'get-url', 'origin'), git('branch', '--show-current') || 'main');
}
