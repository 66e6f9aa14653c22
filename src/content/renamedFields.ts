import type { ContentKind } from './contentSchemas.ts';

/** Fields of content, at the top of their file, that had another name in an earlier version. */
export interface RenamedField {
  kind: ContentKind;
  from: string;
  to: string;
}

/** All since version 1.0.0: `vitrine migrate` renames them in content. */
export const renamedFields: readonly RenamedField[] = [{ kind: 'site', from: 'case', to: 'showcase' }];
