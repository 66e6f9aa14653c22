/** Reports private data that can't be read, or that git tracks or would commit. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { shellWord } from '#base/terminal.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { ContentFile } from '../contentFile.ts';
import { only } from '../edition.ts';
import { openFolder } from '../folder.ts';

/** Returns the exit code of a git command: undefined without git, 128 outside of a repository. */
const exitOf = (folder: string, ...typed: string[]): number | undefined =>
  spawnSync('git', typed, { cwd: folder, stdio: 'ignore' }).status ?? undefined;

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

/** Returns whether `git add --all` would add a file that may not exist yet: it is in a repository, and not ignored. */
export const isTakenByGit = (path: string): boolean =>
  exitOf(nearestFolder(dirname(path)), 'check-ignore', '-q', path) === 1;

function filesInGit(root: string, ...options: string[]): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', ...options, inContent('private*')], {
    cwd: root,
    encoding: 'utf8',
  });
  return (listed.stdout ?? '').split('\0').filter(Boolean);
}

export function privateProblems(root: string): Problem[] {
  const folder = openFolder(root, { withPrivate: true });
  const bytes = folder.has(privateFile) && folder.read(privateFile);
  return [
    ...(bytes ? new ContentFile(privateFile, 'private', bytes).valueIn(only).problems : []),
    ...filesInGit(root).map((file) => ({ file, ...describe({ kind: 'tracked', found: shellWord(file) }) })),
    ...filesInGit(root, '--others', '--exclude-standard').map((file) => ({ file, ...describe({ kind: 'unignored' }) })),
  ];
}
