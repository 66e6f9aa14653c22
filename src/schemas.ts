/**
 * What content is: the one definition of every file in `content/`.
 * The build checks against it, `npm run check` explains with it, and every type is inferred from it.
 */
import { z } from 'zod';
import { explain } from './lib/explain.ts';
import { formServiceNames } from './lib/formServices.ts';

z.config({ customError: explain });

const text = z.string().trim().min(1);
/** One line, as long as a line in its place can be. */
const line = (max: number) => text.max(max);
const httpsUrl = z.url({ protocol: /^https$/ });
/** A file of the owner's, relative to the content file that names it. */
const localFile = text.regex(/^(?!\/|[a-z]+:)/i, {
  error: (issue) => `must be a file beside the content, such as ./cover.svg, not "${issue.input}"`,
});
/** A month: 2026-08. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
  error: (issue) => `must be a month as YYYY-MM, such as 2026-08, not "${issue.input}"`,
});
const year = z.coerce.string().regex(/^\d{4}$/, {
  error: (issue) => `must be a year, such as 2026, not "${issue.input}"`,
});
/** Allowed words in any case: `Research` counts as `research`. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.enum(values));

export const categories = ['research', 'personal', 'freelance'] as const;
const experienceTypes = ['internship', 'the data mine'] as const;

const siteSchema = z.strictObject({
  name: line(80),
  role: line(80).optional(),
  tagline: line(120).optional(),
  location: line(80).optional(),
  lookingFor: line(120).optional(),
  email: z.email().optional(),
  phone: line(40).optional(),
  photo: localFile.optional(),
  photoAlt: line(160).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  links: z.array(z.strictObject({ name: line(40), url: httpsUrl })).default([]),
  source: httpsUrl.optional(),
  dataMineUrl: httpsUrl.default('https://datamine.purdue.edu'),
  form: z
    .strictObject({
      service: oneOf(formServiceNames).default('formsubmit'),
      id: line(120).optional(),
    })
    .prefault({}),
  analytics: z.boolean().optional(),
  keywords: z.array(line(60)).default([]),
  resume: z.strictObject({ paper: oneOf(['letter', 'a4']).default('letter') }).prefault({}),
  pages: z
    .strictObject({
      projects: line(200).optional(),
      experience: line(200).optional(),
      contact: line(200).optional(),
    })
    .prefault({}),
});

const aboutSchema = z.strictObject({ intro: line(400) });

const skillsSchema = z.strictObject({
  note: line(80).optional(),
  groups: z.array(
    z.strictObject({
      name: line(40),
      items: z.array(z.strictObject({ name: line(40), highlight: z.boolean().default(false) })).min(1),
    }),
  ),
});

const educationSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      title: line(120),
      institution: line(120),
      start: year,
      end: year.optional(),
    }),
  ),
});

const interestsSchema = z.strictObject({
  entries: z.array(z.strictObject({ name: line(40), text: line(160), imageSrc: localFile.optional() })),
});

const projectSchema = z.strictObject({
  title: line(80),
  /** For the case on About: at most 9 letters; derived from the title where absent. */
  shortTitle: line(9).optional(),
  description: line(300),
  category: oneOf(categories),
  date: month,
  /** Lower comes first; projects without one follow, newest first. */
  order: z.number().optional(),
  draft: z.boolean().default(false),
  technologies: z.array(line(40)).default([]),
  imageSrc: localFile.optional(),
  coverAlt: line(160).optional(),
  codeLink: httpsUrl.optional(),
  youtubeLink: httpsUrl.optional(),
  demoLink: httpsUrl.optional(),
});

const experienceSchema = z
  .strictObject({
    title: line(80),
    company: line(80),
    location: line(80),
    start: month,
    /** Absent: to the present. */
    end: month.optional(),
    type: oneOf(experienceTypes).optional(),
    logoUrl: localFile.optional(),
    websiteUrl: httpsUrl.optional(),
    technologies: z.array(line(40)).default([]),
    description: z.array(text).min(1),
    draft: z.boolean().default(false),
  })
  .refine((entry) => !entry.end || entry.start <= entry.end, {
    path: ['end'],
    error: 'must not be before start',
  });

export type Site = z.infer<typeof siteSchema>;
export type Skills = z.infer<typeof skillsSchema>;
export type EducationEntry = z.infer<typeof educationSchema>['entries'][number];
export type Category = (typeof categories)[number];
export type ProjectFacts = z.infer<typeof projectSchema>;
export type ExperienceFacts = z.infer<typeof experienceSchema>;

/** Which files of `content/` hold what, as globs from there. Markdown files carry facts in front matter. */
export const contentFiles = {
  site: { pattern: 'site.yaml', schema: siteSchema, required: true },
  about: { pattern: 'about.md', schema: aboutSchema },
  skills: { pattern: 'skills.yaml', schema: skillsSchema },
  education: { pattern: 'education.yaml', schema: educationSchema },
  interests: { pattern: 'interests.yaml', schema: interestsSchema },
  projects: { pattern: 'projects/*.md', schema: projectSchema },
  experience: { pattern: 'experience/*.md', schema: experienceSchema },
} as const;
