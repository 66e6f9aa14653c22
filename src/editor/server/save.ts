/** Saves what a form holds, whole or not at all, and only over the bytes that it was opened with. */
import { splitFile } from '#content/contentFile.ts';
import { openFolder } from '#content/folder.ts';
import { withSchemaComment } from '#content/schemaComment.ts';
import type { Change, FileSaveResult, Problem, Values } from '../api.ts';
import { contentWith, write } from './check.ts';
import { lostComments } from './comments.ts';
import { bytesOf, versionOf } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { applyChange, fileOf, valuesOf } from './open.ts';

/** @throws HttpError if a cover that was chosen in the editor has no alt text */
function assertAlt(before: Values | undefined, after: Values, file: string): void {
  if (!after.imageSrc || after.imageSrc === before?.imageSrc || after.coverAlt) return;
  const message = 'is required: describe the image for people who cannot see it';
  const problem: Problem = { file, path: ['coverAlt'], message, severity: 'error' };
  throw new HttpError(422, 'Nothing was saved.', { problems: [problem] });
}

/**
 * @throws HttpError with both texts where the file was changed since it was opened
 */
export function assertUnchanged(root: string, file: string, version: unknown, yours: () => string): void {
  const bytes = bytesOf(openFolder(root), file);
  if (versionOf(bytes) === version) return;
  const conflict = { version: versionOf(bytes), onDisk: bytes.toString(), yours: yours() };
  throw new HttpError(409, `${file} was changed elsewhere since it was opened. Nothing was saved.`, { conflict });
}

/** @throws HttpError with the comments that a save of the form would delete */
function assertComments(file: string, before: Buffer, after: Buffer): void {
  const yaml = (bytes: Buffer) => splitFile(file, bytes.toString())?.yaml ?? '';
  const comments = lostComments(yaml(before), yaml(after));
  if (comments.length) throw new HttpError(409, 'Nothing was saved: comments would be lost.', { comments });
}

/**
 * @throws HttpError where the file was changed elsewhere, would be wrong, or would lose comments without the owner's word;
 * nothing is written then
 */
export async function save(root: string, change: Change): Promise<FileSaveResult> {
  const { file, kind } = editable(root, change.file);
  const content = await contentWith(root);
  const before = bytesOf(content.folder, file);
  const text = applyChange(content, file, kind, change);
  const after = Buffer.from(before.length ? text : withSchemaComment(file.replace('content/', ''), text));
  const assertMay = () => assertUnchanged(root, file, change.version, () => after.toString());
  assertMay();
  const version = versionOf(after);
  if (before.equals(after)) return { file, version, message: 'Nothing had changed.', problems: [] };
  if (kind === 'projects' && change.values) assertAlt(valuesOf(fileOf(content, file, kind)), change.values, file);
  if (change.values && !change.withoutComments) assertComments(file, before, after);
  const problems = await write(root, new Map([[file, after]]), assertMay);
  return { file, version, message: `${file} was saved.`, problems };
}
