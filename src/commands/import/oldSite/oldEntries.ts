/** What each file of a former site becomes, by its front matter and its text. */
import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import { type Group, isGroup } from '#base/group.ts';
import { datesIn } from '#base/readDate.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { sections } from '#sections/index.ts';
import { toLatex, writeBibtex } from '#sections/publications/bibtex.ts';
import { keyOf } from '#sections/publications/keys.ts';
import type { OldTexts } from './oldTexts.ts';
import { listOf, type OldFile, textOf } from './readOldSite.ts';
import { fieldsOfKinds } from './tables.ts';

/** Returns the first filled field of some names; a dot leads into a group. */
function fieldOf(fields: Group, names: string): unknown {
  const values = names
    .split(' ')
    .map((name) =>
      name.split('.').reduce<unknown>((value, part) => (isGroup(value) ? value[part] : undefined), fields),
    );
  return values.find((value) => value !== undefined && value !== null && value !== '' && !isGroup(value));
}

type Values<Kind extends keyof typeof fieldsOfKinds> = Partial<Record<keyof (typeof fieldsOfKinds)[Kind], unknown>>;

const valuesOf = <Kind extends keyof typeof fieldsOfKinds>(kind: Kind, { fields }: OldFile): Values<Kind> =>
  Object.fromEntries(
    Object.entries(fieldsOfKinds[kind]).map(([name, names]) => [name, fieldOf(fields, names)]),
  ) as Values<Kind>;

const lineOf = (value: unknown, most: number) => cutAtWord(oneLine(withoutHtml(textOf(value))), most) || undefined;
const urlOf = (value: unknown) => readUrl(textOf(value))?.url;
/** An item of a list may have spaces, but words in one text are separate topics. */
const namesOf = (value: unknown) => [...new Set(listOf(value).map((each) => cutAtWord(each, room.label)))];

function dateOf(value: unknown, parts: number): string | undefined {
  const text = textOf(value);
  const [iso] = /^\d{4}(-\d\d){0,2}/.exec(text) ?? [];
  const date = iso ?? datesIn(text)?.find((each) => each !== 'now');
  return date?.split('-').slice(0, parts).join('-');
}

type Schema = (typeof sections)['writing' | 'projects']['schema'];
/** Returns fields without those that content rejects. */
function valid(schema: Schema, fields: Group): Group {
  const invalid = (schema.safeParse(fields).error?.issues ?? []).map(({ path }) => path[0]);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && String(value) !== '' && !invalid.includes(name),
    ),
  );
}

/** Returns a post or a project. */
export async function entryOf(
  file: OldFile,
  aliases: readonly string[],
  texts: OldTexts,
): Promise<{ fields: Group; body: string }> {
  const shared = { ...(file.isDraft && { draft: true }), ...(aliases.length && { aliases }) };
  const body = await texts.body(file);
  if (file.kind === 'writing') {
    const { title = file.slug, description, date, updated, tags, url } = valuesOf('writing', file);
    const elsewhere = body ? undefined : urlOf(url);
    const fields = {
      title: lineOf(title, room.item),
      description: lineOf(description, room.description),
      date: dateOf(date, 3),
      updated: dateOf(updated, 3),
      tags: namesOf(tags),
      url: elsewhere,
      ...shared,
      ...(elsewhere && { aliases: undefined }),
    };
    return { fields: valid(sections.writing.schema, fields), body };
  }
  const project = valuesOf('projects', file);
  const cover =
    textOf(project.imageSrc) || (texts.find('featured.jpg', file.path) ?? texts.find('featured.png', file.path) ?? '');
  const image = cover && (await texts.image(cover, file.path));
  const order = Number(project.order);
  const fields = {
    title: lineOf(project.title ?? file.slug, room.line),
    description: lineOf(project.description, room.description),
    date: dateOf(project.date, 2),
    order: order || undefined,
    technologies: namesOf(project.technologies),
    imageSrc: image ? `../${image}` : undefined,
    coverAlt: image ? lineOf(project.coverAlt, 160) : undefined,
    codeLink: urlOf(project.codeLink),
    demoLink: urlOf(project.demoLink),
    youtubeLink: urlOf(project.youtubeLink),
    private: project.codeLink || project.demoLink ? undefined : false,
    ...shared,
  };
  return { fields: valid(sections.projects.schema, fields), body };
}

/** Returns the authors of a citation such as "Hopper, G., & Noether, E. (1952)." or "Grace Hopper, Emmy Noether, “…”". */
const citedAuthors = (citation: string) =>
  (/^(\p{Lu}[^("“]*?),?\s*(?:\(\d{4}|["“])/u.exec(oneLine(withoutHtml(citation)))?.[1] ?? '').split(
    /,?\s+(?:&|and)\s+|(?<=\.),\s+|;\s+|,\s+(?=\p{Lu}\S*\s+\p{Lu})/u,
  );

/** Returns a publication that has a page instead of BibTeX. `owner` is who `admin` is among its authors. */
export function bibtexOf(file: OldFile, owner: string): string {
  const { title, author, date, journal, abstract, selected, ...values } = valuesOf('publications', file);
  const cited = citedAuthors(textOf(file.fields.citation));
  const written = Array.isArray(author)
    ? author.map(textOf)
    : textOf(author)
      ? textOf(author).split(/,\s+|\s+and\s+/)
      : cited;
  const authors = written
    .filter(Boolean)
    .map((name) => (/^(?:admin|me)$/.test(name) ? owner : name.replace(/[*†]$/, '')));
  const [year = '', month] = dateOf(date, 2)?.split('-') ?? [];
  const place = oneLine(textOf(journal)).replace(/[*_]/g, '');
  const types = `${textOf(file.fields.category)} ${textOf(file.fields.pub_type)} ${listOf(file.fields.publication_types)}`;
  const type = !place
    ? 'misc'
    : /conference|^\s*1\b|proceeding/i.test(`${types} ${place}`)
      ? 'inproceedings'
      : 'article';
  const fields = {
    title: withoutHtml(textOf(title)),
    author: authors.join(' and '),
    [type === 'inproceedings' ? 'booktitle' : 'journal']: place,
    year,
    month: month && String(Number(month)),
    ...{ doi: textOf(values.doi), url: urlOf(values.url) ?? '', abstract: withoutHtml(textOf(abstract)) },
    selected: String(selected) === 'true' ? 'true' : '',
  };
  const filled = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value ? [[name, name === 'url' || name === 'doi' ? value : toLatex(value)]] : [],
  );
  return writeBibtex(type, keyOf(authors[0]?.split(',')[0] ?? '', year, fields.title, []), Object.fromEntries(filled));
}

/** Returns the lists of a résumé that talks, courses and news are, which the import reads as it reads those. */
export async function listsOf(files: readonly OldFile[], texts: OldTexts): Promise<Group> {
  const entries: { name: string; entry: Group }[] = [];
  for (const file of files) {
    const { kind } = file;
    if (kind !== 'talks' && kind !== 'teaching' && kind !== 'news') continue;
    const body = await texts.body(file, false);
    const values: Group = valuesOf(kind, file);
    const isOneLine = kind === 'news' && !values.title;
    const text = isOneLine ? { title: oneLine(withoutHtml(body)) } : { summary: body || values.summary };
    entries.push({ name: kind === 'news' ? 'News' : kind, entry: { ...values, ...text } });
  }
  const byName = Object.groupBy(entries, ({ name }) => name);
  return Object.fromEntries(Object.entries(byName).map(([name, all = []]) => [name, all.map(({ entry }) => entry)]));
}
