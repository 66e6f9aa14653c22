/** Exports of Reactive Resume 3, 4 and 5 (https://rxresu.me), as JSON Resume. HTML in them is left to the import. */

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const group = (value: unknown): Fields => (isGroup(value) ? value : {});
const groups = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Version 3 and 4 say `visible: false`, version 5 `hidden: true`. */
const isShown = (value: unknown) => group(value).visible !== false && group(value).hidden !== true;

/** The items of a section that are shown. */
const itemsOf = (section: unknown) => (isShown(section) ? groups(group(section).items).filter(isShown) : []);

/** An address: a text, `{ href }` (4) or `{ url }` (5). */
const addressOf = ({ url, website = url }: Fields) => (isGroup(website) ? (website.href ?? website.url) : website);

/** A period: `{ start, end }` (3), or one text (4 and 5) that dates are read from. */
const periodOf = ({ date, period = date }: Fields) =>
  isGroup(period) ? { startDate: period.start, endDate: period.end } : { endDate: period };

const said = (value: unknown) => (value === '' || value === null ? undefined : value);
const textOf = ({ summary, description }: Fields) => said(summary) ?? description;

const toldOf = (item: Fields) => ({ url: addressOf(item), summary: textOf(item) });

const work = (item: Fields) => {
  const job = { name: item.company ?? item.name, location: item.location, url: addressOf(item) };
  const roles = groups(item.roles);
  // Version 5 has several positions at one company.
  if (!roles.length) return [{ ...job, position: item.position, ...periodOf(item), summary: textOf(item) }];
  return roles.map((role) => ({ ...job, position: role.position, ...periodOf(role), summary: textOf(role) }));
};

/** What an item of each section becomes, and in which list. */
const readers: Readonly<Record<string, [list: string, read: (item: Fields) => object | object[]]>> = {
  experience: ['work', work],
  work: ['work', work],
  education: [
    'education',
    (item) => ({
      institution: item.school ?? item.institution,
      studyType: item.degree ?? item.studyType,
      area: item.area,
      score: item.grade ?? item.score,
      courses: item.courses,
      location: item.location,
      ...periodOf(item),
      ...toldOf(item),
    }),
  ],
  projects: [
    'projects',
    ({ name, description, summary, keywords, ...item }) => ({
      name,
      description,
      summary,
      keywords,
      ...periodOf(item),
      url: addressOf(item),
    }),
  ],
  skills: [
    'skills',
    ({ name, keywords, description, proficiency = description, level }) => ({
      name,
      keywords,
      level: proficiency ?? (typeof level === 'string' ? level : undefined),
    }),
  ],
  languages: [
    'languages',
    ({ name, language = name, description, fluency = description, level }) => ({
      language,
      fluency: said(fluency) ?? (typeof level === 'string' ? level : undefined),
    }),
  ],
  interests: ['interests', ({ name, keywords }) => ({ name, keywords })],
  awards: [
    'awards',
    (item) => ({
      title: item.title,
      awarder: item.awarder,
      date: item.date,
      ...toldOf(item),
    }),
  ],
  certifications: [
    'certificates',
    (item) => ({
      name: item.title ?? item.name,
      issuer: item.issuer,
      date: item.date,
      ...toldOf(item),
    }),
  ],
  publications: [
    'publications',
    (item) => ({
      name: item.title ?? item.name,
      publisher: item.publisher,
      releaseDate: item.date,
      ...toldOf(item),
    }),
  ],
  volunteer: [
    'volunteer',
    (item) => ({
      organization: item.organization,
      position: item.position,
      location: item.location,
      ...periodOf(item),
      ...toldOf(item),
    }),
  ],
  references: [
    'references',
    // Version 4 has the role where the others have the quote. A phone number or address is not the owner's to publish.
    ({ name, summary, description, position, relationship = position }) => ({
      name,
      role: relationship ?? (summary === undefined ? undefined : description),
      reference: summary === undefined ? description : summary,
    }),
  ],
};

const profile = (item: Fields) => ({ network: item.network, username: item.username, url: addressOf(item) });

/** A letter names whom it goes to, and where they are; no section is made of it. */
const isLetter = ({ type }: Fields) => type === 'cover-letter';

/** The list and entries of a section that the owner added. */
function ownSection(section: Fields): [string, object[]] {
  const reader = readers[String(section.type)];
  const items = itemsOf(section);
  if (reader) return [reader[0], items.flatMap(reader[1])];
  const entries = items.map(({ id, visible, hidden, level, levelNum, icon, date, url, website, ...item }) => ({
    ...item,
    date: isGroup(date) ? [date.start, date.end].filter(Boolean).join(' – ') : date,
    url: addressOf({ url: website ?? url }),
  }));
  return [String(section.title ?? section.name ?? 'more'), entries];
}

/** The picture: `basics.photo` (3), `basics.picture` (4) or `picture` (5). */
function imageOf({ basics, picture }: Fields): unknown {
  const { photo, picture: own = photo } = group(basics);
  const image = group(picture ?? own);
  return isShown(image) && isShown(image.effects) ? image.url : undefined;
}

/** The summary: `basics.summary` (3), `sections.summary` (4) or `summary` (5). */
function summaryOf({ basics, sections, summary }: Fields): unknown {
  const own = summary ?? group(sections).summary ?? group(basics).summary;
  if (!isGroup(own)) return own;
  return isShown(own) ? (own.content ?? own.body) : undefined;
}

function locationOf({ location }: Fields): unknown {
  if (!isGroup(location)) return location;
  const { country, ...place } = location;
  return { ...place, countryCode: country };
}

/** Returns the JSON Resume that an export of Reactive Resume says; undefined for any other data. */
export function fromReactiveResume(data: unknown): Record<string, unknown> | undefined {
  if (!isGroup(data) || !isGroup(data.basics) || !isGroup(data.sections)) return undefined;
  const { basics, sections } = data;
  const all = Object.entries(sections).flatMap(([name, section]): [string, object[]][] => {
    const reader = readers[name];
    if (reader) return [[reader[0], itemsOf(section).flatMap(reader[1])]];
    // Version 4 keeps sections of the owner's under `custom`, version 3 beside the others.
    if (name === 'custom') return Object.values(group(section)).map((own) => ownSection(group(own)));
    return ['summary', 'profiles'].includes(name) ? [] : [ownSection(group(section))];
  });
  const { letters = [], own = [] } = Object.groupBy(groups(data.customSections), (section) =>
    isLetter(section) ? 'letters' : 'own',
  );
  const lists = [...all, ...own.map(ownSection)].filter(([, entries]) => entries.length);
  const byName = Map.groupBy(lists, ([name]) => name);
  return {
    basics: {
      name: basics.name,
      label: basics.headline,
      email: basics.email,
      phone: basics.phone,
      url: addressOf(basics),
      image: imageOf(data),
      location: locationOf(basics),
      summary: summaryOf(data),
      profiles: [...groups(basics.profiles), ...itemsOf(sections.profiles)].map(profile),
      customFields: basics.customFields,
    },
    ...Object.fromEntries([...byName].map(([name, same]) => [name, same.flatMap(([, entries]) => entries)])),
    // What is neither text nor list is reported as having no place.
    ...(letters.some(isShown) && { 'cover letters': true }),
  };
}
