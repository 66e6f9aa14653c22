/** Machine-readable outputs of generated content, read back with other parsers. */
import { validate } from '@jsonresume/schema';
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import VCard from 'vcf';
import { expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { absolute } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { siteFeed } from '#documents/siteFeed.ts';
import { vCard } from '#documents/vCard.ts';
import type { About } from '#sections/about/schema.ts';
import { contentFiles, type Site } from '#sections/contentFiles.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import { isFilled, isSection, type SectionValues, sections } from '#sections/index.ts';
import type { Project } from '#sections/projects/schema.ts';
import type { Section } from '#sections/section.ts';
import type { Post } from '#sections/writing/schema.ts';
import { contentWith, pageContent, project as projectWith } from '../../tests/entries.ts';
import { arbitraryContent } from '../../tests/hostile/arbitraries.ts';
import { attacksOn } from '../../tests/hostile/payloads.ts';
import { type Kind, kinds, shapeOf, textsOf } from '../../tests/hostile/shapes.ts';
import { jsonLd, type PageData, pageGraph } from './head/jsonLd.ts';
import { aboutData, contactData, experienceData, postData, projectData, projectsData } from './head/pageData.ts';
import type { PageContent } from './prepare.ts';

/** Generated values per kind of file. */
const runs = 300;
const seed = 20261121;

/** What content adds to the fields of a file. */
const file = { file: 'content/work.md', slug: 'work', body: new Markdown('') };
const at = (path: string) => absolute(path, new URL('https://alex.example'), '/me');
const today = new Date('2026-11-22');
const someone = contentFiles.site.schema.parse({ name: 'Alex' }) as Site;
/** Collapses spaces, as readers may do. */
const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns every string in a JSON document. */
function allTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** Returns the text of parsed HTML. */
const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Returns the strings of structured data, read back from its page. */
function graphTexts(data: PageData): string[] {
  const page = { path: '/', title: 'Title', description: 'Description', siteName: 'Alex' };
  const html = parseFragment(`<script type="application/ld+json">${jsonLd(pageGraph(data, page, at))}</script>`);
  expect(html.childNodes).toHaveLength(1);
  return allTexts(textOf(html));
}

const contentOf = (values: SectionValues & { site?: Site }) =>
  pageContent({ site: someone, ...values } as Partial<PageContent>);

/** Returns the strings of sections in the structured data of About. */
const aboutTexts = (values: SectionValues) => graphTexts(aboutData(contentOf(values), { today }, at));

/** Returns the strings of sections in the structured data of Experience. */
const experienceTexts = (values: SectionValues) => graphTexts(experienceData(contentOf(values), today, at));

/** Returns the strings of resume.json, after checking it against its schema. */
function resumeTexts(content: Partial<Parameters<typeof jsonResume>[0]>): string[] {
  const json = JSON.stringify(jsonResume({ site: someone, ...content }));
  validate(JSON.parse(json), (errors) => expect(errors ?? []).toEqual([]));
  return allTexts(json);
}

/** Returns the values of a contact card, unescaped. */
function cardTexts(site: Site): string[] {
  const card = new VCard().parse(vCard({ ...site, photo: undefined, urls: site.links.map(({ url }) => url) }));
  const values = ['fn', 'title', 'tel', 'email'].flatMap((name) => [card.get(name) ?? []].flat());
  return values.map((value) => String(value.valueOf()).replace(/\\([\\,;])/g, '$1'));
}

/** Returns the texts that a feed reader shows. */
function feedTexts(site: Site, projects: readonly Project[], writing: readonly Post[] = []): string[] {
  const xml = siteFeed(pageContent({ site, projects, writing }), at, new Date(0));
  expect(() => parseXml(xml)).not.toThrow();
  const { title, subtitle, entries = [] } = parseAtomFeed(xml);
  const html = entries.flatMap((entry) => [entry.title?.value, entry.summary?.value]);
  const shown = html.map((text) => textOf(parseFragment(text ?? '')));
  return [title?.value, subtitle?.value, ...shown].filter((text) => text !== undefined);
}

/** An output that is read back. */
interface Reader {
  texts: string[];
  /** The fields whose texts it must contain. */
  fields: RegExp;
}

/** The fields that sections have in structured data. */
const dataFields: Partial<Record<Kind, RegExp>> = {
  skills: /items\.\d+\.name$/,
  talks: /event$/,
  certificates: /(title|issuer)$/,
  languages: /name$/,
  teaching: /(course|institution)$/,
  volunteering: /organization$/,
};

/** The fields that JSON Resume has too, of sections that have others or no list there. */
const standardFields: Partial<Record<Kind, RegExp>> = {
  skills: /^groups\.\d+\.((name|level)|items\.\d+\.name)$/,
  certificates: /(title|issuer)$/,
  references: /(quote|person)$/,
  talks: /$^/,
  teaching: /$^/,
};

/** Returns readers of a section: resume.json has all of its texts for which JSON Resume has a field. */
function readSection(kind: Kind, fields: object): Record<string, Reader> {
  const values = { [kind]: contentWith(kind, fields) };
  if (!isSection(kind) || !isFilled(kind, values[kind])) return {};
  const { contents }: Section<never> = sections[kind];
  const texts = contents?.page === 'experience' ? experienceTexts(values) : aboutTexts(values);
  const inData = dataFields[kind];
  return {
    ...(inData && { 'structured data': { texts, fields: inData } }),
    résumé: { texts: resumeTexts(values), fields: standardFields[kind] ?? /./ },
  };
}

/** Readers of other kinds of content. */
const readers: Partial<Record<Kind, (fields: never) => Record<string, Reader>>> = {
  site: (site: Site) => ({
    'structured data': { texts: graphTexts(contactData(site, at)), fields: /^(name|location)$/ },
    'contact card': { texts: cardTexts(site), fields: /^(name|role)$/ },
    feed: { texts: feedTexts(site, [projectWith({})]), fields: /^pages\.projects$/ },
    résumé: { texts: resumeTexts({ site }), fields: /^(name|role|phone|links\.\d+\.name)$/ },
  }),
  about: (fields: About) => {
    const about = { ...fields, ...file };
    return {
      'structured data': { texts: aboutTexts({ about }), fields: /^intro$/ },
      résumé: { texts: resumeTexts({ about }), fields: /^intro$/ },
    };
  },
  projects: (fields: Project) => {
    const project = { ...fields, ...file, date: fields.date ?? '2026' };
    graphTexts(projectsData(someone, [project], at));
    return {
      'structured data': { texts: graphTexts(projectData(someone, project, at)), fields: /^(title|description)$/ },
      feed: { texts: feedTexts(someone, [project]), fields: /^(title|description)$/ },
      résumé: { texts: resumeTexts({ projects: [project] }), fields: /^(title|description|technologies)/ },
    };
  },
  writing: (fields: Post) => {
    const post = { ...fields, ...file, url: undefined, date: fields.date ?? '2026' };
    return {
      'structured data': { texts: graphTexts(postData(someone, post, at)), fields: /^(title|description|tags)/ },
      feed: { texts: feedTexts(someone, [], [post]), fields: /^(title|description)$/ },
    };
  },
  experience: (fields: ExperienceEntry) => {
    const entry = { ...fields, ...file };
    experienceTexts({ experience: [entry] });
    return { résumé: { texts: resumeTexts({ experience: [entry] }), fields: /^(title|company|description)/ } };
  },
};

// Sections of one's own are in no such output.
it.each(kinds.filter((kind) => kind !== 'more'))(
  'preserves the texts of %s in every machine-readable output',
  (kind) => {
    const shape = shapeOf(kind);
    let read = 0;
    const property = fc.property(arbitraryContent(kind), (value) => {
      const { success, data: marked } = contentFiles[kind].schema.safeParse(value);
      if (!success) return;
      // Includes entries with `resume: false`.
      const data: unknown = JSON.parse(JSON.stringify(marked), (name, each) =>
        name === 'resume' && each === false ? true : each,
      );
      const texts = textsOf(data, shape);
      const expected = readers[kind]?.(data as never) ?? readSection(kind, data as object);
      for (const [reader, { texts: found, fields }] of Object.entries(expected)) {
        for (const { path, text } of texts.filter((each) => fields.test(each.path))) {
          read += 1;
          expect(found.map(flat), `${reader}, ${path}`).toContain(flat(text));
        }
      }
    });
    fc.assert(property, { numRuns: runs, seed, examples: attacksOn(kind) });
    expect(read, 'texts that were looked for').toBeGreaterThan(runs / 10);
  },
  60_000,
);
