/** UI strings that an owner translates, in `content/strings.sv.yaml`. */
import { z } from 'zod';
import { attempt } from '../attempt.ts';
import { fieldGroup } from '../fields.ts';
import type { Group } from '../group.ts';
import type { Translation } from './en.ts';
import { uiLanguages } from './languages.ts';

const { en } = uiLanguages;

const anyForms = ['other', 'zero', 'one', 'two', 'few', 'many'];

/** Returns the schema of a string or a group of them, by the English ones. Every field is optional. */
function schemaOf(english: unknown): z.ZodType {
  if (typeof english === 'object' && english !== null) {
    const fields = Object.entries(english).filter(([name]) => name !== 'language');
    return fieldGroup(Object.fromEntries(fields.map(([name, value]) => [name, schemaOf(value).optional()]))).describe(
      `Strings: ${Object.keys(english).join(', ')}.`,
    );
  }
  const text = z.string().trim().min(1);
  if (typeof english !== 'function') return text.describe(`In English: "${String(english)}".`);
  const forms = fieldGroup(
    Object.fromEntries(anyForms.map((form) => [form, text.optional().describe(`Text for the plural form ${form}.`)])),
  );
  return z
    .preprocess((value) => (typeof value === 'string' ? { other: value } : value), forms)
    .meta({ type: ['string', 'object'] })
    .describe('A text with # for the number or name, or one for each plural form.');
}
export const stringsSchema = schemaOf(en) as z.ZodType<Group>;

/** Returns an English string or a group of them with those that an owner translates. */
function translated(english: unknown, own: unknown, tag: string): unknown {
  if (own === undefined || typeof english === 'string') return own ?? english;
  if (typeof english !== 'function')
    return Object.fromEntries(
      Object.entries(english as Group).map(([name, value]) => [name, translated(value, (own as Group)[name], tag)]),
    );
  const forms = own as Record<string, string>;
  return (value: unknown) => {
    const form = typeof value === 'number' ? new Intl.PluralRules(tag).select(value) : 'other';
    return (forms[form] ?? forms.other ?? '').replaceAll('#', String(value));
  };
}

/** Returns the UI strings of an owner's language: the English ones where the owner has none. */
export const stringsFrom = (own: Group, tag: string): Translation =>
  translated(en, { ...own, language: tag }, tag) as Translation;

/** Stands for a number or a name in a text. */
export const gap = '\0';

/** Returns the texts of a translation that are still in English, with gaps for numbers and names. */
export function englishIn(strings: unknown, english: unknown = en): string[] {
  if (typeof english === 'object')
    return Object.entries(english as Group).flatMap(([name, value]) => englishIn((strings as Group)[name], value));
  if (strings !== english) return [];
  if (typeof english === 'string') return [english];
  const compose = english as (value: unknown) => string;
  const texts = [1, 2, gap].map((value) => attempt(() => compose(value))?.replace(/\d+/g, gap));
  return texts.filter((text) => text !== undefined);
}
