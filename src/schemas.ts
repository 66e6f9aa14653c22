/**
 * What content is: the one definition of every file in `content/`.
 * The build checks against it, `npm run check` explains with it, and every type is inferred from it.
 */
import { z } from 'zod';
import { inOrder } from './lib/dates.ts';
import { explain, mustBe } from './lib/explain.ts';
import { formServiceNames, formServices } from './lib/formServices.ts';
import { isSeen, strayIn, tidy } from './lib/letters.ts';
import { languages } from './words.ts';

z.config({ customError: explain });

/** A field left blank (`email:`) counts as absent. */
const withoutBlanks = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
    : value;
const facts = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(withoutBlanks, z.strictObject(shape));

const text = z
  .string()
  .overwrite(tidy)
  .min(1, { abort: true })
  .refine(isSeen, { error: 'must not be empty', abort: true })
  .refine((value) => !strayIn(value), {
    error: ({ input }) => `must not hold ${strayIn(String(input))}, which is no letter`,
  });
/** One line, as long as a line in its place can be. */
const line = (max: number) => text.max(max);
/** How many letters the common places have room for; what makes content of a résumé keeps to them. */
export const room = {
  /** A link's name, a phone number. */
  label: 40,
  /** A name, a title, a company, a place. */
  line: 80,
  /** A technology, a skill or their group, a degree or its school. */
  item: 120,
  /** A project's description, what there is to say of an interest. */
  description: 300,
  intro: 400,
} as const;

/** An address as browsers and papers take it: with its slashes, and without gaps and what nobody sees. */
const webUrl = (protocol: RegExp, what: string) => {
  const error = ({ input }: { input?: unknown }) => mustBe(what, input);
  return z
    .url({ protocol, error, abort: true })
    .refine((value) => /^[a-z]+:\/\/[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/iu.test(value), { error });
};
const httpsUrl = webUrl(/^https$/, 'an https address, such as https://example.com/work');

/** The site's own address; its path names a folder on every host. */
const siteUrlForm = 'an address, such as https://example.com';
const siteUrlShape = /^https?:\/\/[a-zA-Z\d]+([.-][a-zA-Z\d]+)*(:\d{2,4})?(\/[\w~-]+)*\/?$/;
const siteUrl = webUrl(/^https?$/, siteUrlForm).regex(siteUrlShape, {
  error: ({ input }) => mustBe(siteUrlForm, input),
});

/** Text of one form; what it must be is told whatever was found. YAML reads `2026` as a number. */
const shaped = (form: RegExp, what: string) => {
  const error = (issue: { input?: unknown }) => mustBe(what, issue.input);
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string({ error }).regex(form, { error }),
  );
};
/** Relative to the content file that names it. */
const localFile = shaped(/^(?!\/|[a-z]+:)./i, 'a file beside the content, such as ./cover.svg');
/** The last part of an address, which is a file's name without `.md`. */
const slug = shaped(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens, such as online-card-game');
/** As Zod has it, but no part of the host's name ends with a hyphen. */
const mailAddress = z.email({
  pattern: /^([\w'+-]+\.)*[\w'+-]*[\w+-]@([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,}$/,
});
/** As BibTeX takes keys. */
const publicationKey = shaped(/^[^\s,{}()"#%'=~<>\\]+$/, 'the key of an entry in publications.bib');
/** The form's own part of the address that a service shows. YAML may have cut a number's digits: `0012`, `12e4`. */
const formIdError = ({ input }: { input?: unknown }) =>
  typeof input === 'number'
    ? 'must stand in quotes, so that no digit is lost'
    : mustBe('letters, digits and hyphens, such as a1b2c3d4', input);
const formId = z.string({ error: formIdError }).regex(/^[\w-]+$/, { error: formIdError });
const month = shaped(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'a month as YYYY-MM or a year, such as 2026-08 or 2026');
const year = shaped(/^(19|20)\d\d$/, 'a year, such as 2026');
/** YAML reads a day as a date of its own. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date({ error: ({ input }) => mustBe('a day as YYYY-MM-DD, such as 2027-08-31', input) }),
);
const order = { path: ['end'], error: 'must not be before start' };
/** Of two facts that can each be unknown, one has to be there. */
const either = (first: string, second: string) => ({
  path: [first],
  error: `is missing; there must be ${first} or ${second}`,
});

/** Allowed words in any case: `Research` counts as `research`. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.enum(values));

/** Whether the résumé names it. Absent: it does, but of the projects only the seven that the case on About holds. */
const resume = z.boolean().optional();

export const categories = ['research', 'personal', 'freelance'] as const;
const experienceTypes = ['internship', 'the data mine'] as const;

const siteSchema = facts({
  name: line(room.line),
  role: line(room.line).optional(),
  tagline: line(120).optional(),
  location: line(room.line).optional(),
  lookingFor: line(120).optional(),
  email: mailAddress.optional(),
  phone: line(room.label)
    .regex(/\d/, {
      error: ({ input }) => mustBe('a phone number, such as +44 20 7946 0000', input),
    })
    .optional(),
  photo: localFile.optional(),
  photoAlt: line(160).optional(),
  url: siteUrl.optional(),
  links: z.array(facts({ name: line(room.label), url: httpsUrl })).default([]),
  source: httpsUrl.optional(),
  dataMineUrl: httpsUrl.default('https://datamine.purdue.edu'),
  form: facts({
    service: oneOf(formServiceNames).default('formsubmit'),
    id: formId.optional(),
  })
    .superRefine(({ service, id }, { addIssue }) => {
      const { name, needs } = formServices[service];
      if (needs && !id) addIssue({ code: 'custom', path: ['id'], message: `is missing: ${name} needs its ${needs}` });
    })
    .prefault({}),
  analytics: z.boolean().optional(),
  /** Of the interface: one of src/words/. */
  language: oneOf(Object.keys(languages) as ['en', ...string[]]).default('en'),
  keywords: z.array(line(60)).default([]),
  /** What /.well-known/security.txt says (RFC 9116); without it there is none. */
  security: facts({
    /** Absent: the site's own Contact page. */
    contact: shaped(
      /^(https:\/\/|mailto:)\S+$/,
      'an https or mailto address, such as mailto:security@example.com',
    ).optional(),
    expires: day,
    /** In which the owner can be written to (BCP 47). */
    languages: z.array(shaped(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'a language tag, such as en or pt-BR')).default(['en']),
  }).optional(),
  resume: facts({ paper: oneOf(['letter', 'a4']).default('letter') }).prefault({}),
  pages: facts({
    projects: line(200).optional(),
    experience: line(200).optional(),
    contact: line(200).optional(),
  }).prefault({}),
});

const aboutSchema = facts({ intro: line(room.intro) });

const skillsSchema = facts({
  note: line(80).optional(),
  groups: z.array(
    facts({
      name: line(room.item),
      items: z.array(facts({ name: line(room.item), highlight: z.boolean().default(false), resume })).min(1),
      resume,
    }),
  ),
});

const educationSchema = facts({
  entries: z.array(
    facts({
      title: line(room.item).optional(),
      institution: line(room.item).optional(),
      start: year.optional(),
      /** Absent: to the present, where there is a start. */
      end: year.optional(),
      resume,
    })
      .refine(inOrder, order)
      .refine(({ title, institution }) => title || institution, either('title', 'institution')),
  ),
});

const interestsSchema = facts({
  entries: z.array(
    facts({ name: line(room.line), text: line(room.description).optional(), imageSrc: localFile.optional() }),
  ),
});

const projectSchema = facts({
  title: line(room.line),
  /** For the case on About: at most 9 letters; derived from the title where absent. */
  shortTitle: line(9).optional(),
  description: line(room.description).optional(),
  category: oneOf(categories),
  /** What the owner did in it. */
  role: line(room.line).optional(),
  date: month.optional(),
  /** Lower comes first; projects without one follow, newest first. */
  order: z.number().optional(),
  draft: z.boolean().default(false),
  resume,
  /** Former file names: their addresses lead here. */
  aliases: z.array(slug).default([]),
  technologies: z.array(line(room.item)).default([]),
  imageSrc: localFile.optional(),
  coverAlt: line(160).optional(),
  codeLink: httpsUrl.optional(),
  youtubeLink: httpsUrl.optional(),
  demoLink: httpsUrl.optional(),
  /** Keys of entries in `publications.bib`; the first is the work that this page is about. */
  publications: z.array(publicationKey).optional(),
});

const experienceSchema = facts({
  title: line(room.line).optional(),
  company: line(room.line).optional(),
  location: line(room.line).optional(),
  start: month.optional(),
  /** Absent: to the present, where there is a start. */
  end: month.optional(),
  type: oneOf(experienceTypes).optional(),
  logoUrl: localFile.optional(),
  websiteUrl: httpsUrl.optional(),
  technologies: z.array(line(room.item)).default([]),
  description: z.array(text).default([]),
  draft: z.boolean().default(false),
  resume,
})
  .refine(inOrder, order)
  .refine(({ title, company }) => title || company, either('title', 'company'));

export type Site = z.infer<typeof siteSchema>;
export type Skills = z.infer<typeof skillsSchema>;
export type EducationEntry = z.infer<typeof educationSchema>['entries'][number];
export type Category = (typeof categories)[number];
export type ProjectFacts = z.infer<typeof projectSchema>;
export type ExperienceFacts = z.infer<typeof experienceSchema>;

/**
 * Which files of `content/` hold what, as globs from there. Markdown files carry facts in front matter; BibTeX has a
 * room of its own (publications/).
 */
export const contentFiles = {
  site: { pattern: 'site.yaml', schema: siteSchema, required: true },
  about: { pattern: 'about.md', schema: aboutSchema },
  skills: { pattern: 'skills.yaml', schema: skillsSchema },
  education: { pattern: 'education.yaml', schema: educationSchema },
  interests: { pattern: 'interests.yaml', schema: interestsSchema },
  projects: { pattern: 'projects/*.md', schema: projectSchema },
  experience: { pattern: 'experience/*.md', schema: experienceSchema },
} as const;
