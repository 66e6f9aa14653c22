import {
  aliases,
  date,
  description,
  draft,
  fieldGroup,
  nameList,
  namesOf,
  resume,
  room,
  title,
  url,
} from '#base/fields.ts';
import type { FileOf } from '../files.ts';

/** Returns whether `updated` isn't before `date`. A day and a month are compared as months. */
const isUpdatedLater = ({ date, updated }: { date?: string; updated?: string }) =>
  !date || !updated || updated.slice(0, date.length) >= date.slice(0, updated.length);

const postSchema = fieldGroup({
  title: title(room.item).describe('Title of the post. Example: Why our tests are fast.'),
  description: description.describe('What it is about, in a sentence or two.'),
  date: date
    .optional()
    .meta({ otherNames: namesOf.date })
    .describe('Day of publication. A month or a year is enough. Example: 2026-08-14.'),
  updated: date
    .optional()
    .meta({ future: 'impossible' })
    .describe('Day of the last change that matters to readers. Example: 2026-09-02.'),
  tags: nameList(room.label)
    .default([])
    .meta({ otherNames: 'categories' })
    .describe('Topics. Example: [Testing, TypeScript].'),
  url: url.describe('URL of a post that is published elsewhere (https). If omitted, it has a page here.'),
  discuss: url.describe('URL where the post is discussed (https). Its last line links there.'),
  aliases: aliases('post'),
  draft,
  resume,
}).refine(isUpdatedLater, { path: ['updated'], error: 'must not be before date' });

export const writingFiles = { pattern: 'writing/*.md', schema: postSchema, fallbackName: 'post' } as const;
export type Post = FileOf<typeof writingFiles>;
