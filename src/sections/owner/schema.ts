import { z } from 'zod';
import {
  altText,
  day,
  facts,
  formId,
  httpsUrl,
  image,
  line,
  mailAddress,
  numberOrLine,
  oneOf,
  phoneNumber,
  room,
  shaped,
  siteUrl,
  words,
} from '#base/fields.ts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { languageTag, tagForm } from '#base/languageTag.ts';
import { accent } from './accent.ts';

/** Who the owner is. */
const person = {
  name: line(room.line).describe('Your name, as the header, the résumé and every page title show it.'),
  role: words(room.item).optional().describe('What you are, such as Developer and researcher.'),
  tagline: words(120).optional().describe('One sentence about your work.'),
  location: line(room.line).optional().describe('Where you live or work, such as Lisbon, Portugal.'),
  lookingFor: words(120).optional().describe('What you look for. Example: Internship, summer 2027.'),
  facts: z
    .array(
      facts({
        name: words(room.label).describe('What the fact is called. Example: Graduates.'),
        value: numberOrLine(room.line).describe('What it says. Example: 2027.'),
      }),
    )
    .max(2)
    .optional()
    .describe('Up to two facts of your own beside role and location on the home page.'),
};

/** How the owner can be reached. */
const contact = {
  email: mailAddress
    .optional()
    .describe('Address that messages from Contact go to. If omitted, Contact has no form and no mail link.'),
  phone: phoneNumber.optional().describe('Your phone number, such as +44 20 7946 0000.'),
};

const portrait = {
  photo: image(576)
    .optional()
    .describe('Your photo, such as images/portrait.jpg. If omitted, your initials are shown.'),
  photoAlt: altText.optional().describe('Alt text of the photo. Default: "Portrait of <name>".'),
  photoFocus: shaped(/^(100|\d\d?)% (100|\d\d?)%$/, 'two percentages, such as 50% 40%')
    .default('50% 40%')
    .describe(
      'Position of your face in the photo, from the left and top edges. Crops keep it in view. Default: 50% 40%.',
    ),
};

/** Addresses on the web. */
const addresses = {
  url: siteUrl.optional().describe('URL of the published site. Example: https://example.com.'),
  links: z
    .array(
      facts({
        name: line(room.label).describe('What the link is called, such as GitHub.'),
        url: httpsUrl.describe('URL of the profile (https). Example: https://example.com/name.'),
      }),
    )
    .default([])
    .describe('Your profiles elsewhere, on Contact and in the footer.'),
  source: httpsUrl.optional().describe('Where the source of this site can be read.'),
  dataMineUrl: httpsUrl
    .default('https://datamine.purdue.edu')
    .meta({ onlyIfUsed: 'the data mine' })
    .describe('Target of the Data Mine badge on Experience (https).'),
};

const form = facts({
  service: oneOf(formServiceNames).default('formsubmit').describe('The service that forwards messages to your e-mail.'),
  id: formId
    .optional()
    .describe('ID of the form at the service: form ID, access key or alias. Put an ID of digits alone in quotes.'),
})
  .superRefine(({ service, id }, { addIssue }) => {
    const { name, needs } = formServices[service];
    if (needs && !id) addIssue({ code: 'custom', path: ['id'], message: `is required: ${name} needs its ${needs}` });
  })
  .prefault({})
  .describe('How messages from Contact reach you.');

const tag = z.preprocess(
  (value) => (typeof value === 'string' ? (languageTag(value) ?? value) : value),
  shaped(tagForm, 'a language tag, such as en or pt-BR'),
);

/** A line of security.txt, in the characters of a URI: nothing in it may end the line, or show as another. */
const securityContact = /^(https:\/\/[!-~]+|mailto:[!-?A-~]+@[!-?A-~]+)$/;

const security = facts({
  contact: shaped(securityContact, 'an https or mailto address, such as mailto:security@example.com')
    .optional()
    .describe('Where to report a vulnerability of the site. Default: Contact.'),
  expires: day.describe('Day on which the file expires, at most a year ahead. Example: 2027-08-31.'),
  languages: z
    .array(tag)
    .default(['en'])
    .describe('Languages in which you can be written to, as tags such as en or pt-BR.'),
})
  .optional()
  .describe('The content of /.well-known/security.txt (RFC 9116). If omitted, there is no such file.');

/** The sections of the résumé, those with a limit of it, and those that the showcase can hold. */
interface Kinds<Section extends string, Limited extends string, Tile extends string> {
  resume: readonly Section[];
  limited: readonly Limited[];
  tiles: readonly Tile[];
}

const limit = (counted: string) =>
  z.int().min(0).optional().describe(`The most ${counted} in the résumé. If omitted, all.`);

function limitsOf<Name extends string>(names: readonly Name[]) {
  const entries = names.map((name) => [name, limit(`entries of ${name}`)]);
  return facts({
    about: limit('paragraphs of the summary'),
    ...(Object.fromEntries(entries) as Record<Name, ReturnType<typeof limit>>),
  });
}

const resumeLayout = <Section extends string, Limited extends string>(
  sections: readonly Section[],
  limited: readonly Limited[],
) =>
  facts({
    paper: oneOf(['letter', 'a4']).default('letter').describe('The size of the pages of the résumé.'),
    order: z
      .array(oneOf(sections))
      .default([])
      .describe(
        'Sections that come first. Example: [projects, experience]. If omitted, education comes first until a year after it ended, else experience.',
      ),
    limits: limitsOf(limited)
      .prefault({})
      .describe(
        'How many entries a section shows; 0 leaves it out. Of about, paragraphs. The sections more and skills have no limit. Example: { publications: 5, projects: 4 }. If omitted, all.',
      ),
    pages: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Pages that the résumé should have at most: the check says what to leave out. Example: 1. If omitted, any.',
      ),
    photo: z
      .boolean()
      .default(false)
      .describe('Print your photo on the résumé, where employers expect one. Default: false.'),
    word: z
      .boolean()
      .default(false)
      .describe('Also serve the résumé as a Word document, with a link on Contact. Default: false.'),
  })
    .prefault({})
    .describe('Layout of the résumé: paper, and the order and length of its sections.');

const pages = facts({
  projects: words(200).optional().describe('The sentence on Projects.'),
  experience: words(200).optional().describe('The sentence on Experience.'),
  writing: words(200).optional().describe('The sentence on Writing.'),
  contact: words(200).optional().describe('The sentence on Contact.'),
})
  .prefault({})
  .describe('A sentence below the heading of each page, which is also its description for search engines.');

/** Returns the schema of `site.yaml` for the sections that there are. */
export const siteSchema = <Section extends string, Limited extends string, Tile extends string>(
  kinds: Kinds<Section, Limited, Tile>,
) =>
  facts({
    ...person,
    ...contact,
    ...portrait,
    accent: accent
      .optional()
      .describe(
        'Color of links, focus and drawings without a category, and tint of the pages: a name, "ink" for none, a CSS color in quotes, or a hue from 0 to 360. Example: teal. If omitted, blue.',
      ),
    showcase: z
      .array(oneOf(kinds.tiles))
      .optional()
      .describe('Kinds that the home page may show beside you. Example: [projects, publications]. If omitted: all.'),
    ...addresses,
    form,
    analytics: z.boolean().optional().describe('Measure visits with the scripts of the host. Default: only on Vercel.'),
    language: tag
      .default('en')
      .describe(
        'Language of the content, as a tag such as en or pt-BR. Menus and dates follow: ar, de, en, es, fr, he, it, ja, ko, pt-BR, ru or zh-Hans. In other languages they are in English.',
      ),
    languages: z
      .array(tag)
      .optional()
      .describe(
        'Languages of a site in several, as tags. The first is at /, each other below /fr or the like. Example: [en, fr].',
      ),
    keywords: z.array(line(60)).default([]).describe('Keywords of every page, for search engines.'),
    security,
    resume: resumeLayout(kinds.resume, kinds.limited),
    pages,
    sample: z
      .boolean()
      .optional()
      .describe('Marks sample content: the footer says so, and the site cannot be published. Default: false.'),
  });
