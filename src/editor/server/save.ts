/** Saves the values of a form completely or not at all, and never over changes from elsewhere. */

import { Lexer } from 'yaml';
import { belowContent, isInContent } from '#base/contentPath.ts';
import { hasFields } from '#content/contentSchemas.ts';
import { afterPlaceholder } from '#content/editYaml.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { splitFile } from '#content/frontMatter.ts';
import { withSchemaComment } from '#content/newFiles.ts';
import type { Change, SaveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { bytesOf, copyAside, versionIn } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { applyChange, changesBeside, fileOf } from './open.ts';
import { dropUploads, uploadsIn } from './uploads.ts';

/** Returns the comments of a YAML text, in order. */
function commentsIn(yaml: string): string[] {
  return [...new Lexer().lex(yaml)].filter((token) => token.startsWith('#'));
}

/** Returns comments that a new text lacks, except placeholders from `npm run new` of fields that are now set. */
export function lostComments(before: string, after: string): string[] {
  const left = commentsIn(after);
  const isFilled = (comment: string) => {
    const [, field] = new RegExp(`^# (\\w+):${afterPlaceholder}`).exec(comment) ?? [];
    return field !== undefined && new RegExp(`^${field}:`, 'm').test(after);
  };
  return commentsIn(before).filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !isFilled(comment);
  });
}

/** @throws HttpError if the file was changed since it was opened */
export function assertUnchanged(root: string, file: string, version: string): void {
  if (versionIn(openFolder(root, { withPrivate: true }), file) === version) return;
  throw new HttpError(409, `${file} was changed elsewhere since it was opened. Nothing was saved.`, {
    isConflict: true,
  });
}

/**
 * Writes what the form changed. A file that was changed elsewhere, or loses comments, is copied to `content.old/` first.
 * @throws HttpError if the file would have errors, or was changed elsewhere and the owner doesn't want to overwrite it;
 * then nothing is written
 */
export async function save(root: string, change: Change): Promise<SaveResult> {
  const { file, kind } = editable(root, change.file);
  const content = await contentWith(root);
  const before = bytesOf(content.folder, file);
  const text = applyChange(content, file, kind, change);
  const texts = hasFields(kind) ? changesBeside(root, content.folder, fileOf(content, file, kind), change.texts) : [];
  const after = Buffer.from(before.length ? text : withSchemaComment(belowContent(file), text));
  const changes: Changes = new Map([[file, after], ...texts]);
  const version = change.overwrites ? versionIn(content.folder, file) : change.version;
  const assertMay = () => assertUnchanged(root, file, version);
  assertMay();
  if (before.equals(after) && changes.size === 1) return { file, message: 'No changes to save.' };
  const uploads = uploadsIn(root, file, [...changes.values()].join('\n'));
  const yaml = (bytes: Buffer) => splitFile(file, bytes.toString())?.yaml ?? '';
  const isLossy = change.values && lostComments(yaml(before), yaml(after)).length > 0;
  const replaced = change.overwrites ? [...changes.keys()] : isLossy ? [file] : [];
  const overwritten = replaced.filter((path) => content.folder.has(path));
  const { copies } = copyAside(root, content.folder, overwritten);
  await write(root, new Map([...changes, ...copies, ...uploads]), assertMay);
  dropUploads(root, file, uploads.keys());
  const aside = [...changes.keys(), ...new Map(copies).keys()].filter((path) => !isInContent(path));
  const message = [`${file} was saved.`, ...aside.map((path) => `The old text is in ${path}.`)].join(' ');
  return { file, message };
}
