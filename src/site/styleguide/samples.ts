import type { FormTarget } from '#base/formServices.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import { drawCover } from '#sections/projects/cover.ts';
import { type ShownProject, toneOf } from '#sections/projects/project.ts';
import { categories, type Project } from '#sections/projects/schema.ts';
import type { Publication } from '#sections/publications/publication.ts';
import type { Photo } from '#ui/image.ts';
import { drawMonogram } from '#ui/monogram.ts';
import { type Act, disc, draw, rect } from '#ui/shapes.ts';

const technologies = Array.from({ length: 30 }, (_, index) => `Technology ${index + 1}`);

export const sampleSkills = technologies.map((name, index) => ({ name, highlight: index % 4 === 0 }));

export const failedPhoto: Photo = {
  kind: 'photo',
  sources: [],
  sizes: '9rem',
  src: '/no-such.png',
  width: 9,
  height: 9,
};

export const formTargetSample: FormTarget = {
  service: 'A service',
  action: '#top',
  attributes: {},
  honeypot: { name: 'honeypot', type: 'text' },
  hidden: {},
};

const project = (slug: string, facts: Partial<Project>): ShownProject => {
  const category = facts.category ?? 'personal';
  const image = drawMonogram(slug);
  return {
    project: {
      slug,
      file: '',
      body: new Markdown(''),
      title: 'A project',
      description: 'What it does, for whom, and why.',
      category,
      date: '2026-01',
      draft: false,
      aliases: [],
      technologies: ['TypeScript'],
      shortTitle: 'Project',
      ...facts,
    },
    figure: 1,
    cover: { card: image, page: image },
  };
};

export const sampleProjects: ShownProject[] = [
  project('long-words', {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    description: `A${'a'.repeat(120)}: a word that fits nowhere.`,
    codeLink: 'https://example.com/code',
  }),
  project('right-to-left', {
    title: 'מנוע חיפוש לכתבי יד',
    description: 'يبحث في المخطوطات القديمة ويعرض السطر كما كُتب.',
    category: 'research',
    demoLink: 'https://example.com/demo',
  }),
  project('thirty-technologies', { title: 'A project with thirty technologies', technologies, category: 'freelance' }),
];

const file = { file: '', body: new Markdown('') };

export const entries: ExperienceEntry[] = [
  {
    ...file,
    slug: 'bare',
    title: 'An entry without logo, type and link',
    company: 'A company',
    location: 'Remote',
    start: '2026-08',
    description: ['One paragraph.'],
    technologies: [],
    draft: false,
  },
  {
    ...file,
    slug: 'long',
    title: 'An entry with a very long title that needs more than one line of the text column',
    company: 'Gesellschaft-zur-Wahrung-außerordentlich-langer-Firmennamen mbH & Co. KG',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    start: '2019-01',
    end: '2026-07',
    type: 'the data mine',
    websiteUrl: 'https://example.com/long',
    description: ['A paragraph.', 'כתב מימין לשמאל.'],
    technologies,
    draft: false,
  },
];

const plain = (text: string) => [{ text, marks: [] }];

const publication = (slug: string, facts: Partial<Publication>): Publication => ({
  key: slug,
  slug,
  bibtex: '',
  type: 'article-journal',
  title: 'A title',
  authors: [],
  date: '2026',
  when: '2026',
  reference: [],
  heading: plain('A title'),
  names: plain('Sample, A.'),
  source: [],
  links: {},
  ...facts,
});
const everyLink = { doi: '#top', arxiv: '#top', pdf: '#top', web: '#top', code: '#top', video: '#top' };

/** With every link and mark, without any, with long words, and right to left. */
export const samplePublications: Publication[] = [
  publication('every-link', {
    note: 'Best paper award',
    links: everyLink,
    heading: [
      { text: 'On x', marks: [] },
      { text: '2', marks: ['sup'] },
      { text: ' and H', marks: [] },
      { text: '2', marks: ['sub'] },
      { text: 'O', marks: [] },
    ],
    names: [
      { text: 'Sample, A., ', marks: [] },
      { text: 'Example, A.', marks: ['owner'] },
      { text: ', et al.', marks: [] },
    ],
    source: [
      { text: 'A Journal', marks: ['i'] },
      { text: ', 1–10.', marks: [] },
    ],
  }),
  publication('no-link', {}),
  publication('long', {
    links: { doi: '#top' },
    heading: plain('Word'.repeat(40)),
    names: plain('Surname-Surname, A. B., '.repeat(30)),
  }),
  publication('right-to-left', { heading: plain('מנוע חיפוש לכתבי יד'), names: plain('כהן, א.') }),
];

/** Twice as many covers as the showcase has places, and more without a category. */
export const covers = [...categories, undefined].flatMap((category) =>
  Array.from({ length: category ? 14 : 21 }, (_, index) => ({
    tone: toneOf({ category }),
    drawing: drawCover({ slug: `${index}`, category }),
  })),
);

const shapes: Record<Act, [mass: string, ink: string]> = {
  slide: [rect(22, 26, 24, 42) + rect(74, 26, 24, 42), rect(48, 26, 24, 42)],
  run: [rect(24, 16, 72, 8) + rect(24, 56, 60, 8), rect(24, 36, 44, 8)],
  grow: [disc(30, 40, 10) + disc(90, 40, 10), disc(60, 40, 18)],
  close: [rect(46, 0, 28, 80), 'M26 30h8v7h52v-7h8v20h-8v-7H34v7h-8z'],
  turn: ['M0 0h120L78 28H42zm0 80h120L78 64H42z', rect(52, 34, 16, 30)],
};

/** All movements of the ink of a drawing. */
export const acts = Object.entries(shapes).map(([name, [mass, ink]]) => ({
  name,
  drawing: draw({ mass, ink, act: name as Act }),
}));

/** Letters that are drawn from shapes, and some that are text. */
export const monograms = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÆØŁÞБДЖШЯΔΣΩאבשمعي山田김'].map((name) =>
  drawMonogram(name),
);
