/** Reports private data that can't be read, or that git tracks or would commit. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import type { Problem } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { ContentFile } from '../contentFile.ts';
import { only } from '../edition.ts';
import { openFolder } from '../folder.ts';

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

/** Reports what is wrong with private data, and warns if it is in the history of a repository, or in the next commit. */
export function privateProblems(root: string): Problem[] {
  const warnings = (files: string[], message: (file: string) => string): Problem[] =>
    files.map((file) => ({ file, message: message(shellWord(file)), severity: 'warning' }));
  const folder = openFolder(root, { withPrivate: true });
  const bytes = folder.has(privateFile) && folder.read(privateFile);
  return [
    ...(bytes ? new ContentFile(privateFile, 'private', bytes).valueIn(only).problems : []),
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
