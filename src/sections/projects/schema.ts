import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  aliases,
  altText,
  description,
  draft,
  fieldGroup,
  highlights,
  httpsUrl,
  image,
  namesOf,
  oneOf,
  organization,
  publicationKey,
  resume,
  role,
  room,
  start,
  technologies,
  title,
  when,
  words,
} from '#base/fields.ts';
import type { FileOf } from '../files.ts';

export const categories = ['research', 'personal', 'freelance'] as const;
export type Category = (typeof categories)[number];

/** The URL of a video; the ID of one on YouTube alone becomes its URL. */
const videoUrl = z
  .preprocess(
    (value) => (/^[\w-]{11}$/.test(String(value)) ? `https://www.youtube.com/watch?v=${value}` : value),
    httpsUrl,
  )
  .meta({ pattern: '^(https://|[\\w-]{11}$)' });

const projectSchema = fieldGroup({
  title: title(room.line).describe('Title of the project.'),
  shortTitle: words(9)
    .optional()
    .describe('Name below its image on the home page. Example: Aorta. If omitted, the beginning of the title.'),
  description: description.describe('What it is and for whom, in a sentence or two, 80 characters or more.'),
  category: oneOf(categories)
    .optional()
    .meta({ otherNames: 'type kind' })
    .describe('Kind of project, which sets the color and the generated cover. If omitted, no badge.'),
  highlights,
  organization: organization.describe('Client or partner. Example: City of Lyon.'),
  role: role(room.line).describe('Your role. Example: Design and development.'),
  start: start.describe('First month or year, if `date` is the last one. Example: 2025-11.'),
  date: when.describe('Month or year in which you finished it, or last worked on it. Example: 2026-08.'),
  order: z
    .number()
    .optional()
    .describe('Sort position, lowest first. Decimals are allowed. If omitted: last, newest first.'),
  draft,
  resume,
  aliases: aliases('project'),
  technologies,
  imageSrc: image(1128)
    .optional()
    .meta({ otherNames: namesOf.cover })
    .describe('Cover image, next to this file. Example: ./cover.png. If omitted, one is generated.'),
  coverAlt: altText.optional().meta({ otherNames: 'alt imageAlt' }).describe('Alt text of the cover.'),
  codeLink: httpsUrl
    .optional()
    .meta({ isRepository: true, otherNames: 'github repo repository source git' })
    .describe('Source code (https).'),
  youtubeLink: videoUrl
    .optional()
    .meta({ otherNames: 'video' })
    .describe('Video (https). The ID of a video on YouTube is enough.'),
  demoLink: httpsUrl.optional().meta({ otherNames: 'website homepage live link url' }).describe('Demo (https).'),
  availability: words(room.label)
    .optional()
    .describe('Label of a project without a link. Example: Client work. Default: "Private".'),
  private: z
    .boolean()
    .optional()
    .describe(
      'Show the label "Private" if there is neither a link nor `availability`. It hides nothing: for that, use `draft`. Default: true.',
    ),
  publications: z
    .array(publicationKey)
    .optional()
    .describe(
      'Keys of entries in publications.bib that resulted from it. The first is the work that its page describes.',
    ),
})
  .refine(({ start, date }) => !start || date, { path: ['date'], error: 'is required beside start' })
  .refine(({ start, date }) => inOrder({ start, end: date }), { path: ['date'], error: 'must not be before start' });

export const projectsFiles = { pattern: 'projects/*.md', schema: projectSchema, fallbackName: 'project' } as const;
export type Project = FileOf<typeof projectsFiles>;
