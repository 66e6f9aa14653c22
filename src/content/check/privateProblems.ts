/** Reports private data that can't be read, or what others could read by git. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { shellWord } from '#base/terminal.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { ContentFile } from '../contentFile.ts';
import { only } from '../edition.ts';
import { openFolder } from '../folder.ts';
import { type Content, filesOf, kindOf } from '../readContent.ts';

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

const inGit = `Everybody who can read this repository can read content/for/ in it.
To keep it out of git, add these lines to .gitignore:
  /content/for/
  /data/sent.yaml
Then publish from this machine: run npm run build, and upload dist/ (docs/applications.md).`;

/** Returns who can read the first application of a folder; undefined for other files, and if git ignores it. */
export const readabilityAdvice = (root: string, content: Content, file: string): string | undefined =>
  kindOf(file) === 'applications' && !filesOf(content, 'applications').length && isTakenByGit(join(root, file))
    ? inGit
    : undefined;
