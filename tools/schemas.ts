import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#base/folders.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { tagForm } from '#base/languageTag.ts';
import { type ContentKind, jsonSchemaOf } from '#content/contentSchemas.ts';
import { contentFiles } from '#sections/contentFiles.ts';

/** Returns a schema that also allows texts by language: `{ en: Card game, fr: Jeu de cartes }`. */
function withLanguages({ texts, ...schema }: JsonSchema): object {
  const { properties, items, type = [] } = schema;
  const written = {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, withLanguages(field)])),
    }),
    ...(items && { items: withLanguages(items) }),
  };
  if (!texts && !items?.texts) return written;
  const { description, default: _, ...text } = schema;
  const { texts: __, ...item } = items ?? {};
  const ofLanguage = items ? { ...text, items: item } : text;
  return {
    ...written,
    type: [...[type].flat(), 'object'],
    patternProperties: { [tagForm.source]: ofLanguage },
    additionalProperties: false,
  };
}

/**
 * Returns the JSON Schemas with which code editors check content, by path from the repository's root. They are made from
 * the schemas of the content check. A comment in each YAML file has the path of its schema (src/content/newFiles.ts).
 */
export function editorSchemas(): Map<string, string> {
  const kinds = Object.keys(contentFiles) as ContentKind[];
  const file = (kind: ContentKind) => `schemas/${kind}.schema.json`;
  return new Map(kinds.map((kind) => [file(kind), `${JSON.stringify(withLanguages(jsonSchemaOf(kind)), null, 2)}\n`]));
}

/** Updates schemas/. */
export function writeSchemas(): void {
  for (const [file, text] of editorSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
