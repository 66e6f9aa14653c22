import { z } from 'zod';
import { attempt } from '#base/attempt.ts';
import { mustBe } from '#base/explain.ts';
import {
  altText,
  day,
  fieldGroup,
  formId,
  httpsUrl,
  image,
  line,
  location,
  mailAddress,
  nameList,
  namesOf,
  numberAsText,
  numberOrLine,
  oneOf,
  phoneNumber,
  redirect,
  role,
  room,
  shaped,
  siteUrl,
  words,
} from '#base/fields.ts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { languageTag, suggestTag, tagForm } from '#base/languageTag.ts';
import { accentExample, accentNames, isTransparent, parseAccent, suggestAccent } from '#ui/palette/accents.ts';
import { limitedSections, resumeSections, tileKinds } from '../index.ts';
import { publicity } from './publicity.ts';

/** Maximum number of facts on the home page. */
export const mostFacts = 2;

/** Who the owner is. */
export const person = {
  name: line(room.line)
    .meta({ otherNames: namesOf.name, isInResumeHead: true })
    .describe('Your name, as the header, the résumé and every page title show it.'),
  alsoKnownAs: z
    .array(line(room.line))
    .default([])
    .describe('Former and other names of yours on publications. Example: [Ada Byron].'),
  role: role(room.item).meta({ isInResumeHead: true }).describe('Your role. Example: Developer and researcher.'),
  tagline: words(120)
    .optional()
    .meta({ otherNames: 'headline subtitle slogan' })
    .describe('One sentence about your work.'),
  location: location
    .meta({ isInResumeHead: true })
    .describe(`Where you live or work. Example: Lisbon, Portugal. ${publicity.location}`),
  lookingFor: words(120)
    .optional()
    .meta({ otherNames: 'seeking', isInResumeHead: true })
    .describe('What you are looking for. Example: Internship, summer 2027.'),
  facts: z
    .array(
      fieldGroup({
        name: words(room.label).meta({ otherNames: namesOf.name }).describe('Name of the fact. Example: Graduates.'),
        value: numberOrLine(room.line).describe('Value of the fact. Example: 2027.'),
      }),
    )
    .max(mostFacts)
    .optional()
    .describe('Up to two facts of your own beside role and location on the home page, and in the résumé.'),
};

/** How the owner can be reached. */
const contact = {
  email: mailAddress
    .optional()
    .describe(
      `Email to which the form on Contact sends messages. If omitted, Contact has no form and no email link. ${publicity.email}`,
    ),
  emailInFiles: z
    .boolean()
    .default(true)
    .describe(
      'Put your email into resume.json, the contact card and its QR code. Contact and the résumé have it in any case. Default: true.',
    ),
  phone: phoneNumber.optional().describe(`Your phone number. Example: +44 20 7946 0000. ${publicity.phone}`),
};

const portrait = {
  photo: image(576)
    .meta({ otherNames: namesOf.photo })
    .optional()
    .describe(`Your photo. Example: images/portrait.jpg. If omitted, your initials are shown. ${publicity.photo}`),
  photoAlt: altText.optional().describe('Alt text of the photo. Default: "Portrait of <name>".'),
  photoFocus: shaped(/^(100|\d\d?)% (100|\d\d?)%$/, 'two percentages, such as 50% 40%')
    .default('50% 40%')
    .describe(
      'Position of your face in the photo, from the left and top edges. Crops keep it in view. Default: 50% 40%.',
    ),
  photos: oneOf(['gray', 'color'])
    .default('gray')
    .describe('Colors of photos in the showcase: your portrait, and covers that are photos. Default: gray.'),
};

/** URLs of the site, and of the owner's pages elsewhere. */
const urls = {
  url: siteUrl
    .optional()
    .meta({ otherNames: namesOf.url })
    .describe('URL of the published site. Example: https://example.com.'),
  links: z
    .array(
      fieldGroup({
        name: line(room.label).meta({ otherNames: namesOf.name }).describe('Name of the link. Example: GitHub.'),
        url: httpsUrl
          .meta({ otherNames: namesOf.url })
          .describe('URL of the profile (https). Example: https://example.com/name.'),
      }),
    )
    .default([])
    .meta({ otherNames: 'social socials profiles', isInResumeHead: true })
    .describe('Your profiles elsewhere, on Contact and in the footer.'),
  redirects: z
    .array(redirect)
    .optional()
    .describe('Addresses of a former site whose pages are now elsewhere. Projects and posts have aliases for theirs.'),
  source: httpsUrl.optional().describe('URL of the source code of this site (https).'),
  search: z
    .boolean()
    .optional()
    .describe(
      'Whether visitors can search your site. If omitted, they can from fifteen projects, posts, publications and jobs on.',
    ),
  feed: fieldGroup({
    content: oneOf(['full', 'summary'])
      .default('full')
      .describe('What the feed has of posts and projects: the full text, or the description. Default: full.'),
  })
    .prefault({})
    .describe('The Atom feed of your posts and projects.'),
  dataMineUrl: httpsUrl
    .default('https://datamine.purdue.edu')
    .meta({ onlyIfUsed: 'the data mine' })
    .describe('Target of the Data Mine badge on Experience (https).'),
};

const form = fieldGroup({
  service: oneOf(formServiceNames).default('formsubmit').describe('Service that forwards messages to your email.'),
  id: formId
    .optional()
    .describe(
      'ID of the form at the service: form ID, access key or alias (in YAML, in quotes if it has only digits).',
    ),
})
  .superRefine(({ service, id }, { addIssue }) => {
    const { name, needs } = formServices[service];
    if (needs && !id) addIssue({ code: 'custom', path: ['id'], message: `is required: ${name} needs its ${needs}` });
  })
  .prefault({})
  .describe('How messages from Contact reach you.');

const suggestLanguage = (written: string) => {
  const suggested = suggestTag(written);
  return suggested ? { meant: [suggested] } : {};
};
export const tag = z.preprocess(
  (value) => (typeof value === 'string' ? (languageTag(value) ?? value) : value),
  shaped(tagForm, 'a language tag, such as en or pt-BR', {}, suggestLanguage).refine(
    (value) => languageTag(value) !== undefined,
    {
      error: ({ input }) =>
        mustBe('the tag of an existing language, such as en or pt-BR', input, suggestLanguage(String(input))),
    },
  ),
);

/** A line of security.txt, in the characters of a URI: nothing in it may end the line, or show as another. */
const securityContact = /^(https:\/\/[!-~]+|mailto:[!-?A-~]+@[!-?A-~]+)$/;

const security = fieldGroup({
  contact: shaped(securityContact, 'an https or mailto URL, such as mailto:security@example.com')
    .optional()
    .describe('URL (https or mailto) to report a vulnerability of the site. Default: Contact.'),
  expires: day.describe('Day on which the file expires, at most a year ahead. Example: 2027-08-31.'),
  languages: z
    .array(tag)
    .default(['en'])
    .describe('Languages in which you accept reports, as tags such as en or pt-BR.'),
})
  .optional()
  .describe('The content of /.well-known/security.txt (RFC 9116). If omitted, there is no such file.');

const accentForm = `one of ${accentNames.join(', ')}, a CSS color such as "${accentExample}", or a hue from 0 to 360`;
const accentError = ({ input }: { input?: unknown }) => {
  if (typeof input !== 'string') return mustBe(accentForm, input);
  return isTransparent(input)
    ? `${mustBe('opaque', input)}. Write the color without its transparency.`
    : mustBe(accentForm, input) + suggestAccent(input.trim());
};
const timeZoneError = ({ input }: { input?: unknown }) => mustBe('a time zone, such as Europe/Berlin', input);
const isTimeZone = (timeZone: string) => attempt(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;
const timeZone = z.string({ error: timeZoneError }).refine(isTimeZone, { error: timeZoneError });

/** The accent as text, from which its palette is generated. */
const accent = z
  .preprocess(numberAsText, z.string({ error: accentError }).refine(parseAccent, { error: accentError }))
  .meta({ type: ['string', 'number'], format: 'color', suggested: accentNames });

const limit = (counted: string) =>
  z.int().min(0).optional().describe(`Maximum number of ${counted} in the résumé. If omitted, all.`);

const limits = Object.fromEntries(limitedSections.map((name) => [name, limit(`entries of ${name}`)])) as Record<
  (typeof limitedSections)[number],
  ReturnType<typeof limit>
>;

/** What a résumé has of the content, which an application can change. */
export const resumeLength = {
  order: z
    .array(oneOf(resumeSections))
    .default([])
    .describe(
      'Sections that come first. Example: [projects, experience]. If omitted, education comes first until a year after its end, then experience.',
    ),
  limits: fieldGroup({ about: limit('paragraphs of the summary'), ...limits })
    .prefault({})
    .describe(
      'Maximum number of entries of a section; 0 leaves it out. For about, of paragraphs. The sections more and skills have no limit. Example: { publications: 5, projects: 4 }. If omitted, all.',
    ),
  pages: z
    .int()
    .min(1)
    .optional()
    .describe('Maximum number of pages. If the résumé is longer, the check warns. Example: 1. If omitted, no limit.'),
  evidence: z
    .boolean()
    .optional()
    .describe('Say beside each skill how long and in how many jobs you used it: Go (2 years, 2 jobs). Default: false.'),
};

const resumeLayout = fieldGroup({
  paper: oneOf(['letter', 'a4'])
    .optional()
    .describe('Page size of the résumé. If omitted, letter if your location is in the US or Canada, otherwise a4.'),
  ...resumeLength,
  photo: z
    .boolean()
    .default(false)
    .meta({ otherNames: namesOf.photo })
    .describe('Print your photo on the résumé, where employers expect one. Default: false.'),
  publications: oneOf(['all', 'selected'])
    .default('all')
    .describe(
      'Publications in the résumé: all, or those that publications.bib marks as selected, if there are any. Default: all.',
    ),
  abstracts: z.boolean().default(false).describe('Print the abstracts of publications. Default: false.'),
  word: z
    .boolean()
    .default(false)
    .describe('Also serve the résumé as a Word document, with a link on Contact. Default: false.'),
})
  .prefault({})
  .describe('Layout of the résumé: paper, order and length of its sections, photo, and a Word version.');

/** Those that papers put beside names; digits are raised. */
const nameMarks = ['*', '†', '‡', '§', '¶', '#', '1', '2', '3'] as const;

const publications = fieldGroup({
  page: z
    .boolean()
    .optional()
    .describe('List all publications on a page of their own, Publications. If omitted, from eleven on.'),
  marks: fieldGroup(
    Object.fromEntries(nameMarks.map((mark) => [mark, words(room.line).optional().describe(`What ${mark} means.`)])),
  )
    .prefault({})
    .describe('What marks beside names of authors mean. Example: { "*": Equal contribution }.'),
  citations: z
    .boolean()
    .default(false)
    .describe('Show how often each is cited, as npm run refresh finds it in OpenAlex. Default: false.'),
})
  .prefault({})
  .describe('How publications are shown.');

const pages = fieldGroup({
  projects: words(200).optional().describe('Sentence on Projects.'),
  experience: words(200).optional().describe('Sentence on Experience.'),
  publications: words(200).optional().describe('Sentence on Publications.'),
  writing: words(200).optional().describe('Sentence on Writing.'),
  contact: words(200).optional().describe('Sentence on Contact.'),
})
  .prefault({})
  .describe('A sentence below the heading of each page, which is also its description for search engines.');

export const siteSchema = fieldGroup({
  ...person,
  ...contact,
  ...portrait,
  accent: accent
    .optional()
    .describe(
      'Color of links, focus and drawings without a category, and tint of the pages: a name, "ink" for none, a CSS color (in YAML, in quotes), or a hue from 0 to 360. Example: teal. If omitted, blue.',
    ),
  showcase: z
    .array(oneOf(tileKinds))
    .optional()
    .describe('Kinds of content in the showcase on the home page. Example: [projects, publications]. If omitted, all.'),
  ...urls,
  form,
  analytics: z.boolean().optional().describe('Measure visits with the scripts of the host. Default: only on Vercel.'),
  language: tag
    .default('en')
    .describe(
      'Language of the content, as a tag such as en or pt-BR. Menus and dates are translated to ar, de, en, es, fr, he, it, ja, ko, pt-BR, ru and zh-Hans. For other languages they are in English.',
    ),
  timezone: timeZone
    .optional()
    .describe(
      'Time zone of your days, which decides what is in the future. Example: Asia/Shanghai. If omitted, that of the machine that builds the site.',
    ),
  languages: z
    .array(tag)
    .optional()
    .describe(
      'Languages of the site if it has several, as tags. The first one is at /, each other one below its tag, such as /fr. Example: [en, fr].',
    ),
  keywords: nameList(60).default([]).describe('Keywords of every page, for search engines.'),
  security,
  resume: resumeLayout,
  pages,
  publications,
  sample: z
    .boolean()
    .optional()
    .describe("Mark as sample content: the footer shows that, and the site can't be published. Default: false."),
});
