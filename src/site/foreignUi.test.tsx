// @vitest-environment node
/** Pages in a language without UI strings. */
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formTarget } from '#base/formServices.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { absoluteFrom } from '#base/urls.ts';
import { only } from '#content/edition.ts';
import { contentFiles, type Site } from '#sections/contentFiles.ts';
import { filterChoices } from '#sections/projects/filterChoices.ts';
import type { Category } from '#sections/projects/schema.ts';
import { fillShowcase } from '#sections/showcase.ts';
import { hasPage } from '#sections/writing/post.ts';
import { Moved } from '#ui/Moved.tsx';
import * as made from '../../tests/entries.ts';
import { about, emptyRenderData, job, ownSection, paper, shownShowcase } from '../../tests/entries.ts';
import { AboutPage } from './about/AboutPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { ExperiencePage } from './experience/ExperiencePage.tsx';
import { ProjectFilter } from './islands/ProjectFilter.tsx';
import { SendButton } from './islands/SendButton.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { NotFound } from './notFound/NotFound.tsx';
import type { PageContent } from './prepare.ts';
import { ProjectPage } from './projects/ProjectPage.tsx';
import { ProjectsPage } from './projects/ProjectsPage.tsx';
import { PostPage } from './writing/PostPage.tsx';
import { WritingPage } from './writing/WritingPage.tsx';

/** All content is in Arabic script, so that every Latin character on a page comes from UI strings. */
const word = 'كلمة';
const words = 'كلمة وكلمة';
const url = 'https://site.example';
const repeat = <One,>(count: number, make: (number: number) => One) =>
  Array.from({ length: count }, (_, at) => make(at));

const body = `## ${words}

${word} [${word}](${url}) ${word}.[^1] ${word}.[^2] ${word}.[^2]

![${word}](image.svg "${words}")

[^1]: ${word}
[^2]: ${word}
`;

const project = (category: Category, more: Parameters<typeof made.project>[0] = {}) =>
  made.project({
    title: words,
    description: words,
    role: word,
    organization: word,
    technologies: [word],
    category,
    ...more,
  });

const projects = [
  project('research', { codeLink: url, demoLink: url, start: '2019-05', date: '2020-02', publications: ['paper'] }),
  project('personal'),
  ...repeat(3, (at) => project('freelance', { slug: `work-${at}`, availability: word })),
];
const allProjects = projects.map((each, index) => ({
  ...made.shown(each, index + 1),
  ...(index === 1 && { repository: { stars: 12, lastCommit: '2026-02-01' } }),
}));
const period = { start: '2020-02', end: '2021-05' };
const record = (at: number) => ({ title: `${word} ${at}`, issuer: word, date: '2020-02', expires: '2028-03' });
const post = { title: words, tags: [word], body };
const runs = [{ text: words, marks: [] }];
const publication = paper({
  slug: 'paper',
  key: 'paper',
  title: words,
  heading: runs,
  names: runs,
  source: runs,
  links: { doi: url, pdf: url, video: url },
  summary: words.repeat(200),
  note: word,
});
const entry = { technologies: [word], description: [words], summary: words };

const allValues = {
  skills: { note: words, groups: [{ name: word, level: word, items: [{ name: word, highlight: true }] }] },
  education: [
    { title: word, institution: word, start: '2016', honors: '1.3', courses: [word, words], summary: words },
    { institution: word, honors: words },
  ],
  talks: [{ title: word, event: word, location: word, date: '2020-02', slides: url, video: url }],
  awards: repeat(25, record),
  languages: [{ name: word, level: word }],
  references: repeat(6, () => ({ person: word, role: word, quote: words })),
  interests: [{ name: word, text: words }],
  teaching: [
    { course: word, institution: word, term: word },
    { course: word, term: words, ...period },
  ],
  volunteering: [{ role: word, organization: word, ...period, highlights: [words] }],
  experience: [
    job({ ...entry, ...period, slug: 'a', title: word, company: word, location: word, type: 'internship' }),
    job({ ...entry, start: '2022-01', slug: 'b', title: word, company: words, websiteUrl: url, type: 'the data mine' }),
  ],
  publications: [publication],
  writing: [
    ...repeat(6, (at) => made.post({ ...post, slug: `post-${at}`, date: '2026-08-14', updated: '2026-09' })),
    made.post({ ...post, slug: 'post' }),
  ],
};

/**
 * Renders every page of a site in a language; returns the HTML by page name.
 * @param lang of its entries, if it isn't the site's
 */
async function pagesIn(language: string, lang?: string) {
  const strings = uiStringsFor(language);
  const entriesOf = (list: unknown) => (Array.isArray(list) ? list.map((entry) => ({ ...entry, lang })) : list);
  const listed = Object.entries(allValues).map(([name, list]) => [name, lang ? entriesOf(list) : list]);
  const values: typeof allValues = Object.fromEntries(listed);
  const shownProjects = allProjects.map((each) => (lang ? { ...each, project: { ...each.project, lang } } : each));
  const html = await toHtml(new Markdown(body), { strings: uiStringsIn(strings, lang), figures: '4.' });
  const pages = { projects: words, experience: words, contact: words, writing: words };
  const links = [{ name: word, url }];
  const owner = { name: word, role: word, tagline: words, location: word, lookingFor: word };
  const contact = { email: 'me@site.example', phone: '+33 1', links };
  const facts = [{ name: word, value: words }];
  const site = contentFiles.site.schema.parse({ ...owner, ...contact, pages, facts, language }) as Site;
  const certificates = repeat(30, (at) => ({ ...record(at), issuer: `${word} ${at % 4}` }));
  const own = ownSection({ heading: words, body, entries: [{ title: word, organization: word, ...period }] });
  const me = about({ intro: words, body });
  const texts = new Map([me, own].map((text) => [text.body, html]));
  const whole = {
    ...{ ...values, site, projects, certificates },
    about: me,
    more: [own],
    edition: only,
    renderData: {
      ...emptyRenderData,
      projects: shownProjects,
      showcase: shownShowcase(fillShowcase({ projects: projects.slice(0, 3), ...values } as never, language)),
    },
  };
  const content = whole as unknown as PageContent;
  const few = {
    ...content,
    renderData: { ...content.renderData, showcase: shownShowcase(fillShowcase({ talks: values.talks }, language)) },
    certificates: certificates.slice(0, 3),
  };
  const labels = strings.projects;
  const { button, sending, offline } = strings.contact;
  const target = formTarget(
    'formspree',
    { email: site.email, id: 'a' },
    { next: `${url}/contact#sent`, subject: word },
  );
  const at = absoluteFrom(new URL(url));
  const [first, second] = shownProjects;
  const [here] = content.writing.filter(hasPage);
  if (!first || !second || !here) throw new Error('There is no project, or no post.');
  const card = <SendButton label={button} sending={sending} offline={offline} />;
  const nowhere = { site: { ...site, email: undefined, phone: undefined, location: undefined, links: [] } };
  return {
    home: <AboutPage content={content} texts={texts} />,
    'home of few works': <AboutPage content={few} texts={texts} />,
    projects: (
      <ProjectsPage
        content={content}
        filter={<ProjectFilter label={labels.filter} choices={filterChoices(projects, labels)} />}
      />
    ),
    'a project': <ProjectPage content={content} shown={first} html={html} />,
    'a project with a repository': <ProjectPage content={content} shown={second} html={html} />,
    experience: <ExperiencePage content={content} today={new Date('2026-11-22')} />,
    writing: <WritingPage content={content} />,
    'a post': <PostPage content={content} post={here} html={html} />,
    contact: <ContactPage content={content} target={target} at={at} send={card} />,
    'contact without a form': <ContactPage content={content} at={at} />,
    'contact without any': <ContactPage content={{ ...content, ...nowhere } as unknown as PageContent} at={at} />,
    'an unknown path': <NotFound language={language} edition="" pages={[{ page: 'home', path: '/' }]} />,
    header: <Header language={language} edition="" name={word} pages={[{ page: 'home', path: '/' }]} />,
    footer: <Footer {...{ language, edition: '', name: word, year: 2026, links, hasFeed: true, counted: true }} />,
    'a moved page': <Moved title={words} href="/" language={language} />,
  };
}

const documentOf = (page: ReactElement) => new JSDOM(renderToStaticMarkup(page)).window.document;

/** Returns the texts of a page. `lang` is the language attribute of the text, if it differs from the page's. */
function textsOf(page: Document): { text: string; lang?: string | null }[] {
  const texts: { text: string; lang?: string | null }[] = [];
  // Skips decoration, the characters of drawings, which have alt text, and email addresses, which have no language.
  for (const element of page.querySelectorAll('body :not([aria-hidden="true"], [aria-hidden="true"] *)'))
    for (const { nodeType, textContent } of element.childNodes)
      if (nodeType === 3 && !textContent?.includes('@') && !element.closest('[role="img"] *, [href^="mailto:"]'))
        texts.push({ text: textContent ?? '', lang: element.closest('[lang]')?.getAttribute('lang') });
  return texts;
}

it('marks only English UI strings as English on every page', async () => {
  const language = 'fa';
  for (const [name, page] of Object.entries(await pagesIn(language))) {
    const document = documentOf(page);
    for (const image of document.querySelectorAll('[role=img], img'))
      if (/[a-z]/i.test(image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? ''))
        expect(image.closest('[lang]')?.getAttribute('lang'), name).toBe('en');
    const texts = textsOf(document);
    const english = texts.filter(({ text }) => /[a-z]/i.test(text));
    expect(english.length, name).toBeGreaterThan(0);
    expect(
      english.filter(({ lang }) => lang !== 'en').map(({ text }) => text),
      name,
    ).toEqual([]);
    expect(
      texts.filter(({ text, lang }) => lang && lang !== language && /\p{Script=Arabic}/u.test(text)),
      name,
    ).toEqual([]);
  }
});

/** Names that no language translates, and texts of the owner of these pages. */
const names =
  /YouTube|BibTeX|DOI|arXiv|PDF|QR|Data Mine|formspree|Word|404|Vercel Web Analytics|Speed Insights|cookies?|me@site\.example|https?:\S+/gi;

it('has no English word on any page, or for screen readers', async () => {
  for (const [name, page] of Object.entries(await pagesIn('ru'))) {
    const document = documentOf(page);
    const heard = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
      ['aria-label', 'alt', 'title'].map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    const shown = textsOf(document).map(({ text }) => text);
    expect(
      [...shown, ...heard].filter((text) => /[a-z]/i.test(text.replace(names, ''))),
      name,
    ).toEqual([]);
    expect(document.querySelector('[lang]'), name).toBeNull();
  }
});

it('marks UI strings in entries of another language than the page’s', async () => {
  const languages = new Set<unknown>();
  for (const [name, page] of Object.entries(await pagesIn('ru', 'fa'))) {
    const texts = textsOf(documentOf(page)).filter(({ lang }) => lang);
    for (const { lang } of texts) languages.add(lang);
    const inWrong = (lang: string, script: RegExp) =>
      texts.filter((each) => each.lang === lang && script.test(each.text));
    expect(inWrong('fa', /\p{Script=Cyrillic}/u), name).toEqual([]);
    expect(inWrong('ru', /\p{Script=Arabic}/u), name).toEqual([]);
  }
  expect([...languages].sort()).toEqual(['fa', 'ru']);
});
