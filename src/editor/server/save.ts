/** Saves what a form holds, whole or not at all, and only over the bytes that it was opened with. */
import { buildDate } from '#base/dates.ts';
import { openFolder } from '#content/folder.ts';
import { splitFile } from '#content/frontMatter.ts';
import { withSchemaComment } from '#content/schemaComment.ts';
import { measureResume } from '#documents/resume/measure.ts';
import type { Change, FileSaveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { lostComments } from './comments.ts';
import { differencesOf } from './differences.ts';
import { bytesOf, versionOf } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { applyChange } from './open.ts';
import { dropUploads, uploadsIn } from './uploads.ts';

/**
 * @throws HttpError with the fields that differ where the file was changed since it was opened
 */
export function assertUnchanged(
  root: string,
  { file, kind }: ReturnType<typeof editable>,
  version: string,
  yours: () => string,
): void {
  const bytes = bytesOf(openFolder(root, { withPrivate: true }), file);
  if (versionOf(bytes) === version) return;
  const differences = differencesOf(file, kind, bytes.toString(), yours());
  const conflict = { version: versionOf(bytes), differences };
  throw new HttpError(409, `${file} was changed elsewhere since it was opened. Nothing was saved.`, { conflict });
}

/** @throws HttpError with the comments that a save of the form would delete */
function assertComments(file: string, before: Buffer, after: Buffer): void {
  const yaml = (bytes: Buffer) => splitFile(file, bytes.toString())?.yaml ?? '';
  const comments = lostComments(yaml(before), yaml(after));
  if (comments.length) throw new HttpError(409, 'Nothing was saved: comments would be lost.', { comments });
}

/**
 * @throws HttpError if the file was changed elsewhere, would have errors, or would lose comments without the owner's
 * consent; nothing is written then
 */
export async function save(root: string, change: Change): Promise<FileSaveResult> {
  const { file, kind } = editable(root, change.file);
  const content = await contentWith(root);
  const before = bytesOf(content.folder, file);
  const text = applyChange(content, file, kind, change);
  const after = Buffer.from(before.length ? text : withSchemaComment(file.replace('content/', ''), text));
  const assertMay = () => assertUnchanged(root, { file, kind }, change.version, () => after.toString());
  assertMay();
  const version = versionOf(after);
  if (before.equals(after)) return { file, version, message: 'No changes to save.', problems: [] };
  if (change.values && !change.withoutComments) assertComments(file, before, after);
  const uploads = uploadsIn(root, file, text);
  const written = await write(root, new Map([[file, after], ...uploads]), assertMay);
  dropUploads(root, file, uploads.keys());
  const long = kind === 'site' ? await measureResume(await contentWith(root), buildDate(process.env)) : [];
  return { file, version, message: `${file} was saved.`, ...written, problems: [...written.problems, ...long] };
}
