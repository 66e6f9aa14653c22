/** Who the owner of a former site is, as a résumé: its own, or what its configuration and its authors say. */
import { type Group, isGroup } from '#base/group.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { type OldSite, readData, textOf } from './readOldSite.ts';
import { profiles } from './tables.ts';

/** Résumés, the best first. */
const resumes = [
  '_data/cv.yml',
  '_data/cv.json',
  'assets/json/resume.json',
  'assets/json/cv.json',
  '_data/resume.json',
];

const groups = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Returns the profiles that are named by fields such as `github_username`. */
const profilesIn = (fields: Group): Group[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const called = field.replace(/_(?:username|userid|user|id)$/, '').replaceAll('_', '');
    const [network, start = ''] =
      Object.entries(profiles).find(([name]) => name.toLowerCase().split(' ').join('').endsWith(called)) ?? [];
    const name = textOf(value);
    if (!called || !network || !name) return [];
    return [{ network, url: /^https?:/.test(name) ? name : start + name.replace(/^@/, '') }];
  });

/** Returns the sections of al-folio's own form of a CV, which it had before RenderCV's. */
function fromSections(sections: readonly Group[]): Group {
  const lists = sections.map(({ title, type, contents }): Group => {
    const items = Array.isArray(contents) ? contents : [];
    if (type === 'map')
      return {
        basics: Object.fromEntries(groups(items).map(({ name, value }) => [textOf(name).replace(/\s/g, ''), value])),
      };
    // Elsewhere, an institution is a school.
    const isWork = /experience|employment|work/i.test(textOf(title));
    const entries = groups(items).map(({ items: keywords, institution, ...entry }) =>
      keywords ? { name: entry.title, keywords } : { ...entry, [isWork ? 'company' : 'institution']: institution },
    );
    return { [textOf(title)]: entries };
  });
  return Object.assign({}, ...lists) as Group;
}

/** Returns the author of HugoBlox: a file of its own, or the fields of `_index.md`. */
function fromAuthor({
  title,
  name,
  role,
  bio,
  email,
  interests,
  education,
  social,
  links,
  organizations,
  organization,
  ...rest
}: Group): Group {
  const courses = isGroup(education) ? groups(education.courses) : groups(education);
  const shown = isGroup(name) ? (name.display ?? Object.values(name).map(textOf).join(' ')) : (name ?? title);
  const icons = [...groups(social), ...groups(links)].map(({ icon, link, url = link }) => ({
    network: textOf(icon).split('/').at(-1),
    url,
  }));
  const { experience, awards, languages, skills, certificates } = rest;
  return {
    basics: {
      ...{ name: shown, label: role, summary: bio, email },
      profiles: icons.filter(({ url }) => /^https?:/.test(textOf(url))),
    },
    education: courses.map(({ course, area = course, degree, year, ...others }) => ({
      ...others,
      area,
      studyType: degree,
      endDate: year,
    })),
    interests: Array.isArray(interests) ? interests.map((each) => (isGroup(each) ? each : { name: each })) : undefined,
    ...{ work: experience, awards, languages, skills, certificates },
  };
}

export interface OldOwner {
  /** A résumé in a form that the import reads. */
  data: Group;
  /** The files that it was made from. */
  from: string[];
}

export function readOwner(site: OldSite): OldOwner {
  const { config, paths } = site;
  const [resume] = resumes.filter((path) => paths.includes(path));
  const authors = site.files.filter(({ kind }) => kind === 'author');
  const author =
    authors.find(({ fields, slug }) => String(fields.superuser) === 'true' || /^(?:admin|me)$/.test(slug)) ??
    authors[0];
  const authorFile = paths.find((path) => /^data\/authors\/(?:admin|me)\.ya?ml$/.test(path));
  const written = resume ? readData(site, resume) : {};
  const given = Array.isArray(written.list) ? fromSections(groups(written.list)) : written;
  const own = authorFile ? fromAuthor(readData(site, authorFile)) : author ? fromAuthor(author.fields) : {};
  const { author: listed, first_name, middle_name, last_name, name, description, email } = config;
  const person: Group = isGroup(listed) ? listed : { name: listed ?? name };
  const { bio, location, employer, avatar, ...networks } = person;
  const known: Group = {
    name:
      textOf(person.name) ||
      [first_name, middle_name, last_name].map(textOf).filter(Boolean).join(' ') ||
      textOf(config.title),
    ...{ location, email: person.email ?? email, image: avatar && `images/${textOf(avatar)}` },
    summary: bio ?? (isGroup(listed) ? undefined : description),
    profiles: profilesIn({ ...config, ...readData(site, '_data/socials.yml'), ...networks }),
  };
  const from = ['_config.yml', '_data/socials.yml', resume, author?.path, authorFile].filter(
    (path) => path !== undefined,
  );
  if (isGroup(given.cv)) {
    const cv: Group = { name: known.name, ...given.cv };
    return { data: { ...given, cv }, from };
  }
  const basics: Group = { ...(isGroup(own.basics) ? own.basics : {}), ...(isGroup(given.basics) ? given.basics : {}) };
  const filled = Object.fromEntries(Object.entries(basics).filter(([, value]) => value && String(value) !== ''));
  const all = { ...known, ...filled };
  return {
    data: { ...own, ...given, basics: { ...all, name: oneLine(textOf(filled.name ?? filled.FullName ?? known.name)) } },
    from,
  };
}
