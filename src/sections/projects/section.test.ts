import { expect, it } from 'vitest';
import type { Group } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import * as made from '../../../tests/entries.ts';
import type { FieldWarning } from '../section.ts';
import { projects } from './section.ts';

type ProjectFields = Parameters<typeof made.project>[0];
const project = (fields: ProjectFields) => made.project({ title: 'Cards', category: 'personal', ...fields });
const inResume = (...all: ProjectFields[]) => projects.resume(all.map(project), uiStringsFor())?.entries ?? [];

const shown = {
  description: 'A game.',
  role: 'Design',
  start: '2025',
  date: '2026-08',
  highlights: ['Fast.'],
  technologies: ['C'],
};

it('shows a project’s text and links in the résumé, in the order of its card', () => {
  const links = { demoLink: 'https://demo.example', codeLink: 'https://code.example' };
  expect(inResume({ ...shown, ...links })[0]).toMatchObject({
    title: { text: 'Cards', url: null },
    when: '2025 – Aug 2026',
    text: 'Design. A game.',
    bullets: ['Fast.'],
    technologies: ['C'],
    links: [
      { text: 'Code', url: links.codeLink },
      { text: 'Demo', url: links.demoLink },
    ],
  });
});

it('writes the fields that JSON Resume has', () => {
  expect(projects.jsonResume.write([project({ ...shown, slug: 'cards', organization: 'Lyon' })])).toMatchObject([
    {
      name: 'Cards',
      description: 'A game.',
      highlights: ['Fast.'],
      type: 'personal',
      entity: 'Lyon',
      roles: ['Design'],
      startDate: '2025',
      endDate: '2026-08',
      keywords: ['C'],
    },
  ]);
});

it('exports the demo as the URL, else the code, else the video', () => {
  const links = { demoLink: 'https://a.example', codeLink: 'https://b.example', youtubeLink: 'https://c.example' };
  const all = [links, { ...links, demoLink: undefined }, { youtubeLink: links.youtubeLink }, {}].map(project);
  expect(projects.jsonResume.write(all)).toMatchObject([
    { url: links.demoLink },
    { url: links.codeLink },
    { url: links.youtubeLink },
    { url: undefined },
  ]);
});

it('exports a body without headings, whose text and URL have no fields', () => {
  const body = '<https://a.example>\n\nFor two.\n\n- Free';
  const all = [
    { ...shown, body },
    { ...shown, body: `## Problem\n\n${body}` },
  ].map(project);
  expect(projects.jsonResume.write(all)).toMatchObject([
    { description: 'A game.\n\nFor two.', highlights: ['Free', 'Fast.'], url: 'https://a.example' },
    { description: 'A game.', highlights: ['Fast.'], url: undefined },
  ]);
});

it('shows the organization and a body without headings in the résumé', () => {
  const note = { organization: 'City of Lyon', description: 'A game.', body: 'For two.\n\n- No luck needed' };
  expect(inResume(note)[0]).toMatchObject({
    organization: { text: 'City of Lyon', url: null },
    text: 'A game. For two.',
    bullets: ['No luck needed'],
  });
  expect(inResume({ ...note, body: '1. ![a](./b.svg)\n2. c' })[0]?.bullets).toEqual(['c']);
  const study = inResume({ ...note, body: '## Problem\n\nNobody played.' })[0];
  expect(study).toMatchObject({ text: 'A game.', bullets: [] });
});

const warningsFor = (fields: Group) => projects.warnings({ fields, body: new Markdown('') });

it.each([
  ['A card game for four.', { found: '21', allowed: '80' }],
  ['四人用の纸牌游戏', { found: '8', allowed: '30' }],
  ['ブラウザで四人で遊べるカードゲームです。ルールは誰でも読めるように書きました。', undefined],
])('warns of a description that is too short for its script: %s', (description, facts) => {
  const warning = { path: ['description'], kind: 'description', ...facts };
  expect(warningsFor({ description })).toEqual(facts ? [warning] : []);
});

it.each<[Group, FieldWarning[]]>([
  [{ private: true }, []],
  [{ private: false, demoLink: 'https://example.com' }, []],
  [{ private: true, codeLink: 'https://example.com/code' }, [{ path: ['private'], kind: 'privateLabel' }]],
  [{ imageSrc: './cover.svg' }, [{ path: ['imageSrc'], kind: 'coverAlt' }]],
  [{ imageSrc: './cover.svg', coverAlt: 'Four cards' }, []],
])('warns of `private` beside a link, and of a cover without alt text: %o', (fields, warnings) => {
  expect(warningsFor({ description: 'A'.repeat(80), ...fields })).toEqual(warnings);
});
