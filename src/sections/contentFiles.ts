import { z } from 'zod';
import { inContent } from '#base/contentPath.ts';
import { httpsUrl } from '#base/fields.ts';
import { stringsSchema } from '#base/uiStrings/ownStrings.ts';
import { applicationSchema } from './application.ts';
import type { FileOf, InLanguage } from './files.ts';
import { sections } from './index.ts';
import { privateFacts } from './owner/privateSchema.ts';
import { siteSchema } from './owner/schema.ts';

/** Who the owner is, and the settings of the site. */
export const site = {
  pattern: 'site.yaml',
  schema: siteSchema,
  required: true,
  otherNames: 'profile config settings',
} as const;

/** From the site's root. */
export const siteFile = inContent(site.pattern);

export type Site = z.infer<typeof site.schema> & InLanguage;

/** UI strings in a language that the program lacks. */
const strings = { pattern: 'strings.*.yaml', schema: stringsSchema } as const;

/** Pages of co-authors, to which the pages of publications link. */
const coauthors = {
  pattern: 'coauthors.yaml',
  schema: z
    .record(z.string(), httpsUrl)
    .transform((urls) => ({ urls }))
    .describe('Names of co-authors, as in publications.bib in any spelling, each with the URL of a page (https).'),
} as const;

/** Versions of the site for one reader each. */
const applications = { pattern: 'for/*.md', schema: applicationSchema } as const;
/** Its text is a letter. */
export type Application = FileOf<typeof applications>;

const { publications: _bibtex, ...files } = sections;
/** The YAML and Markdown files of `content/`: a glob from there, and the schema of the fields. */
export const contentFiles = { site, private: privateFacts, ...files, coauthors, strings, applications };
