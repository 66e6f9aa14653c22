/** What content is made of, from the schemas: a new field is covered the day that it is added. */
import { z } from 'zod';
import { contentFiles } from '../../src/sections/contentFiles.ts';

/** All kinds but private data, which is on no page and in no file for programs. */
export type Kind = Exclude<keyof typeof contentFiles, 'private'>;
export const kinds = (Object.keys(contentFiles) as (keyof typeof contentFiles)[]).filter((kind) => kind !== 'private');

/** What a schema becomes as JSON Schema: as much of it as content uses. */
export interface Shape {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  enum?: string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
}

/** What files of a kind hold. Text that YAML may read as a number is text here. */
export const shapeOf = (kind: Kind) =>
  z.toJSONSchema(contentFiles[kind].schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (Array.isArray(jsonSchema.type)) jsonSchema.type = 'string';
    },
  }) as Shape;

export const unknownShape = (shape: Shape) =>
  new Error(`tests/hostile knows no content for ${JSON.stringify(shape)}: it has to learn this kind of field.`);

/** Text that is shown as it is: no word from a list, no address, no date. */
const isText = ({ type, format, pattern, enum: words }: Shape) =>
  type === 'string' && !format && !pattern?.startsWith('^') && !words;

/** Every text among facts that is shown as it is, with the field that holds it. */
export function textsOf(facts: unknown, shape: Shape, path = ''): { path: string; text: string }[] {
  const { items, properties = {} } = shape;
  if (facts === undefined || facts === null) return [];
  if (isText(shape)) return [{ path, text: String(facts) }];
  if (items) return (facts as unknown[]).flatMap((each, at) => textsOf(each, items, `${path}.${at}`));
  return Object.entries(properties).flatMap(([name, inner]) =>
    textsOf((facts as Record<string, unknown>)[name], inner, path ? `${path}.${name}` : name),
  );
}
