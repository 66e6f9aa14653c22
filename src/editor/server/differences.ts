/** Where two texts of a content file differ, field by field. */

import { isGroup } from '#base/group.ts';
import { ContentFile } from '#content/contentFile.ts';
import { type FileKind, hasFields } from '#content/contentSchemas.ts';
import { isSame } from '#content/values.ts';
import { inWords } from '#sections/more/inWords.ts';
import type { Difference } from '../api.ts';
import { partsOf } from './bibliography.ts';
import { valuesOf } from './open.ts';

/** Everything of a file by its fields; undefined where it can't be read. */
function fieldsOf(file: string, kind: FileKind, text: string): unknown {
  if (hasFields(kind)) {
    const source = new ContentFile(file, kind, Buffer.from(text));
    const values = valuesOf(source);
    return values && { ...values, ...(source.body.trim() && { body: source.body }) };
  }
  const parts = partsOf(text).map(({ type, key, fields }) => {
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

/** Returns the fields that differ; where one of the texts can't be read, both texts whole. */
export function differencesOf(file: string, kind: FileKind, onDisk: string, yours: string): Difference[] {
  const [theirs, mine] = [onDisk, yours].map((text) => fieldsOf(file, kind, text));
  const found = theirs && mine ? compare(theirs, mine, []) : [];
  return found.length ? found : [{ path: [], onDisk, yours }];
}
