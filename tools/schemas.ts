import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#base/folders.ts';
import type { FieldMarks, JsonSchema } from '#base/jsonSchema.ts';
import { tagForm } from '#base/languageTag.ts';
import { type ContentKind, jsonSchemaOf } from '#content/contentSchemas.ts';
import { contentFiles } from '#sections/contentFiles.ts';

/** What schemas for code editors leave out. */
const marks: Record<keyof FieldMarks, true> = {
  otherNames: true,
  isNamed: true,
  isNameList: true,
  future: true,
  isInResumeHead: true,
  suggested: true,
  sharpWidth: true,
  isPaper: true,
  isPublicationKey: true,
  isRepository: true,
  texts: true,
  precision: true,
  onlyIfUsed: true,
};

/** Returns a schema without its own marks. Code editors accept a field that few owners need, and don't suggest it. */
const withoutMarks = (schema: JsonSchema): JsonSchema => ({
  ...Object.fromEntries(Object.entries(schema).filter(([name]) => !Object.hasOwn(marks, name))),
  ...(schema.onlyIfUsed && !schema.enum && { doNotSuggest: true }),
});

/** Returns a schema that also allows texts by language: `{ en: Card game, fr: Jeu de cartes }`. */
function withLanguages({ texts, ...rest }: JsonSchema): object {
  const schema = withoutMarks(rest);
  const { properties, items, type = [] } = schema;
  const written = {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, withLanguages(field)])),
    }),
    ...(items && { items: withLanguages(items) }),
    ...(rest.isNamed && { type: ['object', 'string', 'number'] }),
  };
  if (!texts && !items?.texts) return written;
  const { description, default: _, ...text } = schema;
  const ofLanguage = items ? { ...text, items: withoutMarks(items) } : text;
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

/** Updates schemas/. @returns the exit code */
export async function writeSchemas(): Promise<number> {
  for (const [file, text] of editorSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log('The schemas are up to date.');
  return 0;
}
