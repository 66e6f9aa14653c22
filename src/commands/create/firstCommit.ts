import { execFileSync } from 'node:child_process';

/**
 * Creates a repository in a folder, and commits the given files. Other files are left to the owner.
 * @returns what was done, in a sentence; undefined if the folder is part of a repository already
 */
export function firstCommit(folder: string, files: readonly string[]): string | undefined {
  const git = (...typed: string[]) => execFileSync('git', typed, { cwd: folder, stdio: 'ignore' });
  try {
    git('--version');
  } catch {
    return 'git is not installed: nothing was committed.';
  }
  try {
    git('rev-parse', '--is-inside-work-tree');
    return undefined;
  } catch {
    // No parent folder is a repository either.
  }
  try {
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--', ...files);
    git('commit', '--quiet', '--message', 'Start the site');
    return 'Committed to a new git repository (branch main).';
  } catch {
    return 'Created a git repository. Nothing was committed: git needs your name and email (git config --global user.name …).';
  }
}
