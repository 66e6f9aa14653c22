/** Fields at the top of a content file that had another name in an earlier version. */
import type { ContentKind } from './contentSchemas.ts';

export interface RenamedField {
  kind: ContentKind;
  from: string;
  to: string;
}

/** All since version 1.0.0: `vitrine migrate` renames them in content. */
export const renamedFields: readonly RenamedField[] = [{ kind: 'site', from: 'case', to: 'showcase' }];
