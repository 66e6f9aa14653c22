/** Checks content before it is written. */
import { buildDate } from '#base/dates.ts';
import { isError, type Problem } from '#base/problems.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { type Changes, openFolder, withChanges } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { assertPlaces, writeAll } from './disk.ts';
import { HttpError } from './httpError.ts';

/** Returns the content of a folder with some files changed in memory. */
export const contentWith = (root: string, changes: Changes = new Map()): Promise<Content> =>
  readContent(withChanges(openFolder(root, { withPrivate: true }), changes));

/** Returns all problems of content. Those in a body have their lines in it. */
export async function findProblems(content: Content): Promise<Problem[]> {
  const problems = await checkContent(content, buildDate(process.env));
  return problems.map((problem) => {
    const { file, line = 0 } = problem;
    const { bodyOffset = line } = (content.files.get(file) ?? content.translations.get(file))?.parts ?? {};
    return file.endsWith('.md') && line > bodyOffset ? { ...problem, bodyLine: line - bodyOffset } : problem;
  });
}

/** Returns whether a problem rejects a change. A link to a page that doesn't exist yet rejects only the build. */
const isBlocking = (problem: Problem) => isError(problem) && problem.kind !== 'page' && problem.kind !== 'fragment';

/** Returns where an error is. Its advice can change with other files. */
const placeOf = ({ file, line, column, path }: Problem) => JSON.stringify([file, line, column, path]);

/** @throws HttpError with the errors that changed files would have, and new errors elsewhere */
async function assertNoNewErrors(root: string, changes: Changes): Promise<void> {
  const errors = (await findProblems(await contentWith(root, changes))).filter(isBlocking);
  const others = errors.filter(({ file }) => !changes.has(file));
  const known = others.length ? (await findProblems(await contentWith(root))).filter(isBlocking).map(placeOf) : [];
  const fresh = errors.filter((problem) => changes.has(problem.file) || !known.includes(placeOf(problem)));
  if (fresh.length) throw new HttpError(422, 'Nothing was saved.', { problems: fresh });
}

/**
 * Writes changes without errors, all or none.
 * @param assertMay is called before and after the check, during which another program may write
 * @throws HttpError with the errors; then nothing is written
 */
export async function write(root: string, changes: Changes, assertMay: () => void): Promise<void> {
  assertPlaces(root, changes.keys());
  assertMay();
  await assertNoNewErrors(root, changes);
  assertMay();
  writeAll(root, changes);
}
