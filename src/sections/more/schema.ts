import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  draft,
  fieldGroup,
  highlights,
  namesOf,
  order,
  organization,
  period,
  resume,
  room,
  text,
  title,
  url,
  when,
  words,
} from '#base/fields.ts';
import type { FileOf } from '../files.ts';

const entry = fieldGroup({
  title: title(room.item).describe('Title of the entry. Example: Open water diver.'),
  organization: organization.describe('Organization and place. Example: Diving Club, Lyon.'),
  date: when.describe('Month or year. Example: 2026-05.'),
  ...period,
  url: url.describe('Page of the entry (https).'),
  text: text.optional().meta({ otherNames: namesOf.text }).describe('Text about it, in a sentence or two.'),
  highlights,
}).refine(inOrder, order);

const moreSchema = fieldGroup({
  heading: words(room.line).meta({ otherNames: 'title name' }).describe('Heading of the section. Example: Patents.'),
  entries: z.array(entry).optional().describe('Entries, in the order of the page. Text goes below the front matter.'),
  order: z.number().optional().describe('Sort position, lowest first. If omitted: last, by file name.'),
  draft,
  resume,
});

/** The files of this kind, as a glob from `content/`. */
export const moreFiles = {
  pattern: 'more/*.md',
  schema: moreSchema,
  fallbackName: 'section',
  list: 'entries',
} as const;
/** A custom section. */
export type More = FileOf<typeof moreFiles>;

/** Returns the fragment of a section on About. */
export const moreId = (slug: string): string => `more-${slug}`;
