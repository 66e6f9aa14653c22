/**
 * JSON Resume as it is found: 1.0.0 (https://jsonresume.org/schema) with the liberties that people take with types
 * (with names: synonyms.ts). Only what has a place in `content/` is named here; all else stays and is told of.
 */
import { z } from 'zod';
import { isSeen } from '#base/letters.ts';

/** Characters that YAML refuses and nobody sees. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufeff]/gu;

function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .normalize('NFC')
    .trim();
  return isSeen(clean) ? clean : '';
}

/**
 * What says nothing is absent: `null`, `""`, `[]`, `{}`, and what is made of them.
 * Lists keep their length, so that positions in them stay what they are in the file.
 */
export function withoutBlanks(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return cleanText(value) || undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutBlanks);
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner)] as const);
  const filled = fields.filter(([, inner]) => inner !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
/** A number is text, and a list of texts is a text of as many lines. */
const asText = (value: unknown) => {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every(isText) ? value.filter(Boolean).join('\n') : value;
};
const text = z.preprocess(asText, z.string().optional());
const requiredText = z.preprocess(asText, z.string());

const list = (split: (text: string) => string[]) =>
  z
    .preprocess((value) => (typeof value === 'string' ? split(value) : value), z.array(text).optional())
    .transform((items) => (items ?? []).filter((item) => item !== undefined));
/** A text alone is a list of one. */
const texts = list((value) => [value]);
/** A text alone is a list with commas. */
const keywords = list((value) =>
  value
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean),
);

/** @param name the field that is meant by an entry which is a text alone */
const entries = <Shape extends z.ZodRawShape>(shape: Shape, name?: keyof Shape & string) => {
  const named = (value: unknown) => (typeof value === 'string' && name ? { [name]: value } : value);
  return z.array(z.preprocess(named, z.looseObject(shape).optional())).default([]);
};
const location = z.preprocess(
  (value) => (typeof value === 'string' ? { address: value } : value),
  z.looseObject({ address: text, city: text, region: text, countryCode: text }).optional(),
);

/** People by name, each as a text or as a group of fields. */
const named = (person: unknown) => {
  if (typeof person !== 'object' || person === null || Array.isArray(person)) return person;
  const { name, firstName, lastName, given = firstName, family = lastName } = person as Record<string, unknown>;
  return name ?? [given, family].filter(Boolean).join(' ');
};
const authors = z.preprocess((value) => (Array.isArray(value) ? value.map(named) : value), texts);

const profile = { network: text, username: text, url: text };
const basics = {
  name: requiredText,
  label: text,
  email: text,
  phone: text,
  url: text,
  image: text,
  summary: text,
  location,
  profiles: entries(profile, 'url'),
};
const work = {
  name: text,
  position: text,
  location,
  url: text,
  startDate: text,
  endDate: text,
  description: text,
  summary: text,
  highlights: texts,
  keywords,
};
const education = { institution: text, area: text, studyType: text, startDate: text, endDate: text };
const skill = { name: text, keywords };
const project = {
  name: text,
  description: text,
  summary: text,
  highlights: texts,
  keywords,
  startDate: text,
  endDate: text,
  url: text,
  roles: texts,
  type: text,
};
const publication = {
  name: text,
  authors,
  publisher: text,
  releaseDate: text,
  url: text,
  summary: text,
};
const interest = { name: text, keywords };

export const resumeSchema = z.looseObject({
  basics: z.looseObject(basics),
  work: entries(work),
  education: entries(education),
  skills: entries(skill, 'name'),
  projects: entries(project),
  publications: entries(publication, 'name'),
  interests: entries(interest, 'name'),
});

export type Resume = z.infer<typeof resumeSchema>;

/** The fields of each section that have a place in `content/`. */
export const placed: Record<string, string[]> = {
  basics: Object.keys(basics),
  profiles: Object.keys(profile),
  work: Object.keys(work),
  education: Object.keys(education),
  skills: Object.keys(skill),
  projects: Object.keys(project),
  publications: Object.keys(publication),
  interests: Object.keys(interest),
};
