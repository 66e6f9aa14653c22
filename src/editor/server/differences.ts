/** Finds the fields that differ between two versions of a content file. */

import { isGroup } from '#base/group.ts';
import { inWords } from '#base/resume/inWords.ts';
import { type FileKind, hasFields } from '#content/contentSchemas.ts';
import type { ContentFolder } from '#content/folder.ts';
import { isSame } from '#content/values.ts';
import type { Difference } from '../api.ts';
import { bibliographyParts } from './bibliography.ts';
import { bytesOf } from './disk.ts';
import { fileIn, valuesOf } from './open.ts';

/** Returns the fields of a file, with its body and translations; undefined if it can't be read. */
function fieldsOfFile(folder: ContentFolder, file: string, kind: FileKind): unknown {
  if (hasFields(kind)) {
    const source = fileIn(folder, file, kind);
    const values = valuesOf(source);
    const translations = source.languages.slice(1).flatMap((language) => {
      const { path, body } = source.bodyFileIn({ language });
      return path === file ? [] : [[language, body] as const];
    });
    const texts = translations.length > 0 && { texts: Object.fromEntries(translations) };
    return values && { ...values, ...(source.body.trim() && { body: source.body }), ...texts };
  }
  const parts = bibliographyParts(bytesOf(folder, file).toString()).map(({ type, key, fields }) => {
    const values = [...fields].map(([name, { value }]) => [name, value] as const);
    return [key, { type, ...Object.fromEntries(values) }] as const;
  });
  return parts.length ? Object.fromEntries(parts) : undefined;
}

function compare(onDisk: unknown, yours: unknown, path: PropertyKey[]): Difference[] {
  if (isSame(onDisk, yours)) return [];
  if (isGroup(onDisk) && isGroup(yours)) {
    const names = [...new Set([...Object.keys(onDisk), ...Object.keys(yours)])];
    return names.flatMap((name) => compare(onDisk[name], yours[name], [...path, name]));
  }
  if (Array.isArray(onDisk) && Array.isArray(yours) && onDisk.length === yours.length)
    return onDisk.flatMap((item, index) => compare(item, yours[index], [...path, index]));
  const words = (value: unknown) => (typeof value === 'string' ? value : inWords(value));
  return [{ path, onDisk: words(onDisk), yours: words(yours) }];
}

/** Returns the fields that differ between two states of a folder, or both full texts if one can't be read. */
export function differencesOf(file: string, kind: FileKind, onDisk: ContentFolder, yours: ContentFolder): Difference[] {
  const [theirs, mine] = [onDisk, yours].map((folder) => fieldsOfFile(folder, file, kind));
  const found = theirs && mine ? compare(theirs, mine, []) : [];
  const [one, other] = [onDisk, yours].map((folder) => bytesOf(folder, file).toString());
  return found.length ? found : [{ path: [], onDisk: one ?? '', yours: other ?? '' }];
}
