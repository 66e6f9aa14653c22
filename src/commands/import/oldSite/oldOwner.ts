/** Who the owner of a former site is, as a résumé: its own, or what its configuration and its authors say. */
import { type Group, isGroup } from '#base/group.ts';
import { fieldNamed, listNamed } from '#base/resume/resume.ts';
import { networkNamed } from '#sections/owner/profileUrl.ts';
import { type OldFile, type OldSite, readData, textOf } from './readOldSite.ts';

const groups = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Returns the lists of al-folio's own form of a CV, which it had before RenderCV's, and the map of the person. */
const fromSections = (sections: readonly Group[]): Group =>
  Object.fromEntries(
    sections.map(({ title, type, contents }) => {
      const name = textOf(title);
      const facts = groups(contents).map((fact) => [textOf(fact.name).replace(/^full name$/i, 'name'), fact.value]);
      if (type === 'map') return ['basics', Object.fromEntries(facts)];
      // Elsewhere, an institution is a school.
      const jobs = groups(contents).map(({ institution, ...job }) => ({ company: institution, ...job }));
      return [name, /experience|employment|work/i.test(name) ? jobs : contents];
    }),
  );

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
export function readOwner(site: OldSite): { data: Group; from: string[]; author?: OldFile } {
  const { config, paths } = site;
  const authors = site.files.filter(({ kind }) => kind === 'author');
  const isOwner = ({ fields, slug }: OldFile) => String(fields.superuser) === 'true' || /^(?:admin|me)$/.test(slug);
  const author = authors.find(isOwner) ?? authors[0];
  const resume = paths.find((path) => /^(?:_data|assets\/json)\/(?:cv|resume)\.(?:yml|json)$/.test(path));
  const authorFile = paths.find((path) => /^data\/authors\/(?:admin|me)\.ya?ml$/.test(path));
  const socials = paths.find((path) => path === '_data/socials.yml');
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
  const name = textOf(person.name) || parts || textOf(title);
  const from = ['_config.yml', socials, resume, author?.path, authorFile].filter((path) => path !== undefined);
  if (isGroup(given.cv)) return { data: { ...given, cv: { name, ...given.cv } }, from, author };
  const profiles = Object.entries({ ...config, ...read(socials) }).filter(
    ([field, value]) => networkNamed(field) && textOf(value),
  );
  const all = [Object.fromEntries(profiles), { email, ...person, name }, own.basics, given.basics]
    .flatMap((basics) => (isGroup(basics) ? Object.entries(basics) : []))
    .filter(([, value]) => value && String(value) !== '');
  return { data: { ...own, ...given, basics: Object.fromEntries(all) }, from, author };
}
