/** Saves what a form holds, whole or not at all, and only over the bytes that it was opened with. */
import { fieldName } from '../../scripts/lib/contentSource.ts';
import type { Change, Problem, Saved, Values } from '../api.ts';
import { assertRight } from './check.ts';
import { Refusal, readBytes, versionOf, writeWhole } from './files.ts';
import { applied, valuesOf } from './open.ts';

/** Which field says what a picture shows. */
const altOf: Readonly<Record<string, string>> = { photo: 'photoAlt', imageSrc: 'coverAlt' };

/** A picture that was chosen in the editor is told to those who cannot see it. */
function missingAlt(file: string, before: Values | undefined, after: Values | undefined): Problem[] {
  const kinds = file === 'content/site.yaml' ? ['photo'] : file.startsWith('content/projects/') ? ['imageSrc'] : [];
  return kinds.flatMap((field) => {
    const alt = altOf[field] ?? '';
    if (!after?.[field] || after[field] === before?.[field] || after[alt]) return [];
    return [
      { file, message: `${fieldName([alt])} is missing: say what the picture shows, for those who cannot see it` },
    ];
  });
}

/**
 * @throws Refusal with both texts where the file was changed since it was opened
 */
export function assertUnchanged(root: string, file: string, version: unknown, yours: () => string): void {
  const bytes = readBytes(root, file);
  if (versionOf(bytes) === version) return;
  const conflict = { version: versionOf(bytes), onDisk: bytes.toString(), yours: yours() };
  throw new Refusal(409, `${file} was changed elsewhere since it was opened. Nothing was saved.`, { conflict });
}

/** @throws Refusal where the file was changed elsewhere, or would be wrong; nothing is written then */
export async function save(root: string, change: Change): Promise<Saved> {
  const { file, kind, before, after } = applied(root, change);
  assertUnchanged(root, file, change.version, () => after.toString());
  if (before.equals(after)) return { file, said: 'Nothing had changed.', problems: [] };
  const values = (bytes: Buffer) => (kind === 'publications' ? undefined : valuesOf(file, kind, bytes.toString()));
  const alt = change.values ? missingAlt(file, values(before), values(after)) : [];
  if (alt.length) throw new Refusal(422, 'Nothing was saved.', { problems: alt });
  const problems = await assertRight(root, new Map([[file, after]]));
  // The check takes a moment, in which another program may have written.
  assertUnchanged(root, file, change.version, () => after.toString());
  writeWhole(root, file, after);
  return { file, said: `${file} was saved.`, problems };
}
