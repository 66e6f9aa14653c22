/** What people call the lists and fields of a résumé. Lowercase letters and digits only, since spelling varies. */
import { folded } from '../characters.ts';

const period = {
  startDate: 'start from begin since startedon startyear yearstart datestart',
  endDate: 'end to until finish finishedon endyear yearend dateend',
  // A whole period in one field.
  date: 'dates period time years year duration when',
};
const link = { url: 'link links urls website homepage href' };
const summary = 'description details text overview about';
const highlights = 'achievements accomplishments responsibilities bullets points tasks duties activities features';
const keywords = 'technologies technology techstack tech stack tools skills tags topics categories';
const location = 'place city joblocation worklocation schoollocation';
const organization = 'company companyname organisation org institution employer';

/** Names of lists. */
export const listKeys = {
  work: 'works job jobs experience experiences workexperience professionalexperience workhistory employment',
  volunteer: 'volunteering volunteerwork volunteerexperience community',
  education: 'educations studies academics',
  awards: 'honors honours prizes achievements scholarships awardshonors honorsawards awardsandhonors honorsandawards',
  certificates: 'certifications certification certificate licences licenses credentials',
  publications: 'papers selectedpublications',
  skills: 'skillset technologies technicalskills',
  languages: 'spokenlanguages',
  interests: 'hobbies',
  references: 'recommendations testimonials referees',
  projects: 'project personalprojects selectedprojects sideprojects',
  talks: 'presentations speaking speeches invitedtalks',
  teaching: 'courses teachingexperience lectures',
  writing: 'posts articles blog blogposts blogs',
  more: '',
} as const;
export type ListName = keyof typeof listKeys;

/** Names of fields, by list. `extras` are known, but have no field of their own: they follow the summary. */
const fieldKeys = {
  basics: {
    url: 'website homepage link href',
    name: 'fullname',
    label: 'title headline jobtitle role position',
    email: 'mail emailaddress',
    phone: 'telephone tel mobile phonenumber',
    image: 'picture photo avatar',
    summary: 'bio about aboutme profile objective',
    location: '',
    profiles: 'social socials socialmedia socialprofiles socialnetworks links',
    extras:
      'pronouns nationality citizenship visa visastatus workpermit availability drivinglicense drivinglicence namekana industry',
  },
  profiles: { ...link, network: 'name platform site label type', username: 'user handle' },
  work: {
    ...period,
    ...link,
    name: 'company employer organization organisation org companyname',
    position: 'title role jobtitle designation',
    location,
    description: '',
    summary: 'details text overview about',
    highlights,
    keywords,
    roles: 'positions',
    extras: 'teamsize',
  },
  volunteer: {
    ...period,
    ...link,
    organization: `name ${organization}`,
    position: 'role title',
    location,
    summary,
    highlights,
    extras: 'cause',
  },
  education: {
    ...period,
    ...link,
    institution: 'school schoolname university college institute organization name',
    studyType: 'degree degreename qualification title',
    area: 'major field fieldofstudy subject specialization',
    score: 'gpa grade honors honours',
    courses: 'coursework modules subjects',
    location,
    summary: `${summary} notes`,
    highlights,
    endDate: `${period.endDate} graduationdate graduated graduation graduationyear`,
    extras: 'thesis advisor supervisor minor',
  },
  awards: {
    ...link,
    title: 'name award',
    date: 'releasedate year issuedon',
    awarder: 'issuer organization institution by',
    summary,
    extras: '',
  },
  certificates: {
    ...link,
    name: 'title certificate certification',
    date: 'startdate startedon releasedate issued year',
    issuer: 'organization authority awarder institution',
    expires: 'enddate finishedon expiry expirydate expirationdate validuntil',
    summary,
    extras: 'licensenumber status',
  },
  publications: {
    ...link,
    name: 'title',
    authors: 'author authorlist creators',
    publisher: 'journal venue conference',
    releaseDate: 'date year published publishedon publicationdate',
    summary: 'abstract description',
    doi: '',
    extras: 'status isbn',
  },
  skills: {
    name: 'category group title label skill',
    keywords: 'items skills technologies list tools details highlights',
    level: 'proficiency',
    summary: 'description',
  },
  languages: { language: 'name title label', fluency: 'level proficiency details', summary: 'description' },
  interests: { name: 'title hobby interest label', keywords: 'items', summary },
  references: {
    name: 'person author recommender label',
    reference: 'quote text testimonial recommendation details',
    role: 'position title jobtitle relationship',
    organization: 'company organisation institution employer',
    summary: 'description',
  },
  projects: {
    ...period,
    url: 'link href links urls website homepage web',
    name: 'title project',
    description: '',
    summary: 'details overview about text',
    highlights,
    keywords,
    code: 'github githuburl githublink githubrepo gitlab repo repository repositoryurl git source sourcecode codeurl codelink',
    demo: 'demourl demolink live liveurl livelink livedemo livesite app deployment preview',
    video: 'videourl videolink youtube',
    entity: 'organization company client institution',
    roles: 'role',
    type: 'category kind',
    image: 'images cover picture screenshot thumbnail imageurl',
    extras: 'license location',
  },
  talks: {
    ...link,
    title: 'name topic talk',
    event: 'conference venue meetup organization',
    location,
    date: 'releasedate startdate year',
    summary: `abstract ${summary}`,
    slides: 'slidesurl deck',
    video: 'videourl recording youtube',
  },
  teaching: {
    ...period,
    ...link,
    course: 'name title subject',
    role: 'position',
    institution: 'organization school university company',
    term: 'semester',
    summary,
  },
  writing: {
    ...link,
    title: 'name headline',
    description: 'summary excerpt abstract',
    date: 'releasedate publishdate datepublished published publishedon year',
    updated: 'datemodified lastmodified modified',
    tags: 'keywords topics categories',
    content: 'text body articlebody',
  },
  /** An entry of a section of one's own. */
  more: {
    ...period,
    ...link,
    title: 'name position role label activity event course degree subject award certificate project topic',
    organization: `${organization} issuer awarder publisher school club entity provider`,
    location,
    date: `${period.date} releasedate issuedon publishedon issuedate`,
    summary: `${summary} content note notes comment abstract`,
    highlights,
    keywords,
    extras: 'number status score scope',
  },
} as const;
export type FieldList = keyof typeof fieldKeys;

/** Fields that only entries of one list have: by these, an entry shows its kind. Lists are tried in this order. */
export const marks: readonly (readonly [ListName, string])[] = [
  ['publications', 'authors doi journal'],
  ['work', 'company companyname employer jobtitle'],
  ['education', 'institution school schoolname university studytype degree degreename fieldofstudy'],
  ['awards', 'awarder'],
  ['languages', 'fluency'],
  ['references', 'testimonial recommendation'],
];

/** Of these fields, an entry of a list needs one. */
export const needs: Readonly<Record<ListName, readonly string[]>> = {
  work: ['name', 'position', 'roles'],
  volunteer: ['organization', 'position'],
  education: ['institution', 'studyType', 'area'],
  awards: ['title', 'awarder'],
  certificates: ['name'],
  publications: ['name'],
  skills: ['name', 'keywords'],
  languages: ['language'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  projects: ['name', 'description', 'summary'],
  talks: ['title', 'event'],
  teaching: ['course', 'role'],
  writing: ['title'],
  more: ['heading'],
};

/** The field meant by an entry that is only text, and the two of an entry written as a pair: `"English": "C2"`. */
export const textFields: Readonly<Record<FieldList, readonly [text: string, value?: string]>> = {
  basics: ['name'],
  profiles: ['network', 'url'],
  work: ['position'],
  volunteer: ['position'],
  education: ['studyType'],
  awards: ['title'],
  certificates: ['name'],
  publications: ['name'],
  skills: ['name', 'keywords'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['reference'],
  projects: ['name'],
  talks: ['title'],
  teaching: ['course'],
  writing: ['title'],
  more: ['title', 'summary'],
};

/** Returns a name in one spelling, without the mark of an extension: `x_talks`. */
export const foldedKey = (name: string): string => folded(name.replace(/^x[-_]/i, ''));

const bySpelling = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(names).flatMap(([name, others]) => others.split(' ').map((other) => [other, name] as const)),
    // The standard's own names come before other names of theirs.
    ...Object.keys(names).flatMap((name) => (name === 'extras' ? [] : [[foldedKey(name), name] as const])),
  ]);

const lists = bySpelling(listKeys) as ReadonlyMap<string, ListName>;
const fields = new Map(Object.entries(fieldKeys).map(([list, names]) => [list, bySpelling(names)]));

/** Returns the list that a name means. */
export const listNamed = (name: string): ListName | undefined => lists.get(foldedKey(name));

/** Returns the field of a list that a name means; `extras` for one that follows the summary. */
export const fieldNamed = (list: FieldList, name: string): string | undefined => fields.get(list)?.get(foldedKey(name));
