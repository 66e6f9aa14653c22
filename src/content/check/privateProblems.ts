/** Warns about private data that git tracks, or would commit. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import type { Problem } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';

/** Returns the exit code of a git command: undefined without git, 128 outside of a repository. */
const exitOf = (folder: string, ...typed: string[]): number | undefined =>
  spawnSync('git', typed, { cwd: folder, stdio: 'ignore' }).status ?? undefined;

/** Returns the nearest folder around a path that exists. */
const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

/** Returns whether `git add --all` would add a file that may not exist yet: it is in a repository, and not ignored. */
export const isTakenByGit = (path: string): boolean =>
  exitOf(nearestFolder(dirname(path)), 'check-ignore', '-q', path) === 1;

/** Returns the files with private data that git lists. */
function filesInGit(root: string, ...options: string[]): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', ...options, inContent('private*')], {
    cwd: root,
    encoding: 'utf8',
  });
  return (listed.stdout ?? '').split('\0').filter(Boolean);
}

/** Warns about private data in the history of a repository, or in the next commit. */
export function privateProblems(root: string): Problem[] {
  const warnings = (files: string[], message: (file: string) => string): Problem[] =>
    files.map((file) => ({ file, message: message(shellWord(file)), severity: 'warning' }));
  return [
    ...warnings(
      filesInGit(root),
      (file) =>
        `is tracked by git, so everybody with the repository can read it. Run \`git rm --cached ${file}\`, add /content/private* to .gitignore, and commit both.`,
    ),
    ...warnings(
      filesInGit(root, '--others', '--exclude-standard'),
      () => 'is not ignored by git, so the next commit may publish it. Add /content/private* to .gitignore.',
    ),
  ];
}
