// @vitest-environment jsdom
/** What programs read of the content, made from generated content and read back by parsers of other hands. */
import { validate } from '@jsonresume/schema';
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import VCard from 'vcf';
import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import { llmsText } from '#documents/llmsText.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { siteFeed } from '#documents/siteFeed.ts';
import { vCard } from '#documents/vCard.ts';
import type { Award } from '#sections/awards/schema.ts';
import type { Certificate } from '#sections/certificates/schema.ts';
import type { EducationEntry } from '#sections/education/schema.ts';
import { contentFiles, type SectionValues } from '#sections/index.ts';
import type { SpokenLanguage } from '#sections/languages/schema.ts';
import type { More } from '#sections/more/schema.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Project } from '#sections/projects/project.ts';
import type { PersonalReference } from '#sections/references/schema.ts';
import type { Talk } from '#sections/talks/schema.ts';
import type { Teaching } from '#sections/teaching/schema.ts';
import type { Volunteering } from '#sections/volunteering/schema.ts';
import type { PagedPost } from '#sections/writing/post.ts';
import { arbitraryContent } from '../../tests/hostile/arbitraries.ts';
import { type Kind, kinds, shapeOf, textsOf } from '../../tests/hostile/shapes.ts';
import { jsonLd, type PageData, pageGraph } from './head/jsonLd.ts';
import { aboutData, contactData, experienceData, postData, projectData, projectsData } from './head/pageData.ts';
import { sectionData } from './head/sectionData.ts';
import { projects as samples } from './styleguide/samples.ts';

/** For each kind of file. */
const runs = 300;
const seed = 20261121;

const at = (path: string) => absolute(path, new URL('https://alex.example'), '/me');
const today = new Date('2026-11-22');
const someone = contentFiles.site.schema.parse({ name: 'Alex' }) as Site;
/** Readers may take several blanks for one. */
const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Every text in a document, whatever its form. */
function allTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** What structured data says, read from the page that it stands in. */
function graphTexts(data: PageData): string[] {
  const page = { path: '/', title: 'Title', description: 'Description', siteName: 'Alex' };
  document.body.innerHTML = `<script type="application/ld+json">${jsonLd(pageGraph(data, page, at))}</script>`;
  expect(document.body.childElementCount).toBe(1);
  return allTexts(document.body.textContent ?? '');
}

/** What the structured data of About says of these sections. */
const aboutTexts = (values: SectionValues) =>
  graphTexts(aboutData({ owner: someone, intro: values.about?.intro, values, today }, at));

/** The same of Experience. */
const experienceTexts = (values: SectionValues) =>
  graphTexts(experienceData(someone, [], at, sectionData('experience', values, { at, today })));

/** What the résumé for programs says; it keeps to its schema. */
function resumeTexts(content: Partial<Parameters<typeof jsonResume>[0]>): string[] {
  const json = JSON.stringify(jsonResume({ site: someone, ...content }));
  validate(JSON.parse(json), (errors) => expect(errors ?? []).toEqual([]));
  return allTexts(json);
}

/** What a contact card says, its escapes undone. */
function cardTexts(site: Site): string[] {
  const card = new VCard().parse(vCard({ ...site, photo: undefined, urls: site.links.map(({ url }) => url) }));
  const values = ['fn', 'title', 'tel', 'email'].flatMap((name) => [card.get(name) ?? []].flat());
  return values.map((value) => String(value.valueOf()).replace(/\\([\\,;])/g, '$1'));
}

/** What a feed reader shows of a feed. */
function feedTexts(site: Site, projects: readonly Project[], writing: readonly PagedPost[] = []): string[] {
  const xml = siteFeed(site, { projects, writing }, at, new Date(0));
  expect(() => parseXml(xml)).not.toThrow();
  const { title, subtitle, entries = [] } = parseAtomFeed(xml);
  const html = entries.flatMap((entry) => [entry.title?.value, entry.summary?.value]);
  const shown = html.map((text) => new DOMParser().parseFromString(text ?? '', 'text/html').body.textContent);
  return [title?.value, subtitle?.value, ...shown].filter((text) => text !== undefined);
}

/** The headings of the text for language models, which no text of the owner's adds to. */
const llms = (owner: Site, values: SectionValues) => llmsText({ owner, values, navigation: [] }, at).match(/^#.*$/gm);

/** By kind of content: what each reader must find there, by the fields' names. */
const readers: Record<Kind, (facts: never) => Record<string, { texts: string[]; fields: RegExp }>> = {
  site: (site: Site) => {
    expect(llms(site, {})).toHaveLength(site.links.length ? 4 : 3);
    return {
      'structured data': { texts: graphTexts(contactData(site, at)), fields: /^(name|location)$/ },
      'contact card': { texts: cardTexts(site), fields: /^(name|role)$/ },
      feed: { texts: feedTexts(site, []), fields: /^pages\.projects$/ },
      résumé: { texts: resumeTexts({ site }), fields: /^(name|role|phone|links\.\d+\.name)$/ },
    };
  },
  about: (about: { intro: string }) => ({
    'structured data': { texts: aboutTexts({ about }), fields: /^intro$/ },
    résumé: { texts: resumeTexts({ about }), fields: /^intro$/ },
  }),
  skills: (skills: never) => ({
    'structured data': { texts: aboutTexts({ skills }), fields: /items\.\d+\.name$/ },
    résumé: { texts: resumeTexts({ skills }), fields: /name$/ },
  }),
  education: ({ entries: education }: { entries: EducationEntry[] }) => {
    aboutTexts({ education });
    return { résumé: { texts: resumeTexts({ education }), fields: /institution$/ } };
  },
  talks: ({ entries: talks }: { entries: Talk[] }) => ({
    'structured data': { texts: aboutTexts({ talks }), fields: /event$/ },
    résumé: { texts: resumeTexts({ talks }), fields: /(title|event|location)$/ },
  }),
  awards: ({ entries: awards }: { entries: Award[] }) => {
    aboutTexts({ awards });
    return { résumé: { texts: resumeTexts({ awards }), fields: /(title|issuer|summary)$/ } };
  },
  certificates: ({ entries: certificates }: { entries: Certificate[] }) => ({
    'structured data': { texts: aboutTexts({ certificates }), fields: /(title|issuer)$/ },
    résumé: { texts: resumeTexts({ certificates }), fields: /(title|issuer)$/ },
  }),
  languages: ({ entries: languages }: { entries: SpokenLanguage[] }) => ({
    'structured data': { texts: aboutTexts({ languages }), fields: /name$/ },
    résumé: { texts: resumeTexts({ languages }), fields: /(name|level)$/ },
  }),
  references: ({ entries: references }: { entries: PersonalReference[] }) => ({
    résumé: { texts: resumeTexts({ references }), fields: /(quote|person|role)$/ },
  }),
  teaching: ({ entries: teaching }: { entries: Teaching[] }) => ({
    'structured data': { texts: experienceTexts({ teaching }), fields: /(course|institution)$/ },
    résumé: { texts: resumeTexts({ teaching }), fields: /(course|role|institution|term|summary)$/ },
  }),
  volunteering: ({ entries: volunteering }: { entries: Volunteering[] }) => ({
    'structured data': { texts: experienceTexts({ volunteering }), fields: /organization$/ },
    résumé: { texts: resumeTexts({ volunteering }), fields: /(role|organization|summary|highlights\.\d+)$/ },
  }),
  more: (facts: More) => ({
    résumé: {
      texts: resumeTexts({ more: [{ ...facts, slug: 'own', body: '' }] }),
      fields: /(heading|title|organization|text)$/,
    },
  }),
  interests: ({ entries }: { entries: never[] }) => ({
    résumé: { texts: resumeTexts({ interests: entries }), fields: /name$/ },
  }),
  projects: ({ imageSrc: _, ...facts }: { imageSrc?: string; date?: string }) => {
    const project = { ...(samples[0] as Project), ...facts, date: facts.date ?? '2026' };
    expect(llms(someone, { projects: [project] })).toEqual(['# Alex', '## This site', '## Projects', '## Optional']);
    graphTexts(projectsData(someone, [project], '/projects', at));
    return {
      'structured data': { texts: graphTexts(projectData(someone, project, at)), fields: /^(title|description)$/ },
      feed: { texts: feedTexts(someone, [project]), fields: /^(title|description)$/ },
      résumé: { texts: resumeTexts({ projects: [project] }), fields: /^(title|description|technologies)/ },
    };
  },
  writing: (facts: Omit<PagedPost, 'url'>) => {
    const post = { ...facts, url: undefined, date: facts.date ?? '2026', slug: 'a', page: { path: '/a', href: '/a' } };
    expect(llms(someone, { writing: [post] })).toEqual(['# Alex', '## This site', '## Writing', '## Optional']);
    return {
      'structured data': { texts: graphTexts(postData(someone, post, at)), fields: /^(title|description|tags)/ },
      feed: { texts: feedTexts(someone, [], [post]), fields: /^(title|description)$/ },
      résumé: { texts: resumeTexts({ writing: [post] }), fields: /^(title|description)$/ },
    };
  },
  experience: (facts: never) => {
    graphTexts(experienceData(someone, [{ ...(facts as object), slug: 'work' } as never], at));
    return { résumé: { texts: resumeTexts({ experience: [facts] }), fields: /^(title|company|description)/ } };
  },
};

it.each(kinds)(
  'whatever text %s holds, programs read it whole',
  (kind) => {
    const shape = shapeOf(kind);
    let read = 0;
    const property = fc.property(arbitraryContent(kind), (value) => {
      const { success, data: marked } = contentFiles[kind].schema.safeParse(value);
      if (!success) return;
      // Nothing is marked as left out of the résumé.
      const data: unknown = JSON.parse(JSON.stringify(marked), (name, each) =>
        name === 'resume' && each === false ? true : each,
      );
      const texts = textsOf(data, shape);
      for (const [reader, { texts: found, fields }] of Object.entries(readers[kind](data as never))) {
        for (const { path, text } of texts.filter((each) => fields.test(each.path))) {
          read += 1;
          expect(found.map(flat), `${reader}, ${path}`).toContain(flat(text));
        }
      }
    });
    fc.assert(property, { numRuns: runs, seed });
    expect(read, 'texts that were looked for').toBeGreaterThan(runs / 10);
  },
  60_000,
);
