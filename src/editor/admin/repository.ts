import { spawnSync } from 'node:child_process';

/** The editor, in the version that was tried with this program. */
export const library = '@sveltia/cms@0.221.1';

/** What the editor calls a host of repositories, and the URL that it asks. */
export const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com', gitea: 'https://codeberg.org' };
export type Host = keyof typeof apis;

export interface Repository {
  host: Host;
  /** `owner/name` */
  name: string;
  branch: string;
}

const hosts: Readonly<Record<string, Host>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'codeberg.org': 'gitea',
};

/** Returns the repository of a remote's URL, with SSH or https; undefined if the editor can't reach its host. */
export function repositoryOf(remote: string, branch: string): Repository | undefined {
  const [, domain = '', name = ''] =
    /^(?:https:\/\/|(?:ssh:\/\/)?git@)([\w.]+)[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  const host = hosts[domain];
  return host && { host, name, branch };
}

/** Returns the repository that a folder is pushed to. */
export function findRepository(folder: string): Repository | undefined {
  const git = (...typed: string[]) => spawnSync('git', typed, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  return repositoryOf(git('remote', 'get-url', 'origin'), git('branch', '--show-current') || 'main');
}
