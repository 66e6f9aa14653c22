import { type ContentKind, jsonSchemaOf } from '#content/contentSchemas.ts';
import { contentFiles } from '#sections/contentFiles.ts';

/** Returns JSON Schemas of content for editors (.vscode/settings.json), by file from the repository's root. */
export function editorSchemas(): Map<string, string> {
  const kinds = Object.keys(contentFiles) as ContentKind[];
  const file = (kind: ContentKind) => `schemas/${kind}.schema.json`;
  return new Map(kinds.map((kind) => [file(kind), `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`]));
}
