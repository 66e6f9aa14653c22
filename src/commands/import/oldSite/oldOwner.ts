/** Who the owner of a former site is, as a résumé: its own, or what its configuration and its authors say. */
import { type Group, isGroup } from '#base/group.ts';
import { fieldNamed, listNamed } from '#base/resume/resume.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { networkNamed, profileUrl } from '#sections/owner/profileUrl.ts';
import { type OldSite, readData, textOf } from './readOldSite.ts';

/** Résumés, the best first. */
const resumes = [
  '_data/cv.yml',
  '_data/cv.json',
  'assets/json/resume.json',
  'assets/json/cv.json',
  '_data/resume.json',
];

const groups = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Returns the profiles in fields such as `github_username`. */
const profilesIn = (fields: Group): Group[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const called = field.replace(/_(?:username|userid|user|id|url|profile)$/, '').replace(/^scholar$/, 'googlescholar');
    const network = networkNamed(called);
    const name = textOf(value);
    const url = network && (profileUrl(network, name) ?? readUrl(name)?.url);
    return url ? [{ network, url }] : [];
  });

/** Returns the lists of al-folio's own form of a CV, which it had before RenderCV's, and the map of the person. */
function fromSections(sections: readonly Group[]): Group {
  const lists = sections.map(({ title, type, contents }): Group => {
    // Elsewhere, an institution is a school.
    const isWork = /experience|employment|work/i.test(textOf(title));
    const jobs = groups(contents).map(({ institution, ...job }) => ({ company: institution, ...job }));
    if (type !== 'map') return { [textOf(title)]: isWork ? jobs : contents };
    return {
      basics: Object.fromEntries(
        groups(contents).map(({ name, value }) => [textOf(name).replace(/^full name$/i, 'name'), value]),
      ),
    };
  });
  return Object.assign({}, ...lists) as Group;
}

/** Returns the author of HugoBlox: a file of its own, or the fields of `_index.md`. */
function fromAuthor({ title, name = title, education, ...others }: Group): Group {
  const shown = isGroup(name) ? (name.display ?? Object.values(name).map(textOf).join(' ')) : name;
  const known = Object.entries(others).filter(([key]) => listNamed(key) ?? fieldNamed('basics', key));
  return {
    ...Object.fromEntries(known),
    education: isGroup(education) ? education.courses : education,
    basics: { name: shown },
  };
}

/** Returns a résumé in a form that the import reads, and the files that it was made from. */
export function readOwner(site: OldSite): { data: Group; from: string[] } {
  const { config, paths } = site;
  const has = (path: string) => paths.includes(path);
  const authors = site.files.filter(({ kind }) => kind === 'author');
  const author =
    authors.find(({ fields, slug }) => String(fields.superuser) === 'true' || /^(?:admin|me)$/.test(slug)) ??
    authors[0];
  const resume = resumes.find(has);
  const authorFile = paths.find((path) => /^data\/authors\/(?:admin|me)\.ya?ml$/.test(path));
  const socials = ['_data/socials.yml'].find(has);
  const read = (path?: string) => (path ? readData(site, path) : {});
  const written = read(resume);
  const given = Array.isArray(written.list) ? fromSections(groups(written.list)) : written;
  const fields = authorFile ? read(authorFile) : author?.fields;
  const own = fields ? fromAuthor(fields) : {};
  const { first_name, middle_name, last_name, title, description, email } = config;
  const person: Group = isGroup(config.author)
    ? config.author
    : { name: config.author ?? config.name, summary: description };
  const parts = [first_name, middle_name, last_name].map(textOf).filter(Boolean).join(' ');
  const known: Group = {
    email,
    ...person,
    name: textOf(person.name) || parts || textOf(title),
    profiles: profilesIn({ ...config, ...read(socials), ...person }),
  };
  const from = ['_config.yml', socials, resume, author?.path, authorFile].filter((path) => path !== undefined);
  if (isGroup(given.cv)) return { data: { ...given, cv: { name: known.name, ...given.cv } }, from };
  const all = [known, own.basics, given.basics].flatMap((basics) => (isGroup(basics) ? Object.entries(basics) : []));
  const filled = all.filter(([, value]) => value && String(value) !== '');
  return { data: { ...own, ...given, basics: Object.fromEntries(filled) }, from };
}
