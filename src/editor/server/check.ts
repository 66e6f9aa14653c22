/** What the build's check would say of content that is not written yet. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent, isError } from '#content/check/checkContent.ts';
import { readSource } from '#content/contentSource.ts';
import type { Problem } from '../api.ts';
import { assertPlaces, type Changes, readBytes, writeAll } from './disk.ts';
import { Refusal } from './refusal.ts';

/** Folders that the check reads. */
const read = ['content', 'data', 'public'];

/** Gives a folder's files a second name elsewhere, which costs no room; where a disk knows none, copies. */
function mirror(root: string, to: string, folder: string, left: Changes): void {
  mkdirSync(join(to, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) mirror(root, to, file, left);
    else if (entry.isSymbolicLink()) {
      // The build follows it.
      if (existsSync(join(root, file)))
        cpSync(join(root, file), join(to, file), { recursive: true, dereference: true });
    } else if (entry.isFile() && !left.has(file)) {
      try {
        linkSync(join(root, file), join(to, file));
      } catch {
        copyFileSync(join(root, file), join(to, file));
      }
    }
  }
}

/** Adds to problems of a text below facts where they are in it. */
function addBodyLines(folder: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, line = 0 } = problem;
    if (!line || !file.endsWith('.md')) return problem;
    const before = readSource(file, readBytes(folder, file).toString())?.bodyOffset ?? line;
    return line > before ? { ...problem, bodyLine: line - before } : problem;
  });
}

const check = async (folder: string) => addBodyLines(folder, await checkContent(folder));

/** All problems of content with some files changed. */
export async function problemsWith(root: string, changes: Changes): Promise<Problem[]> {
  if (!changes.size) return check(root);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/edit-'));
  try {
    const there = readdirSync(root);
    for (const each of read.filter((name) => there.includes(name))) mirror(root, folder, each, changes);
    for (const [file, bytes] of changes) {
      if (bytes === null) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
    }
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const name = ({ file, message }: Problem) => `${file}: ${message}`;

/**
 * Makes sure that changes bring no error: none in their files, and none elsewhere that was not there before.
 * @returns what is told of the changed files, warnings only
 * @throws Refusal with the problems
 */
async function assertRight(root: string, changes: Changes): Promise<Problem[]> {
  const problems = await problemsWith(root, changes);
  const errors = problems.filter(isError);
  const others = errors.filter(({ file }) => !changes.has(file));
  const known = others.length ? (await problemsWith(root, new Map())).map(name) : [];
  const fresh = errors.filter((problem) => changes.has(problem.file) || !known.includes(name(problem)));
  if (fresh.length) throw new Refusal(422, 'Nothing was saved.', { problems: fresh });
  return problems.filter(({ file }) => changes.has(file));
}

/**
 * Writes changes that bring no error, all or none.
 * @param assertMay is asked right before: the check takes a moment, in which another program may have written
 * @returns what is told of the changed files, warnings only
 * @throws Refusal with the problems; nothing is written then
 */
export async function write(root: string, changes: Changes, assertMay: () => void): Promise<Problem[]> {
  assertPlaces(root, changes.keys());
  assertMay();
  const problems = await assertRight(root, changes);
  assertMay();
  writeAll(root, changes);
  return problems;
}
