/** What an upgrade changes: fields of content, and pages, by building the site with both programs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '#base/commandError.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { planMigration } from '#content/planMigration.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { comparePages } from './comparePages.ts';

/** What a build doesn't read, or makes itself. */
const left = ['.git', '.astro', '.cache', 'dist', 'node_modules', 'vendor'];

/** Returns the folder in which Node.js finds the packages of a program. */
function packagesOf(program: string): string {
  for (let folder = program; ; folder = dirname(folder)) {
    if (basename(folder) === 'node_modules') return folder;
    if (existsSync(join(folder, 'node_modules/astro'))) return join(folder, 'node_modules');
    if (folder === dirname(folder)) throw new CommandError(`The packages of ${program} are not installed. Run npm ci.`);
  }
}

/** Builds a copy of a site with a program. @returns its `dist/` */
function buildCopy(site: string, program: string, changes: Changes, stage: string): string {
  mkdirSync(join(stage, 'node_modules'), { recursive: true });
  for (const name of readdirSync(site).filter((each) => !left.includes(each)))
    cpSync(join(site, name), join(stage, name), { recursive: true });
  writeFiles(stage, changes);
  const packages = packagesOf(program);
  const own = join(site, 'node_modules');
  // The owner's own packages, such as the editor at /admin, besides those of the program.
  for (const folder of existsSync(own) ? [packages, own] : [packages])
    for (const name of readdirSync(folder).filter((each) => !each.startsWith('.') && each !== 'vitrine')) {
      const link = join(stage, 'node_modules', name);
      if (!existsSync(link)) symlinkSync(join(folder, name), link, 'junction');
    }
  // A program is built with its sources only from a real folder of its name.
  const copy = join(stage, 'node_modules/vitrine');
  cpSync(program, copy, { recursive: true, filter: (path) => path === program || basename(path) !== 'node_modules' });
  const args = [join(copy, 'src/commands/vitrine.js'), 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: stage, encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`A build for the preview failed:\n${stdout}${stderr}`);
  return join(stage, 'dist');
}

/**
 * Prints what the newer program changes, and writes nothing.
 * @param before the folder of the program that the site has, or of its last build
 * @param after the folder of the newer program
 */
export async function previewUpgrade(
  site: string,
  before: { program: string } | { dist: string },
  after: string,
  say: (line: string) => void,
): Promise<void> {
  const { changes, lines } = planMigration((await readContent(openFolder(site))).files.values());
  const stage = mkdtempSync(join(tmpdir(), 'vitrine-preview-'));
  try {
    // First, since the next command in a clone packs its program anew.
    const current = buildCopy(site, after, changes, join(stage, 'after'));
    const old = 'dist' in before ? before.dist : buildCopy(site, before.program, new Map(), join(stage, 'before'));
    const pages = comparePages(old, current);
    say([`Fields that change: ${lines.length || 'none'}`, ...lines].join('\n  '));
    say([`Pages that change: ${pages.length || 'none'}`, ...pages].join('\n  '));
    say('Nothing was written.');
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
