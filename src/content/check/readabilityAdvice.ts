import { join } from 'node:path';
import { type Content, filesOf, kindOf } from '../readContent.ts';
import { isTakenByGit } from './privateProblems.ts';

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
