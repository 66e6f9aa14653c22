import { tagForm } from '#base/languageTag.ts';
import { type ContentKind, type JsonSchema, jsonSchemaOf } from '#content/contentSchemas.ts';
import { contentFiles } from '#sections/contentFiles.ts';

/** A text, or a list of texts, may be given by language: `{ en: Card game, fr: Jeu de cartes }`. */
function byLanguage({ texts, ...schema }: JsonSchema): object {
  const { properties, items, type = [] } = schema;
  const written = {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, byLanguage(field)])),
    }),
    ...(items && { items: byLanguage(items) }),
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
 * What editors know of content while it is typed (.vscode/settings.json), from the schemas that the build checks with.
 * @returns the files' texts by their paths from the repository's root
 */
export function editorSchemas(): Map<string, string> {
  const kinds = Object.keys(contentFiles) as ContentKind[];
  const file = (kind: ContentKind) => `schemas/${kind}.schema.json`;
  return new Map(kinds.map((kind) => [file(kind), `${JSON.stringify(byLanguage(jsonSchemaOf(kind)), null, 2)}\n`]));
}
