/** What each file of a former site becomes, by its front matter and its text. */
import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import type { Group } from '#base/group.ts';
import { datesIn } from '#base/readDate.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { sections } from '#sections/index.ts';
import { toLatex, writeBibtex } from '#sections/publications/bibtex.ts';
import { readAuthors } from '#sections/publications/jsonResume.ts';
import { keyOf } from '#sections/publications/keys.ts';
import type { OldTexts } from './oldTexts.ts';
import { fieldOf, listOf, type OldFile, textOf } from './readOldSite.ts';

const plain = (value: unknown) => oneLine(withoutHtml(textOf(value)));
const line = (most: number) => (value: unknown) => cutAtWord(plain(value), most);
const url = (value: unknown) => readUrl(textOf(value))?.url;
const labels = (value: unknown) => [...new Set(listOf(value).map((each) => cutAtWord(each, room.label)))];
/** @param parts year, month and day, or fewer */
const date = (parts: number) => (value: unknown) => {
  const text = textOf(value);
  const found = /^\d{4}(-\d\d){0,2}/.exec(text)?.[0] ?? datesIn(text)?.find((each) => each !== 'now');
  return found?.split('-').slice(0, parts).join('-');
};

/** The fields of posts and projects: how they are read, and their names in front matter, the best first. */
const fieldsOf = {
  writing: {
    title: [line(room.item), 'title'],
    description: [line(room.description), 'description excerpt summary subtitle ogDescription'],
    date: [date(3), 'date pubDatetime pubDate publishDate published_date'],
    updated: [date(3), 'lastmod modDatetime updatedDate last_modified_at last_updated updated'],
    tags: [labels, 'tags categories'],
    url: [url, 'redirect external_source external_link external_url'],
  },
  projects: {
    title: [line(room.line), 'title'],
    description: [line(room.description), 'description excerpt summary subtitle'],
    date: [date(2), 'date publishDate year'],
    order: [(value: unknown) => Number(value) || undefined, 'importance weight order'],
    technologies: [labels, 'technologies tags'],
    imageSrc: [textOf, 'img image.filename image teaser header.teaser cover.image cover thumbnail'],
    coverAlt: [line(160), 'image_alt image.alt_text image.caption cover.alt'],
    codeLink: [url, 'github github_url url_code repo repository'],
    demoLink: [url, 'redirect external_link url_site url website demo url_preview'],
    youtubeLink: [url, 'url_video video youtube'],
  },
} as const;
export type EntryKind = keyof typeof fieldsOf;

/** Returns a post or a project, without fields that content rejects. */
export async function entryOf(file: OldFile, kind: EntryKind, aliases: readonly string[], texts: OldTexts) {
  const body = await texts.body(file);
  const read = Object.entries(fieldsOf[kind]).map(([name, [as, names]]) => [name, as(fieldOf(file.fields, names))]);
  const fields: Record<string, unknown> = Object.fromEntries(read);
  fields.title ||= file.slug;
  if (file.isDraft) fields.draft = true;
  // A post has a text, or is elsewhere.
  if (body) delete fields.url;
  if (aliases.length && !fields.url) fields.aliases = aliases;
  if (kind === 'projects') {
    const cover = fields.imageSrc || ['featured.jpg', 'featured.png'].find((name) => texts.find(name, file.path));
    const image = cover && (await texts.image(String(cover), file.path));
    fields.imageSrc = image && `../${image}`;
    if (!image) delete fields.coverAlt;
    if (!fields.codeLink && !fields.demoLink) fields.private = false;
  }
  const invalid = (sections[kind].schema.safeParse(fields).error?.issues ?? []).map(({ path }) => path[0]);
  const valid = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && String(value) !== '' && !invalid.includes(name),
  );
  return { fields: Object.fromEntries(valid), body };
}

/** Returns a publication that has a page instead of BibTeX. `owner` is who `admin` is among its authors. */
export function bibtexOf({ fields }: OldFile, owner: string): string {
  const value = (names: string) => plain(fieldOf(fields, names));
  // "Hopper, G., & Noether, E. (1952)." or "Grace Hopper, Emmy Noether, “…”"
  const [, cited] = /^(\p{Lu}[^("“]*?),?\s*(?:\(\d{4}|["“])/u.exec(value('citation')) ?? [];
  const { names } = readAuthors([fieldOf(fields, 'authors author') ?? cited].flat().map(textOf));
  const authors = names.map((name) => (/^(?:admin|me)$/.test(name) ? owner : name));
  const [year = '', month = ''] = date(2)(fields.date)?.split('-') ?? [];
  const [title, venue] = [value('title'), value('publication venue journal').replace(/[*_]/g, '')];
  const types = [value('category'), value('pub_type'), listOf(fields.publication_types), venue].join(' ');
  const type = !venue ? 'misc' : /conference|^\s*1\b|proceeding/i.test(types) ? 'inproceedings' : 'article';
  const texts = {
    title,
    author: authors.join(' and '),
    [type === 'inproceedings' ? 'booktitle' : 'journal']: venue,
    ...{ year, month: month.replace(/^0/, ''), abstract: value('abstract excerpt summary') },
    selected: value('featured selected') === 'true' ? 'true' : '',
  };
  return writeBibtex(type, keyOf(texts), {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toLatex(text)])),
    doi: value('doi hugoblox.ids.doi'),
    url: url(fieldOf(fields, 'paperurl url_pdf link url external_link')),
  });
}

/** Returns the lists of a résumé that talks, courses and news are: their fields have the names that résumés have. */
export async function listsOf(files: readonly OldFile[], texts: OldTexts): Promise<Group> {
  const lists: Record<string, Group[]> = {};
  for (const file of files) {
    if (!['talks', 'teaching', 'news'].includes(file.kind)) continue;
    const body = await texts.body(file, false);
    const isLine = file.kind === 'news' && !file.fields.title;
    const text = isLine ? { title: plain(body) } : body && { summary: body };
    const name = file.kind === 'news' ? 'News' : file.kind;
    // The text says what these say in short.
    const isShort = (field: string) => body && /^(?:abstract|description|excerpt)$/.test(field);
    const fields = Object.entries(file.fields).filter(([field]) => !isShort(field));
    lists[name] = [...(lists[name] ?? []), { ...Object.fromEntries(fields), ...text }];
  }
  return lists;
}
