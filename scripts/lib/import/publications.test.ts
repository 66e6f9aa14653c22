import { expect, it, vi } from 'vitest';
import { makePublications } from '../../../src/publications/publication.ts';
import { readPublications } from '../../../src/publications/read.ts';
import { resumeSchema, withoutBlanks } from './resumeSchema.ts';
import { toContent } from './toContent.ts';

// citeproc reads the whole style for the first of them: no limit of time that a busy machine could miss.
vi.setConfig({ testTimeout: 120_000 });

const name = 'Nemo Niemand';

/** The draft of a résumé with publications, and what the site makes of its file. */
async function take(...publications: unknown[]) {
  const draft = toContent(resumeSchema.parse(withoutBlanks({ basics: { name }, publications })));
  const file = draft.files.get('publications.bib') ?? '';
  const { entries, mistakes } = await readPublications(file);
  expect(mistakes).toEqual([]);
  return { draft, file, made: makePublications(entries, name) };
}
const written = ({ reference }: { reference: readonly { text: string }[] }) =>
  reference.map(({ text }) => text).join('');

it('writes an entry that any program can read', async () => {
  const { file, draft } = await take({
    name: 'Which Diameter?',
    publisher: 'Sample & Sons',
    releaseDate: '2026-02-15',
    url: 'http://example.com/a_b',
    summary: 'A <b>protocol</b>.',
  });
  expect(file).toBe(`@misc{niemand2026which,
  author = {Nemo Niemand},
  title = {Which Diameter?},
  year = {2026},
  month = feb,
  day = {15},
  howpublished = {Sample \\& Sons},
  url = {https://example.com/a_b},
  abstract = {A protocol.},
}
`);
  expect(draft.byHand.join('\n')).toMatch(
    /Publications are @misc, .*\(1\)[\s\S]*made so; .*\n {2}https:\/\/example.com\/a_b/,
  );
  expect(draft.noPlace).toEqual(['publications[].summary: kept as `abstract`, which pages do not show']);
});

it.each([
  [{ releaseDate: '2026' }, '2026', 'Niemand, N. (2026). T.'],
  [{ releaseDate: '2026-02' }, '2026-02', 'Niemand, N. (2026, February). T.'],
  [{ releaseDate: '2026-02-15' }, '2026-02-15', 'Niemand, N. (2026, February 15). T.'],
  [{ releaseDate: '2026-02-31' }, '2026-02', 'Niemand, N. (2026, February). T.'],
  [{ releaseDate: 'June 2026' }, '2026-06', 'Niemand, N. (2026, June). T.'],
  [{ releaseDate: '2026', authors: ['A. Sample', 'X, Y and Z'] }, '2026', 'Sample, A., & X, Y and Z. (2026). T.'],
])('reads %j', async (facts, date, reference) => {
  const { made } = await take({ name: 'T', ...facts });
  expect(made.map((each) => [each.date, written(each)])).toEqual([[date, reference]]);
});

it.each(['50% of {a} \\b_c ~ ^ $5 #1 & "q" <i>', "a--b c''", '{', '}{', 'ünï 漢'])(
  'keeps the title %s',
  async (title) => {
    const { made } = await take({ name: title, releaseDate: '2026' });
    expect(made[0]?.title).toBe(title.replace(' <i>', ''));
  },
);

it('tells what has no name or no date, and leaves out only the nameless', async () => {
  const { made, draft } = await take(
    { publisher: 'P', releaseDate: '2020' },
    { name: 'Soon', releaseDate: 'some day' },
    { name: 'T' },
    'A title alone',
  );
  expect(made.map(({ key, date }) => [key, date])).toEqual([
    ['niemandsoon', undefined],
    ['niemandt', undefined],
    ['niemandtitle', undefined],
  ]);
  expect(draft.byHand.filter((line) => line.startsWith('publications['))).toEqual([
    'publications[1] has no name (found publisher: P, releaseDate: 2020). It was left out.',
    'publications[2] has no date that can be read ("some day"): give it `year` in publications.bib.',
    'publications[3] has no date: give it `year` in publications.bib.',
    'publications[4] has no date: give it `year` in publications.bib.',
  ]);
});

it('gives every entry a key of its own', async () => {
  const { made } = await take({ name: 'The T', releaseDate: '2026' }, { name: 'The T', releaseDate: '2026' });
  expect(new Set(made.map(({ key }) => key)).size).toBe(2);
});
