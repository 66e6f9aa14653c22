// @vitest-environment node
import fc from 'fast-check';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { strayIn } from '#base/characters.ts';
import { formTarget } from '#base/formServices.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { contentFiles, type Site } from '#sections/contentFiles.ts';
import { ExperienceList } from '#sections/experience/ExperienceList.tsx';
import { employersOf } from '#sections/experience/experience.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import { TimeBars } from '#sections/experience/TimeBars.tsx';
import { timeScale } from '#sections/experience/timeScale.ts';
import { isFilled, isSection } from '#sections/index.ts';
import { MoreSection } from '#sections/more/MoreSection.tsx';
import type { More } from '#sections/more/schema.ts';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import type { Project } from '#sections/projects/schema.ts';
import { PostBody } from '#sections/writing/PostBody.tsx';
import type { Post } from '#sections/writing/schema.ts';
import { PostList } from '#sections/writing/Writing.tsx';
import { Moved } from '#ui/Moved.tsx';
import { drawMonogram } from '#ui/monogram.ts';
import { PageHead } from '#ui/PageHead.tsx';
import * as made from '../../tests/entries.ts';
import { arbitraryContent } from '../../tests/hostile/arbitraries.ts';
import { attacksOn } from '../../tests/hostile/payloads.ts';
import { type Kind, kinds, shapeOf, textsOf } from '../../tests/hostile/shapes.ts';
import { aboutDrawings } from './about/drawings.tsx';
import { FirstScreen } from './about/FirstScreen.tsx';
import { ContactBody } from './contact/ContactBody.tsx';
import { drawSections } from './drawSections.tsx';
import { Seo } from './head/Seo.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { ProjectPage } from './projects/ProjectPage.tsx';
import { Showcase } from './showcase/Showcase.tsx';

/** Number of generated values, split among the kinds of files. Seeds are fixed: failures are reproducible. */
const values = 2_000;
const runs = Math.ceil(values / kinds.length);
const seed = 20261121;

const url = 'https://alex.example';
const image = drawMonogram('cover');

/** What content adds to the fields of a file. */
const file = { file: 'content/work.md', slug: 'work', body: new Markdown('') };

/** Renders a section as its page does. */
function drawSection(kind: Kind, fields: object): ReactElement {
  const value = made.contentWith(kind, fields);
  const content = made.pageContent({ [kind]: value });
  const drawn = [...drawSections('about', aboutDrawings, content), ...drawSections('experience', {}, content)];
  expect(drawn.length > 0).toBe(isSection(kind) && isFilled(kind, value));
  return (
    <>
      {drawn.map(({ id, drawing }) => (
        <Fragment key={id}>{drawing}</Fragment>
      ))}
    </>
  );
}

/** Renders other kinds of content, by components that together must show every text of a file. */
const parts: Partial<Record<Kind, (fields: never) => ReactElement>> = {
  site: (site: Site) => {
    const { name, tagline = '', keywords, email = 'me@example.com', form, links, pages, photoAlt, source } = site;
    const target = { next: `${url}/contact#sent`, subject: name };
    return (
      <>
        <Seo title={name} description={tagline} keywords={keywords} url={url} siteName={name} />
        <Header language="en" edition="" name={name} contact={[email, site.phone].join()} pages={[]} />
        <FirstScreen owner={site} canWrite sections={[]}>
          {photoAlt && <img alt={photoAlt} />}
        </FirstScreen>
        {Object.values(pages).map((lead) => lead && <PageHead key={lead} heading={name} lead={lead} />)}
        <ContactBody {...site} email={email} target={formTarget(form.service, { email, id: form.id }, target)} />
        <Footer language="en" edition="" name={name} year={2026} links={links} source={source} hasFeed counted />
      </>
    );
  },
  about: ({ intro }: { intro: string }) => (
    <>
      <FirstScreen owner={{ name: 'Alex' }} intro={intro} canWrite sections={[]}>
        -
      </FirstScreen>
      <Seo title="Alex" description={intro} keywords={[]} url={url} siteName="Alex" />
    </>
  ),
  more: ({ heading, entries }: More) => <MoreSection id="more" heading={heading} entries={entries} />,
  projects: (fields: Project) => {
    const project = { ...fields, ...file };
    const bare = { ...project, codeLink: undefined, youtubeLink: undefined, demoLink: undefined };
    const shown = made.shown(project);
    const { renderData } = made.withShowcase({ projects: [project] });
    const content = made.pageContent({ renderData: { ...renderData, projects: [shown] } });
    return (
      <>
        <Showcase {...renderData.showcase}>-</Showcase>
        <ProjectList projects={[shown]} />
        <ProjectPage content={content} shown={made.shown(bare, 2)} />
        <Moved title={project.title} href="/projects/work" language="en" />
      </>
    );
  },
  writing: (fields: Post) => {
    const post = { ...fields, ...file };
    return (
      <>
        <PostList posts={[post]} />
        <PostBody post={post} />
      </>
    );
  },
  experience: (fields: ExperienceEntry) => {
    const entry = { ...fields, ...file };
    const roles = [entry, { ...entry, slug: 'role' }];
    const logos = new Map([[entry, image]]);
    const scale = timeScale(employersOf(roles), '2026-11', 'en');
    return (
      <>
        {scale && <TimeBars {...scale} />}
        <ExperienceList entries={[entry]} logos={logos} present="2026-11" dataMineUrl={url} />
        <ExperienceList entries={roles} logos={logos} present="2026-11" dataMineUrl={url} />
      </>
    );
  },
};

const tag = /<\/?([a-z][a-z0-9]*)((?:\s[^\s=>]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const attribute = /\s([^\s=>]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Returns the elements, attributes, URLs and characters in markup that no component writes. */
function problemsIn(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(tag, (_, name: string, attributes: string) => {
    if (/^(script|style|iframe|object|embed|base|frame)$/.test(name)) found.push(`<${name}>`);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (/^(on|style$|srcdoc|formaction)/i.test(key)) found.push(key);
      if (!/^(href|src|action)$/i.test(key)) continue;
      if (!/^(https?:\/\/|mailto:[^@]+@|tel:\+?\d|[/#])/.test(value) || /\s/.test(value))
        found.push(`${key}="${value}"`);
    }
    return '';
  });
  if (/[<>]/.test(rest)) found.push(`unread markup: ${/.{0,20}[<>].{0,20}/s.exec(rest)?.[0]}`);
  if (strayIn(html)) found.push(`invalid character: ${strayIn(html)}`);
  if (/[\u202a-\u202e]/.test(html)) found.push('bidirectional control character');
  return found;
}

describe(`${values} generated values`, () => {
  it.each(kinds)(
    'of %s are rendered correctly, or rejected with their field',
    (kind) => {
      const shape = shapeOf(kind);
      let accepted = 0;
      const property = fc.property(arbitraryContent(kind), (value) => {
        const { data, error } = contentFiles[kind].schema.safeParse(value);
        if (error) {
          expect(error.issues.length).toBeGreaterThan(0);
          for (const { path, message } of error.issues) {
            // Only problems of the whole file have no field.
            if (!path.length)
              expect(message).toMatch(/^(must be a group of fields|is required \(a group|has an unknown field)/);
            expect(message).toMatch(/^(must|is required|contains the invalid|has an unknown field)\b/);
            expect(message).not.toMatch(/[\r\n]/);
            expect(strayIn(message), message).toBeUndefined();
            expect(message.length).toBeLessThan(250);
          }
          return;
        }
        accepted += 1;
        const html = renderToStaticMarkup(parts[kind]?.(data as never) ?? drawSection(kind, data));
        expect(problemsIn(html)).toEqual([]);
        // A mark keeps the signs of C++ in order in right-to-left text.
        const plain = (text: string) => text.replaceAll('\u200e', '');
        const shown = plain(decode(html));
        // A section without entries is on no page.
        for (const { path, text } of html ? textsOf(data, shape) : []) expect(shown, path).toContain(plain(text));
      });
      fc.assert(property, { numRuns: runs, seed, examples: attacksOn(kind) });
      expect(accepted, 'valid values').toBeGreaterThan(runs / 20);
      expect(accepted, 'valid values').toBeLessThan((runs * 19) / 20);
    },
    600_000,
  );
});
