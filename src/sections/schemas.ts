/**
 * What content is: the one definition of every file in `content/`.
 * The build checks against it, `npm run check` explains with it, and every type is inferred from it.
 */
import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import { mustBe } from '#base/explain.ts';
import {
  day,
  either,
  eitherOf,
  facts,
  formId,
  httpsUrl,
  line,
  localFile,
  mailAddress,
  month,
  oneOf,
  order,
  publicationKey,
  room,
  shaped,
  siteUrl,
  slug,
  text,
  year,
} from '#base/fields.ts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { languages } from '#base/words.ts';

// Every field is described: comments of `npm run new` and editors (.vscode/schemas) tell it. Metadata beyond that
// (`type`, `anyOf`, …) says in JSON Schema what only code can check here.

/** The résumé names of the projects only the seven that the case on About holds. */
const resume = z.boolean().optional().describe('Whether the résumé names it; it does, unless this is false.');
const draft = z.boolean().default(false).describe('Whether it is kept off the site for now.');

export const categories = ['research', 'personal', 'freelance'] as const;
const experienceTypes = ['internship', 'the data mine'] as const;

const siteSchema = facts({
  name: line(room.line).describe('Your name, as it stands in the header, on the résumé and in every page title.'),
  role: line(room.line).optional().describe('What you are, such as Developer and researcher.'),
  tagline: line(120).optional().describe('One sentence about your work.'),
  location: line(room.line).optional().describe('Where you live or work, such as Lisbon, Portugal.'),
  lookingFor: line(120).optional().describe('What you would like to be asked for, such as Internship, summer 2027.'),
  email: mailAddress
    .optional()
    .describe('Where messages from Contact go. Without it Contact has no form and no mail link.'),
  phone: line(room.label)
    .regex(/\d/, {
      error: ({ input }) => mustBe('a phone number, such as +44 20 7946 0000', input),
    })
    .optional()
    .describe('Your phone number, such as +44 20 7946 0000.'),
  photo: localFile
    .optional()
    .describe('Your photo, such as images/portrait.jpg. Without it a drawing takes its place.'),
  photoAlt: line(160)
    .optional()
    .describe('What the photo shows, for those who cannot see it. Absent: Portrait of, and your name.'),
  url: siteUrl.optional().describe('Where the site will stand, such as https://example.com.'),
  links: z
    .array(
      facts({
        name: line(room.label).describe('What the link is called, such as GitHub.'),
        url: httpsUrl.describe('Where it leads, such as https://example.com/name.'),
      }),
    )
    .default([])
    .describe('Your profiles elsewhere, on Contact and in the footer.'),
  source: httpsUrl.optional().describe('Where the source of this site can be read.'),
  dataMineUrl: httpsUrl
    .default('https://datamine.purdue.edu')
    .describe('Where the Data Mine badge on Experience leads.'),
  form: facts({
    service: oneOf(formServiceNames)
      .default('formsubmit')
      .describe('The service that forwards messages to your e-mail.'),
    id: formId
      .optional()
      .describe('What the service knows the form by: its form ID, access key or alias. Digits alone stand in quotes.'),
  })
    .superRefine(({ service, id }, { addIssue }) => {
      const { name, needs } = formServices[service];
      if (needs && !id) addIssue({ code: 'custom', path: ['id'], message: `is missing: ${name} needs its ${needs}` });
    })
    .prefault({})
    .describe('How messages from Contact reach you.'),
  analytics: z
    .boolean()
    .optional()
    .describe('Whether the scripts of the host measure visits. Absent: where the host is Vercel.'),
  language: oneOf(Object.keys(languages) as ['en', ...string[]])
    .default('en')
    .describe('The language of the interface: one of those in src/base/words/.'),
  keywords: z.array(line(60)).default([]).describe('What search engines are told of every page.'),
  security: facts({
    contact: shaped(/^(https:\/\/|mailto:)\S+$/, 'an https or mailto address, such as mailto:security@example.com')
      .optional()
      .describe('Where a fault of the site can be reported. Absent: on Contact.'),
    expires: day.describe('Until which day the file is trusted, such as 2027-08-31; at most a year ahead.'),
    languages: z
      .array(shaped(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'a language tag, such as en or pt-BR'))
      .default(['en'])
      .describe('Languages in which you can be written to, as tags such as en or pt-BR.'),
  })
    .optional()
    .describe('What /.well-known/security.txt says (RFC 9116); without it there is none.'),
  resume: facts({
    paper: oneOf(['letter', 'a4']).default('letter').describe('The size of the pages of the résumé.'),
  })
    .prefault({})
    .describe('How the résumé is set.'),
  pages: facts({
    projects: line(200).optional().describe('The sentence on Projects.'),
    experience: line(200).optional().describe('The sentence on Experience.'),
    contact: line(200).optional().describe('The sentence on Contact.'),
  })
    .prefault({})
    .describe('A sentence below the heading of each page, which is also its description for search engines.'),
});

const aboutSchema = facts({
  intro: line(room.intro).describe('Who you are and what you look for, in two or three sentences.'),
});

const skillsSchema = facts({
  note: line(80).optional().describe('What a highlighted skill means, such as In ink: used every week.'),
  groups: z
    .array(
      facts({
        name: line(room.item).describe('What the group is called, such as Languages.'),
        items: z
          .array(
            facts({
              name: line(room.item).describe('The skill, such as TypeScript.'),
              highlight: z.boolean().default(false).describe('Whether it is one of your main skills.'),
              resume,
            }),
          )
          .min(1)
          .describe('The skills of the group.'),
        resume,
      }),
    )
    .describe('Groups of skills, in the order of the page.'),
});

const educationSchema = facts({
  entries: z
    .array(
      facts({
        title: line(room.item)
          .optional()
          .describe('The degree or course, such as Bachelor of Science, Computer Science.'),
        institution: line(room.item).optional().describe('The school or university, and its place.'),
        start: year.optional().describe('The first year, such as 2023.'),
        end: year.optional().describe('The last year. Absent: to the present, where there is a start.'),
        resume,
      })
        .refine(inOrder, order)
        .refine(({ title, institution }) => title || institution, either('title', 'institution'))
        .meta(eitherOf('title', 'institution')),
    )
    .describe('Your degrees and schools, in the order of the page.'),
});

const interestsSchema = facts({
  entries: z
    .array(
      facts({
        name: line(room.line).describe('The interest, such as Table Tennis.'),
        text: line(room.description).optional().describe('What there is to say of it, in a sentence or two.'),
        imageSrc: localFile.optional().describe('A picture of it, such as images/piano.svg.'),
      }),
    )
    .describe('What you like besides work, in the order of the page.'),
});

const projectSchema = facts({
  title: line(room.line).describe('What the project is called.'),
  shortTitle: line(9)
    .optional()
    .describe(
      'Name below its picture on the home page, such as Aorta. If omitted, the title where it fits, else only the figure number.',
    ),
  description: line(room.description)
    .optional()
    .describe('What it is and for whom, in a sentence or two; 80 letters or more.'),
  category: oneOf(categories).describe('What kind of project it is; it decides the colour and the drawing.'),
  role: line(room.line).optional().describe('What you did in it, such as Design and development.'),
  date: month.optional().describe('When it was finished, or was worked on last, such as 2026-08.'),
  order: z
    .number()
    .optional()
    .describe('Sort position, lowest first. Decimals are allowed. If omitted: last, newest first.'),
  draft,
  resume: resume.describe(
    'Whether the résumé names it. Absent: if it is one of the first seven. true adds it, false leaves it out.',
  ),
  aliases: z.array(slug).default([]).describe('Former names of this file, without .md: their addresses lead here.'),
  technologies: z.array(line(room.item)).default([]).describe('What it was built with, such as [TypeScript, React].'),
  imageSrc: localFile.optional().describe('Its cover, beside this file, such as ./cover.png. Absent: one is drawn.'),
  coverAlt: line(160).optional().describe('What the cover shows, for those who cannot see it.'),
  codeLink: httpsUrl.optional().describe('Where its code can be read.'),
  youtubeLink: httpsUrl.optional().describe('Where a video of it can be seen.'),
  demoLink: httpsUrl.optional().describe('Where it can be tried.'),
  publications: z
    .array(publicationKey)
    .optional()
    .describe('Keys of entries in publications.bib that came of it; the first is the work that its page is about.'),
});

const experienceSchema = facts({
  title: line(room.line).optional().describe('What you were there, such as Software engineering intern.'),
  company: line(room.line).optional().describe('The company, or whoever you worked for.'),
  location: line(room.line).optional().describe('Where it was, such as Chicago, Illinois, or Remote.'),
  start: month.optional().describe('The first month, such as 2026-05.'),
  end: month.optional().describe('The last month. Absent: to the present, where there is a start.'),
  current: z.boolean().optional().describe('Show the entry as current although its start is unknown. Default: false.'),
  type: oneOf(experienceTypes).optional().describe('The badge beside the entry.'),
  logoUrl: localFile.optional().describe('The logo of the company, beside this file, such as ./company.svg.'),
  websiteUrl: httpsUrl.optional().describe('Where the name of the company leads.'),
  technologies: z.array(line(room.item)).default([]).describe('What you worked with, such as [TypeScript, React].'),
  description: z.array(text).default([]).describe('What you did and what came of it, a sentence or two each.'),
  draft,
  resume,
})
  .refine(inOrder, order)
  .refine(({ title, company }) => title || company, either('title', 'company'))
  .meta(eitherOf('title', 'company'));

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
