/** The fields of content, from the schemas, so that tests cover new fields automatically. */
import { z } from 'zod';
import { contentFiles } from '../../src/sections/contentFiles.ts';

/** All kinds except private data, which no page or file contains, UI strings and co-authors, which content doesn't name. */
export type Kind = Exclude<keyof typeof contentFiles, 'private'>;
export const kinds = (Object.keys(contentFiles) as (keyof typeof contentFiles)[]).filter(
  (kind) => kind !== 'private' && kind !== 'strings' && kind !== 'coauthors' && kind !== 'applications',
);

/** The part of JSON Schema that content uses. */
export interface Shape {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
}

/** Returns the shape of files of a kind. Texts that YAML may read as numbers are texts here. */
export const shapeOf = (kind: Kind) =>
  z.toJSONSchema(contentFiles[kind].schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (Array.isArray(jsonSchema.type)) jsonSchema.type = 'string';
    },
  }) as Shape;

export const unknownShape = (shape: Shape) =>
  new Error(`tests/hostile makes no values for a field like ${JSON.stringify(shape)}. Add them.`);

/** Returns whether a field is text that is shown unchanged: not an enum, a URL or a date. */
const isText = ({ type, format, pattern, enum: words }: Shape) =>
  type === 'string' && !format && !pattern?.startsWith('^') && !words;

/** Returns every text that is shown unchanged, with its field. */
export function textsOf(value: unknown, shape: Shape, path = ''): { path: string; text: string }[] {
  const { items, properties = {} } = shape;
  if (value === undefined || value === null) return [];
  if (isText(shape)) return [{ path, text: String(value) }];
  if (items) return (value as unknown[]).flatMap((each, at) => textsOf(each, items, `${path}.${at}`));
  return Object.entries(properties).flatMap(([name, inner]) =>
    textsOf((value as Record<string, unknown>)[name], inner, path ? `${path}.${name}` : name),
  );
}
