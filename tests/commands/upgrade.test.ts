/** An owner brings a newer program under their content, by the commands of the README. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Copy, root } from '../site.ts';

const owner = new Copy();
const upstream = mkdtempSync(join(tmpdir(), 'upstream-'));
afterAll(() => {
  owner.remove();
  rmSync(upstream, { recursive: true, force: true });
});

/** Git as nobody has set it up. */
const git = (folder: string, ...typed: string[]) =>
  execFileSync('git', typed, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: join(upstream, 'none'),
      GIT_CONFIG_NOSYSTEM: '1',
      ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@lovelace.dev' },
      ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@lovelace.dev' },
    },
  });
const commit = (folder: string, message: string) => {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
};
const contentOf = () =>
  Object.fromEntries(globSync('content/**/*.*', { cwd: owner.folder }).map((file) => [file, owner.read(file)]));

/** The lines of README's section on upgrades. */
const [, block = ''] =
  /^## Upgrade\n[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
const lines = block.split('\n').filter((line) => line.startsWith('git '));

beforeAll(async () => {
  git(owner.folder, 'init', '--quiet', '--initial-branch=main');
  commit(owner.folder, 'The version that was cloned');
  git(upstream, 'clone', '--quiet', owner.folder, '.');

  const flags = [
    '--here',
    '--yes',
    '--name',
    'Ada Lovelace',
    '--email',
    'ada@lovelace.dev',
    '--url',
    'https://ada.dev',
  ];
  expect((await owner.run('create', {}, flags)).code).toBe(0);
  owner.write('content/about.md', '---\nintro: I count.\n---\n\nBy hand.\n');
  commit(owner.folder, 'Mine');

  // A newer version: the program, and the sample where the owner has changed and removed it.
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(upstream, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(upstream, file), text.replace(from, to));
  };
  change('src/base/uiStrings/en.ts', "heading: 'About Me'", "heading: 'About this person'");
  change('content/site.yaml', 'name: Alex Example', 'name: Sam Sample');
  change('content/about.md', 'intro: Alex Example', 'intro: Sam Sample');
  change('content/projects/online-card-game.md', 'title: Online card game', 'title: A newer sample');
  writeFileSync(join(upstream, 'content/projects/new-sample.md'), '---\ntitle: New\ncategory: personal\n---\n');
  writeFileSync(join(upstream, 'src/base/newer.ts'), '/** New in this version. */\nexport const newer = true;\n');
  rmSync(join(upstream, 'LICENSE'));
  commit(upstream, 'A newer version');
});

it('takes the newer program, and leaves the content byte by byte', () => {
  const before = contentOf();
  git(owner.folder, 'remote', 'add', 'upstream', upstream);
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [, ...typed] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    try {
      git(owner.folder, ...typed);
    } catch (error) {
      // Only the merge may stop, and only over what the next lines settle.
      expect(line).toMatch(/^git merge/);
      const unmerged = git(owner.folder, 'diff', '--name-only', '--diff-filter=U').trim().split('\n');
      for (const file of unmerged) expect(file, String(error)).toMatch(/^content\//);
    }
  }
  expect(git(owner.folder, 'status', '--porcelain')).toBe('');
  expect(contentOf()).toEqual(before);
  expect(owner.read('src/base/uiStrings/en.ts')).toContain("heading: 'About this person'");
  expect(owner.read('src/base/newer.ts')).toContain('newer');
  expect(globSync('LICENSE', { cwd: owner.folder })).toEqual([]);
});
