/** What an application changes in content: entries that come first or are left out, and fields said otherwise. */
import { Document } from 'yaml';
import { quote } from '#base/explain.ts';
import { isGroup } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { suggest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import type { About } from '#sections/about/section.ts';
import { chosenSections } from '#sections/application.ts';
import { type Application, contentFiles, type Site } from '#sections/contentFiles.ts';
import { entryOf, titleFieldsOf } from '#sections/index.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { isNamed } from './chooseEntries.ts';
import { type ContentFile, nameLanguages } from './contentFile.ts';
import { hasFields, listOfEntries } from './contentSchemas.ts';
import type { Edition } from './edition.ts';
import { type FieldProblem, fieldProblems } from './fieldProblems.ts';
import { textsIn, type Values } from './values.ts';

/** Returns the names of each entry in a file: the slug if the file is an entry, else its titles in each language. */
export function namesIn({ kind, slug, data }: ContentFile): string[][] {
  if (entryOf(kind)) return [[slug]];
  const entries = data?.[listOfEntries(kind) ?? ''];
  const titles = (entry: unknown) =>
    isGroup(entry) ? titleFieldsOf(kind).flatMap((field) => textsIn(entry[field])) : textsIn(entry);
  return Array.isArray(entries) ? entries.map((entry) => titles(entry).map(({ text }) => text)) : [];
}

/** Returns a file's value in an edition with the fields that an application says otherwise, and what is wrong with these. */
export function saidOtherwise(
  file: ContentFile,
  edition: Edition,
  { instead }: Pick<Application, 'instead'>,
): { value: unknown; rejected: FieldProblem[] } {
  const own = file.valueIn(edition);
  const fields = Object.entries(instead[file.kind] ?? {});
  const names = namesIn(file);
  const said: Values[] = names.map((each) =>
    Object.assign({}, ...fields.filter(([name]) => isNamed(each, name)).map(([, values]) => values)),
  );
  if (!own.value || !said.some((values) => Object.keys(values).length)) return { value: own.value, rejected: [] };
  const list = entryOf(file.kind) ? undefined : listOfEntries(file.kind);
  const data = own.resolved.data as Values;
  const change = (entry: unknown, index: number) => (isGroup(entry) ? { ...entry, ...said[index] } : entry);
  const changed = list ? { ...data, [list]: (data[list] as unknown[]).map(change) } : { ...data, ...said[0] };
  const { data: value, error } = contentFiles[file.kind].schema.safeParse(changed);
  if (value) nameLanguages(value, own.resolved);
  const { kind } = file;
  const found = fieldProblems(
    { kind, data: list ? { [list]: said } : said[0], languages: [] },
    new Document(),
    error?.issues ?? [],
  );
  const rejected = found.map(({ path, at = path, ...problem }) => {
    const ofEntry = names[list ? Number(at[1]) : 0] ?? [];
    const [name = ''] = fields.find(([each]) => isNamed(ofEntry, each)) ?? [];
    return { ...problem, path: ['instead', kind, name, ...at.slice(list ? 2 : 0)] };
  });
  return { value, rejected };
}

/** Returns content with what an application says otherwise about its owner. */
export function tailor<Parts extends { site?: Site; about?: About }>(parts: Parts, application: Application): Parts {
  const { tagline, lookingFor, facts, intro, resume } = application;
  const said = Object.fromEntries(Object.entries({ tagline, lookingFor, facts }).filter(([, value]) => value));
  const { site, about } = parts;
  const langs = Object.entries(site?.langs ?? {}).filter(([field]) => !((field.split('.')[0] ?? '') in said));
  const { order, limits, pages, evidence } = resume;
  return {
    ...parts,
    site: site && {
      ...site,
      ...said,
      langs: Object.fromEntries(langs),
      resume: {
        ...site.resume,
        order: order.length ? order : site.resume.order,
        limits: { ...site.resume.limits, ...limits },
        pages: pages ?? site.resume.pages,
        evidence: evidence ?? site.resume.evidence,
      },
    },
    about: intro ? { ...(about ?? { file: application.file, slug: 'about', body: new Markdown('') }), intro } : about,
  };
}

interface EditedContent {
  files: ReadonlyMap<string, ContentFile>;
  edition: Edition;
  /** Of publications. */
  keys: readonly string[];
  /** Of the site. */
  language?: string;
}

/** Returns what is wrong with an application: names of no entry, fields that no entry has, an unknown language. */
export function applicationProblems(
  file: ContentFile,
  application: Application,
  { files, edition, keys, language: main = 'en' }: EditedContent,
): Problem[] {
  const { first, without, instead, language } = application;
  const named = chosenSections.flatMap((kind): Problem[] => {
    const ofKind = [...files.values()].filter((each) => each.kind === kind);
    const known = hasFields(kind) ? ofKind.flatMap((each) => namesIn(each)).flat() : keys;
    const allowed = hasFields(kind) ? `content/${contentFiles[kind].pattern.replace('*.md', '')}` : publicationsFile;
    const names = [
      ...(first[kind] ?? []).map((name, index) => ({ name, path: ['first', kind, index] })),
      ...(without[kind] ?? []).map((name, index) => ({ name, path: ['without', kind, index] })),
      ...Object.keys(instead[kind] ?? {}).map((name) => ({ name, path: ['instead', kind, name] })),
    ];
    const unknown = names.filter(({ name }) => !isNamed(known, name));
    return [
      ...unknown.map(({ name, path }): Problem => {
        const problem = file.problem(path, { kind: 'entry', found: name, allowed, ...suggest(name, known) });
        return { ...problem, ...file.place(path, path[0] === 'instead' ? 'key' : 'value') };
      }),
      ...ofKind.flatMap((each) =>
        saidOtherwise(each, edition, application).rejected.map(
          (problem): Problem => ({ ...problem, file: file.path, ...file.place(problem.path, 'key') }),
        ),
      ),
    ];
  });
  const languages = edition.languages.length ? edition.languages : [main];
  if (!language || languages.includes(language)) return named;
  const finding = { kind: 'value' as const, found: quote(language), allowed: `one of ${languages.join(', ')}` };
  return [...named, file.problem(['language'], finding)];
}
