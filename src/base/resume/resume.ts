/**
 * A résumé as the import reads it from any format: the lists and fields of JSON Resume, what its community adds, and the
 * names that people use for them, in lowercase letters and digits, since spelling varies.
 */
import { z } from 'zod';
import { folded } from '../characters.ts';
import { isGroup } from '../group.ts';
import * as types from './fields.ts';

/** Returns functions that give a type of fields other names, separated by spaces. */
const named =
  <Type extends z.ZodType>(type: Type) =>
  (otherNames = ''): Type =>
    type.meta({ otherNames });
const text = named(types.text);
const texts = named(types.texts);
const words = named(types.words);
const url = named(types.url);
const place = named(types.placeParts);
const authors = named(
  z.preprocess(
    (value) => (Array.isArray(value) ? value.map((each) => (isGroup(each) ? types.personName(each) : each)) : value),
    types.texts,
  ),
);

const period = {
  startDate: text('start from begin since startedon startyear yearstart datestart'),
  endDate: text('end to until finish finishedon endyear yearend dateend'),
  date: text('dates period time years year duration when'),
};
const link = { url: url('link links urls website homepage href') };
const summary = 'description details text overview about';
const highlights = texts(
  'achievements accomplishments responsibilities bullets points tasks duties activities features items',
);
const keywords = words('technologies technology techstack tech stack tools skills tags topics categories');
const location = place('place city joblocation worklocation schoollocation');
const organization = 'company companyname organisation org institution employer';

const profile = { ...link, network: text('name platform site label type'), username: text('user handle') };

/** The fields of each part. `extras` are lines that follow the summary: fields that are known, but have no place of their own. */
const fields = {
  basics: {
    url: url('website homepage link href'),
    name: text('fullname'),
    label: text('title headline jobtitle role position'),
    email: text('mail emailaddress'),
    phone: text('telephone tel mobile phonenumber'),
    image: url('picture photo avatar'),
    summary: text('bio about aboutme profile objective'),
    location: place(),
    profiles: named(z.array(z.object(profile)).default([]))(
      'social socials socialmedia socialprofiles socialnetworks links',
    ),
    extras: texts(
      'pronouns nationality citizenship visa visastatus workpermit availability drivinglicense drivinglicence namekana nameinkana industry',
    ),
  },
  profiles: profile,
  work: {
    ...period,
    ...link,
    name: text('company employer organization organisation org companyname institution'),
    position: text('title role jobtitle designation'),
    location,
    description: text(),
    summary: text('details text overview about'),
    highlights,
    keywords,
    roles: named(z.unknown().optional())('positions'),
    extras: texts('teamsize'),
  },
  volunteer: {
    ...period,
    ...link,
    organization: text(`name ${organization}`),
    position: text('role title'),
    location,
    summary: text(summary),
    highlights,
    extras: texts('cause'),
  },
  education: {
    ...period,
    ...link,
    institution: text('school schoolname university college institute organization name'),
    studyType: text('degree degreename qualification title'),
    area: text('major field fieldofstudy subject specialization course'),
    score: text('gpa grade honors honours'),
    courses: texts('coursework modules subjects'),
    location,
    summary: text(`${summary} notes`),
    highlights,
    endDate: text(
      'end to until finish finishedon endyear yearend dateend graduationdate graduated graduation graduationyear',
    ),
    extras: texts('thesis advisor supervisor minor'),
  },
  awards: {
    ...link,
    title: text('name award'),
    date: text('releasedate year issuedon'),
    awarder: text('issuer organization institution by'),
    summary: text(summary),
  },
  certificates: {
    ...link,
    name: text('title certificate certification'),
    date: text('startdate startedon releasedate issued year'),
    issuer: text('organization authority awarder institution'),
    expires: text('enddate finishedon expiry expirydate expirationdate validuntil'),
    summary: text(summary),
    extras: texts('licensenumber status'),
  },
  publications: {
    ...link,
    name: text('title'),
    authors: authors('author authorlist creators'),
    publisher: text('journal venue conference'),
    releaseDate: text('date year published publishedon publicationdate'),
    summary: text('abstract description'),
    doi: text(),
    extras: texts('status isbn'),
  },
  skills: {
    name: text('category group title label skill'),
    keywords: words('items skills technologies list tools details highlights'),
    level: text('proficiency'),
    summary: text('description'),
  },
  languages: {
    language: text('name title label'),
    fluency: text('level proficiency details'),
    summary: text('description'),
  },
  interests: { name: text('title hobby interest label'), keywords: words('items'), summary: text(summary) },
  references: {
    reference: text('quote text testimonial recommendation details'),
    name: text('person author recommender label'),
    role: text('position title jobtitle relationship'),
    organization: text('company organisation institution employer'),
    summary: text('description'),
  },
  projects: {
    ...period,
    url: url('link href links urls website homepage web'),
    name: text('title project'),
    description: text(),
    summary: text('details overview about text'),
    highlights,
    keywords,
    code: url(
      'github githuburl githublink githubrepo gitlab repo repository repositoryurl git source sourcecode codeurl codelink',
    ),
    demo: url('demourl demolink live liveurl livelink livedemo livesite app deployment preview'),
    video: url('videourl videolink youtube'),
    entity: text('organization company client institution'),
    roles: texts('role'),
    type: text('category kind'),
    image: url('images cover picture screenshot thumbnail imageurl'),
    extras: texts('license location'),
  },
  talks: {
    ...link,
    title: text('name topic talk'),
    event: text('conference venue meetup organization'),
    location,
    date: text('releasedate startdate year'),
    summary: text(`abstract ${summary}`),
    slides: url('slidesurl urlslides deck'),
    video: url('videourl urlvideo recording youtube'),
  },
  teaching: {
    ...period,
    ...link,
    course: text('name title subject'),
    role: text('position type'),
    institution: text('organization school university company venue'),
    term: text('semester'),
    summary: text(summary),
  },
  more: {
    ...period,
    ...link,
    title: text(
      'name position role label activity event course degree subject award certificate project topic headline supportedcause',
    ),
    organization: text(`${organization} issuer awarder publisher school club entity provider`),
    location,
    date: text(
      'dates period time years year duration when releasedate issuedon issuedate publishedon publishdate datepublished',
    ),
    summary: text(`${summary} content note notes comment abstract excerpt body`),
    highlights,
    keywords,
    extras: texts('number status score scope'),
  },
} as const;
export type Part = keyof typeof fields;

/**
 * Returns what shows that a list or an entry is one of its kind.
 * @param needs an entry has one of these fields; the first is the one that a plain text means
 * @param names other names of the list
 * @param marks fields that only its entries have: lists are tried in this order
 */
const list = (needs: string, names = '', marks = '') => ({
  needs: needs.split(' '),
  names,
  marks: marks ? marks.split(' ') : [],
});

export const resumeLists = {
  publications: list('name', 'papers selectedpublications', 'authors doi journal'),
  work: list(
    'name position roles',
    'works job jobs experience experiences workexperience professionalexperience workhistory employment',
    'company companyname employer jobtitle',
  ),
  education: list(
    'institution studyType area',
    'educations studies academics',
    'institution school schoolname university studytype degree degreename fieldofstudy',
  ),
  awards: list(
    'title awarder',
    'honors honours prizes achievements scholarships awardshonors honorsawards awardsandhonors honorsandawards',
    'awarder',
  ),
  languages: list('language', 'spokenlanguages', 'fluency'),
  references: list('reference name', 'recommendations testimonials referees', 'testimonial recommendation'),
  volunteer: list('organization position', 'volunteering volunteerwork volunteerexperience community'),
  certificates: list('name', 'certifications certification certificate licences licenses credentials'),
  skills: list('name keywords', 'skillset technologies technicalskills'),
  interests: list('name keywords', 'hobbies'),
  projects: list('name', 'project personalprojects selectedprojects sideprojects'),
  talks: list('title event', 'presentations speaking speeches invitedtalks'),
  teaching: list('course role', 'courses teachingexperience lectures'),
  more: list('summary'),
};
export type ListName = keyof typeof resumeLists;

/** Returns a name in one spelling, without the mark of an extension: `x_talks`. */
export const foldedKey = (name: string): string => folded(name.replace(/^x[-_]/i, ''));

/** Returns names by all of their spellings. The standard's own come before other names. */
const bySpelling = <Name extends string>(names: readonly (readonly [Name, string])[]): ReadonlyMap<string, Name> =>
  new Map([
    ...names.flatMap(([name, others]) => (others.match(/\S+/g) ?? []).map((other) => [other, name] as const)),
    ...names.flatMap(([name]) => (name === 'extras' ? [] : [[foldedKey(name), name] as const])),
  ]);

const listNames = bySpelling(
  Object.entries(resumeLists).map(([list, { names }]) => [list as ListName, names] as const),
);
const fieldNames = new Map(
  Object.entries(fields).map(([part, types]) => [
    part,
    bySpelling(Object.entries(types).map(([name, type]) => [name, String(type.meta()?.otherNames ?? '')] as const)),
  ]),
);

export const listNamed = (name: string): ListName | undefined => listNames.get(foldedKey(name));

/** Returns the field of a part that a name means; `extras` for one that follows the summary. */
export const fieldNamed = (part: Part, name: string): string | undefined => fieldNames.get(part)?.get(foldedKey(name));

export const hasField = (part: Part, name: string): boolean => Object.hasOwn(fields[part], name);

type Shapes = typeof fields;
export type EntryOf<Name extends Part> = z.output<z.ZodObject<Shapes[Name]>> & { extras: string[] };

/** Reads the fields of a part, which have their own names. */
export const readPart = <Name extends Part>(part: Name, values: object): EntryOf<Name> =>
  z.object({ extras: types.texts, ...fields[part] }).parse(values) as unknown as EntryOf<Name>;

interface OwnSection {
  heading: string;
  body: string;
  entries: EntryOf<'more'>[];
}

export interface Resume {
  basics: EntryOf<'basics'>;
  lists: { [List in Exclude<ListName, 'more'>]: EntryOf<List>[] } & { more: OwnSection[] };
}
