/** Other names that people give to the fields of JSON Resume. */
import { placed } from './resumeSchema.ts';

type Names = Readonly<Record<string, string>>;

const period: Names = {
  startDate: 'start from begin since',
  // A whole period under one name is read from either end.
  endDate: 'end to until finish date dates period',
};
const link: Names = { url: 'link website homepage href' };

/** By section and field: small letters alone, since `start_date` and `Start Date` are read alike. */
const synonyms: Readonly<Record<string, Names>> = {
  sections: {
    work: 'experience experiences workexperience professionalexperience workhistory employment jobs',
    education: 'educations studies academics',
    skills: 'skillset',
    projects: 'personalprojects',
    publications: 'papers',
    interests: 'hobbies',
  },
  basics: {
    label: 'title headline jobtitle role position',
    email: 'mail emailaddress',
    phone: 'telephone tel mobile phonenumber',
    ...link,
    image: 'picture photo avatar',
    summary: 'bio about profile objective',
    profiles: 'social socials socialmedia socialprofiles links',
  },
  profiles: { network: 'name platform site', username: 'user handle', url: link.url ?? '' },
  work: {
    name: 'company employer organization organisation companyname',
    position: 'title role jobtitle designation',
    ...link,
    ...period,
    summary: 'details',
    highlights: 'achievements accomplishments responsibilities bullets tasks duties activities',
    keywords: 'technologies technology techstack tech stack tools skills',
  },
  education: {
    institution: 'school university college institute organization name',
    studyType: 'degree qualification title',
    area: 'major field fieldofstudy subject specialization',
    ...period,
    endDate: `${period.endDate} graduationdate graduated graduation graduationyear year years`,
  },
  skills: { name: 'category group title', keywords: 'items skills technologies list tools' },
  projects: {
    name: 'title',
    ...link,
    ...period,
    highlights: 'achievements features bullets',
    keywords: 'technologies technology techstack tech stack tools skills',
    roles: 'role',
  },
  publications: {
    name: 'title',
    authors: 'author authorlist creators',
    publisher: 'journal venue conference',
    releaseDate: 'date year published publicationdate',
    ...link,
    summary: 'abstract description',
  },
  interests: { name: 'title', keywords: 'items' },
};

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the field that a name means, if it is another name of one or the same in another spelling. */
export function fieldMeant(section: string, name: string): string | undefined {
  const fields = section === 'sections' ? Object.keys(synonyms.sections ?? {}) : (placed[section] ?? []);
  const others = Object.entries(synonyms[section] ?? {});
  return (
    fields.find((field) => folded(field) === folded(name)) ??
    others.find(([, names]) => names.split(' ').includes(folded(name)))?.[0]
  );
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Whether a value has a form that the field takes: under another name it may be something else. */
function fits(section: string, field: string, value: unknown): boolean {
  if (section === 'sections' || field === 'profiles') return Array.isArray(value);
  if (field === 'authors' && Array.isArray(value)) return true;
  return isText(value) || (Array.isArray(value) && value.every((item) => item === undefined || isText(item)));
}

/** Gives fields their own names; one whose name is taken by another value keeps the name that it has. */
function renameFields(section: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameFields(section, entry));
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(Object.entries(value));
  for (const [name, inner] of Object.entries(value)) {
    const meant = fieldMeant(section, name);
    if (!meant || meant === name || !fits(section, meant, inner)) continue;
    const taken = fields.get(meant);
    if (taken !== undefined && JSON.stringify(taken) !== JSON.stringify(inner)) continue;
    fields.delete(name);
    fields.set(meant, inner);
  }
  return Object.fromEntries(fields);
}

/** Gives the sections of a résumé, and their fields, the names that JSON Resume has for them. */
export function renameSynonyms(resume: object): Record<string, unknown> {
  const named = Object.entries(renameFields('sections', resume) as object).map(([name, value]) => {
    const section = Object.hasOwn(synonyms, name) ? renameFields(name, value) : value;
    if (name !== 'basics' || !section || typeof section !== 'object' || !('profiles' in section))
      return [name, section];
    return [name, { ...section, profiles: renameFields('profiles', section.profiles) }];
  });
  return Object.fromEntries(named);
}
