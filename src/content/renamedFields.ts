/** Fields of content that had another name in an earlier version. */
import type { ContentKind } from './contentSchemas.ts';

export interface RenamedField {
  kind: ContentKind;
  /** Where its group is in the file, with `*` for every item of a list. Example: `entries.*`. Default: the top. */
  group?: string;
  from: string;
  to: string;
}

/** All since version 1.0.0: `vitrine migrate` renames them in content. */
export const renamedFields: readonly RenamedField[] = [{ kind: 'site', from: 'case', to: 'showcase' }];

export function renamedIn(kind: ContentKind, path: readonly PropertyKey[], fields = renamedFields): RenamedField[] {
  const place = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');
  return fields.filter((field) => field.kind === kind && (field.group ?? '') === place);
}
