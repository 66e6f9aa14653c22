/** A résumé as the import reads it from any format: JSON Resume, and what its community adds. */
import { z } from 'zod';
import { isGroup } from '../group.ts';
import { personName, placeParts, text, texts, url, words } from './fields.ts';
import type { ListName } from './keys.ts';

const period = { startDate: text, endDate: text, date: text };
const profile = { network: text, username: text, url };

const authors = z.preprocess(
  (value) => (Array.isArray(value) ? value.map((each) => (isGroup(each) ? personName(each) : each)) : value),
  texts,
);
const moreEntry = {
  ...period,
  title: text,
  organization: text,
  location: placeParts,
  url,
  summary: text,
  highlights: texts,
  keywords: words,
};

/** The fields of each part. `extras` are lines after the summary. */
export const shapes = {
  basics: {
    name: text,
    label: text,
    email: text,
    phone: text,
    url,
    image: url,
    summary: text,
    location: placeParts,
    profiles: z.array(z.object(profile)).default([]),
    extras: texts,
  },
  profiles: profile,
  work: {
    ...period,
    name: text,
    position: text,
    location: placeParts,
    url,
    description: text,
    summary: text,
    highlights: texts,
    keywords: words,
    extras: texts,
  },
  volunteer: {
    ...period,
    organization: text,
    position: text,
    location: placeParts,
    url,
    summary: text,
    highlights: texts,
    extras: texts,
  },
  education: {
    ...period,
    institution: text,
    studyType: text,
    area: text,
    score: text,
    courses: texts,
    location: placeParts,
    url,
    summary: text,
    highlights: texts,
    extras: texts,
  },
  awards: { title: text, date: text, awarder: text, summary: text, url, extras: texts },
  certificates: { name: text, date: text, issuer: text, expires: text, summary: text, url, extras: texts },
  publications: {
    name: text,
    authors,
    publisher: text,
    releaseDate: text,
    url,
    summary: text,
    doi: text,
    extras: texts,
  },
  skills: { name: text, level: text, keywords: words, summary: text },
  languages: { language: text, fluency: text, summary: text },
  interests: { name: text, keywords: words, summary: text },
  references: { name: text, reference: text, role: text, organization: text, summary: text },
  projects: {
    ...period,
    name: text,
    description: text,
    summary: text,
    highlights: texts,
    keywords: words,
    url,
    code: url,
    demo: url,
    video: url,
    entity: text,
    roles: texts,
    type: text,
    image: url,
    extras: texts,
  },
  talks: { title: text, event: text, location: placeParts, date: text, summary: text, url, slides: url, video: url },
  teaching: { ...period, course: text, role: text, institution: text, term: text, summary: text, url },
  writing: { title: text, description: text, date: text, updated: text, tags: words, content: text, url },
  more: { heading: text, body: text, entries: z.array(z.object({ ...moreEntry, extras: texts })).default([]) },
};

/** An entry of a part. */
export type EntryOf<Part extends keyof typeof shapes> = z.output<z.ZodObject<(typeof shapes)[Part]>>;
export type MoreEntry = EntryOf<'more'>['entries'][number];

export interface Resume {
  basics: EntryOf<'basics'>;
  lists: { [List in ListName]: EntryOf<List>[] };
}
