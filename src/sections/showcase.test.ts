import { describe, expect, it } from 'vitest';
import { job, paper, post, project } from '../../tests/entries.ts';
import type { SectionValues, TileKind } from './index.ts';
import { captionOf, fillShowcase } from './showcase.ts';

const many = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));
const projects = (count: number) =>
  many(count, (index) =>
    project({
      slug: `project-${index + 1}`,
      title: `Project ${index + 1}`,
      category: index % 2 ? 'research' : 'freelance',
    }),
  );
const jobs = (count: number) =>
  many(count, (index) =>
    job({ company: `Firm ${index}`, title: 'Engineer', start: `${2010 + index}-01`, slug: `job-${index}` }),
  );
const papers = (count: number) =>
  many(count, (index) =>
    paper({ slug: `p${index}`, title: `On the falls of patient number ${index}`, date: `${2020 - index}` }),
  );

const fill = (values: object, kinds?: readonly TileKind[]) => fillShowcase(values as SectionValues, 'en', kinds);
const labels = (values: object, kinds?: readonly TileKind[]) => fill(values, kinds).tiles.map(({ label }) => label);

describe('the showcase', () => {
  it('holds projects first, then one of each kind in turn, sorted by kind', () => {
    const values = {
      projects: projects(2),
      experience: jobs(9),
      publications: papers(9),
      awards: [{ title: 'Prize' }],
    };
    expect(labels(values)).toEqual(['Fig. 1', 'Fig. 2', 'Paper', 'Paper', 'Job', 'Job', 'Award']);
    expect(fill(values).summary).toBe('Projects\u00a02 · Publications\u00a09 · Experience\u00a09 · Awards\u00a01');
  });

  it('has the language of each entry', () => {
    const lang = 'fr';
    const kinds = {
      projects: [{ ...project({ title: 'A' }), lang }],
      experience: [{ ...job({ title: 'B' }), lang }],
      awards: [{ title: 'C', lang }],
    };
    expect(fill(kinds).tiles.map((tile) => tile.lang)).toEqual([lang, lang, lang]);
  });

  it('holds seven of fourteen projects, and counts all', () => {
    const { tiles, summary } = fill({ projects: projects(14), talks: [{ title: 'Talk' }] });
    expect(tiles.map(({ label }) => label)).toEqual(many(7, (index) => `Fig. ${index + 1}`));
    expect(summary).toBe('14 projects: 7 research, 7 freelance');
  });

  it('counts projects by category in other languages, and only their number if one has none', () => {
    const some = [
      project({ category: 'personal' }),
      project({ category: 'personal' }),
      project({ category: 'research' }),
    ];
    const summaryOf = (...all: unknown[]) => fillShowcase({ projects: all } as SectionValues, 'de').summary;
    expect(summaryOf(...some)).toBe('3 Projekte: Privat (2), Forschung (1)');
    expect(summaryOf(...some, project())).toBe('4 Projekte');
  });

  it('holds the newest job, however many projects there are', () => {
    const { tiles, summary } = fill({ projects: projects(14), experience: jobs(3), publications: papers(3) });
    expect(tiles.map(({ label }) => label)).toEqual([...many(6, (index) => `Fig. ${index + 1}`), 'Job']);
    expect(tiles.at(-1)?.title).toBe('Engineer, Firm 0');
    expect(summary).toBe('Projects\u00a014 · Experience\u00a03');
    const few = { projects: projects(5), publications: papers(1), talks: [{ title: 'Talk' }] };
    expect(labels({ ...few, experience: jobs(1) }).slice(5)).toEqual(['Paper', 'Job']);
    expect(labels({ projects: projects(7), experience: jobs(3) }, ['projects'])).not.toContain('Job');
  });

  it('never repeats a drawing, nor a shape of papers side by side, even for one company or title', () => {
    const same = {
      publications: papers(7).map((paper) => ({ ...paper, slug: 'same' })),
      talks: many(7, () => ({ title: 'Same' })),
      writing: many(7, () => post({ title: 'Same' })),
      // Stays at one company that another job interrupts, or jobs without a company.
      experience: many(7, () => job({ title: 'Quay' })),
      teaching: many(7, () => ({ course: 'Same' })),
      volunteering: many(7, () => ({ role: 'Same' })),
      awards: many(7, () => ({ title: 'Same' })),
      education: many(7, () => ({ title: 'Same' })),
      certificates: many(7, () => ({ title: 'Same' })),
    };
    for (const [kind, entries] of Object.entries(same)) {
      const drawn = fill({ [kind]: entries }).tiles.map(({ image }) => (image.kind === 'drawing' ? image.markup : ''));
      const forms = drawn.map((markup) => markup.replaceAll(/[-.\d]+/g, ''));
      if (kind === 'publications')
        for (const [index, form] of forms.slice(1).entries()) expect(form, kind).not.toBe(forms[index]);
      // The first and the last of seven are neither beside nor below each other.
      expect(new Set(drawn.slice(1)).size, kind).toBe(6);
      expect(new Set(drawn.slice(0, 6)).size, kind).toBe(6);
    }
  });
});

describe('a tile', () => {
  it('is called by its short title, its organization or its title', () => {
    const captions = (values: object) => fill(values).tiles.map(({ caption }) => caption);
    const short = project({ title: 'Aortic aneurysm detection', shortTitle: 'Aorta' });
    expect(captions({ projects: [short, project({ title: 'Card game' })] })).toEqual(['Aorta', 'Card game']);
    expect(captions({ experience: [job({ company: 'Quay, Sampleport' }), job({ title: 'Engineer' })] })).toEqual([
      'Quay',
      'Engineer',
    ]);
  });

  it('links to its page or its entry', () => {
    const { tiles } = fill({
      projects: [project({ slug: 'one' })],
      experience: jobs(1),
      talks: [{ title: 'Talk' }],
    });
    expect(tiles.map(({ path }) => path)).toEqual(['/projects/one', '/#talks-1', '/experience#entry-job-0']);
    const posts = many(7, (index) => post({ title: `Post ${index}`, date: '2024-05', url: 'https://example.com' }));
    expect(fill({ writing: posts }).tiles.map(({ path }) => path)).toEqual([
      ...many(5, (index) => `/#writing-${index + 1}`),
      '/writing#writing-2024',
      '/writing#writing-2024',
    ]);
  });
});

const room = { narrow: 9, wide: 15 };

it.each([
  ['en', 'Card game', 'Card game'],
  ['en', 'University of Northmere', 'Uni|ver|sity of Northmere'],
  ['en', 'Cod in the dark: vocal activity in a fjord', 'Cod in the dark: vocal…'],
  ['fr', 'Reprendre sans casser : dix ans de code', 'Reprendre sans casser…'],
  ['ja', '縦書きとウェブ――読みやすさを支える技術', '縦書きとウェブ――読みやすさを…'],
  ['de', 'Medikamentenverfallsüberwachung', 'Medi|ka|men|ten|ver|falls|über|wa|chung'],
])(
  'cuts a name of %s after a word, and leaves one that is too long for two lines to the page: %s',
  (language, name, caption) => {
    expect(captionOf(name, language, room).replaceAll('\u00ad', '|')).toBe(caption);
  },
);
