/** Checks content before it is written. */
import { buildDate } from '#base/dates.ts';
import { isError, type Problem, sentenceOf } from '#base/problems.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { type Changes, openFolder, withChanges } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import type { SaveResult } from '../api.ts';
import { assertPlaces, writeAll } from './disk.ts';
import { HttpError } from './httpError.ts';
import { bytesNow, remember } from './undo.ts';

/** The content of a folder, as it would be with some files changed. */
export const contentWith = (root: string, changes: Changes = new Map()): Promise<Content> =>
  readContent(withChanges(openFolder(root, { withPrivate: true }), changes));

/** All problems of content; those of a body with their lines in it. */
export async function findProblems(content: Content): Promise<Problem[]> {
  const problems = await checkContent(content, buildDate(process.env));
  return problems.map((problem) => {
    const { file, line = 0 } = problem;
    const { bodyOffset = line } = (content.files.get(file) ?? content.translations.get(file))?.parts ?? {};
    return file.endsWith('.md') && line > bodyOffset ? { ...problem, bodyLine: line - bodyOffset } : problem;
  });
}

const name = (problem: Problem) => `${problem.file}: ${sentenceOf(problem)}`;

/** Whether a problem rejects a change: a link to a page that is not written yet stops the build alone. */
const isInTheWay = (problem: Problem) => isError(problem) && !problem.canWait;

/**
 * Makes sure that changes bring no error: none in their files, and none elsewhere that was not there before.
 * @returns problems of the changed files that may stay
 * @throws HttpError with the problems
 */
async function assertRight(root: string, changes: Changes): Promise<Problem[]> {
  const problems = await findProblems(await contentWith(root, changes));
  const errors = problems.filter(isInTheWay);
  const others = errors.filter(({ file }) => !changes.has(file));
  const known = others.length ? (await findProblems(await contentWith(root))).map(name) : [];
  const fresh = errors.filter((problem) => changes.has(problem.file) || !known.includes(name(problem)));
  if (fresh.length) throw new HttpError(422, 'Nothing was saved.', { problems: fresh });
  return problems.filter(({ file }) => changes.has(file));
}

/** What came of a change. */
export type Written = Required<Pick<SaveResult, 'problems' | 'undo'>>;

/**
 * Writes changes that bring no error, all or none.
 * @param assertMay is asked right before: the check takes a moment, in which another program may have written
 * @returns problems of the changed files that may stay, and the change's name for `undo`
 * @throws HttpError with the problems; nothing is written then
 */
export async function write(root: string, changes: Changes, assertMay: () => void): Promise<Written> {
  assertPlaces(root, changes.keys());
  assertMay();
  const problems = await assertRight(root, changes);
  assertMay();
  const before = bytesNow(root, changes.keys());
  writeAll(root, changes);
  return { problems, undo: remember(before, changes) };
}
