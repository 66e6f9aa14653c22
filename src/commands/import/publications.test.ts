import { expect, it } from 'vitest';
import { isError } from '#base/problems.ts';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

const name = 'Nemo Niemand';

/** Returns the content of a résumé with publications, and the publications of its file. */
async function take(...publications: unknown[]) {
  const resume = JSON.stringify({ basics: { name }, publications });
  const content = toContent(readResume(() => parseJson(resume), 'resume.json'));
  const file = content.files.get('publications.bib') ?? '';
  const { entries, problems } = await readPublications(file);
  expect(problems.filter(isError)).toEqual([]);
  return { content, file, made: makePublications(entries, name) };
}
const written = ({ reference }: { reference: readonly { text: string }[] }) =>
  reference.map(({ text }) => text).join('');

it('reports a DOI that is none', async () => {
  const { content } = await take({ name: 'Paper', releaseDate: '2020', doi: 'arXiv:1' });
  expect(content.byHand).toContain('Publication 1 (Paper), doi is not a DOI (found "arXiv:1"). It was left out.');
});

it('writes an entry that any program can read', async () => {
  const { file, content } = await take({
    name: 'Which Diameter?',
    author: 'Nemo Niemand',
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
  expect(content.byHand.join('\n')).toMatch(
    /1 publication: your résumé doesn't say what it is[\s\S]*changed to https.*https:\/\/example.com\/a_b/,
  );
  expect(content.noPlace).toEqual([]);
});

it.each([
  [{ releaseDate: '2026' }, '2026', 'T. (2026).'],
  [{ releaseDate: '2026-02' }, '2026-02', 'T. (2026, February).'],
  [{ releaseDate: '2026-02-15' }, '2026-02-15', 'T. (2026, February 15).'],
  [{ releaseDate: '2026-02-31' }, '2026-02', 'T. (2026, February).'],
  [{ releaseDate: 'June 2026' }, '2026-06', 'T. (2026, June).'],
  [
    { releaseDate: '2026', authors: 'Séamus Ó Lund, Bo van der Beek' },
    '2026',
    'Séamus Ó Lund, & van der Beek, B. (2026). T.',
  ],
  [{ releaseDate: '2026', authors: ['A. Sample', 'X, Y and Z'] }, '2026', 'Sample, A., & X, Y and Z. (2026). T.'],
])('reads %j', async (fields, date, reference) => {
  const { made } = await take({ name: 'T', ...fields });
  expect(made.map((each) => [each.date, written(each)])).toEqual([[date, reference]]);
});

it.each(['50% of {a} \\b_c ~ ^ $5 #1 & "q" <i>', "a--b c''", '{', '}{', 'ünï 漢'])(
  'keeps the title %s',
  async (title) => {
    const { made } = await take({ name: title, releaseDate: '2026' });
    expect(made[0]?.title).toBe(title);
  },
);

it('reports publications without a name or date, and leaves out only those without a name', async () => {
  const { made, content } = await take(
    { publisher: 'P', releaseDate: '2020' },
    { name: 'Soon', releaseDate: 'some day' },
    { name: 'T' },
    'A title alone',
  );
  expect(made.map(({ key, date }) => [key, date])).toEqual([
    ['publicationsoon', undefined],
    ['publicationt', undefined],
    ['publicationtitle', undefined],
  ]);
  expect(content.noPlace).toEqual([
    'Publication 1 has no name (found publisher: P, releaseDate: 2020). It was left out.',
  ]);
  expect(content.byHand.filter((line) => line.startsWith('Publication '))).toEqual([
    'Publication 2 (Soon) has no date that can be read (found "some day"). Add its year in content/publications.bib.',
    'Publication 3 (T) has no date. Add its year in content/publications.bib.',
    'Publication 4 (A title alone) has no date. Add its year in content/publications.bib.',
  ]);
});

it('gives every entry a key of its own', async () => {
  const { made } = await take({ name: 'The T', releaseDate: '2026' }, { name: 'The T', releaseDate: '2026' });
  expect(new Set(made.map(({ key }) => key)).size).toBe(2);
});

it('writes no author if none is known, and reports which entries need one', async () => {
  const { file, made, content } = await take(
    { name: 'Alone', releaseDate: '2026', authors: ['et al.'] },
    { name: 'Together', releaseDate: '2025', authors: ['Bo Sample'] },
    { name: 'Nameless', releaseDate: '2024' },
  );
  expect(made.map(written)).toEqual(['Alone. (2026).', 'Sample, B. (2025). Together.', 'Nameless. (2024).']);
  expect(made.map(({ authors }) => authors.length)).toEqual([0, 1, 0]);
  expect(made.map(({ bibtex }) => /\bauthor\b/.test(bibtex))).toEqual([false, true, false]);
  expect(file).not.toContain('Niemand');
  expect(content.byHand).toContain('Authors are missing. Add them in content/publications.bib: "Alone", "Nameless"');
});

it.each([
  ['Ada Sample, Nemo Niemand, et al.', 'Sample, A., Niemand, N., et al. (2026). T.'],
  ['Sample, Ada; Niemand, Nemo', 'Sample, A., & Niemand, N. (2026). T.'],
  ['Sample A, Niemand N', 'Sample, A., & Niemand, N. (2026). T.'],
  [
    ['Niemand, Nemo', 'World Sample Organization, Department of X'],
    'Niemand, N., & World Sample Organization, Department of X. (2026). T.',
  ],
  [[{ name: 'Ada Sample' }, { firstName: 'Nemo', lastName: 'Niemand' }], 'Sample, A., & Niemand, N. (2026). T.'],
  [[{ given: 'Ada', family: 'Sample' }, { literal: 'CERN' }], 'Sample, A., & CERN. (2026). T.'],
  ['Sammy Sample, Jr. and Nemo Niemand', 'Sammy Sample, Jr., & Niemand, N. (2026). T.'],
  ['架空 さくら、Nemo Niemand', '架空 さくら, & Niemand, N. (2026). T.'],
])('cites the authors %j', async (author, reference) => {
  for (const field of ['author', 'authors']) {
    const { made, content } = await take({ name: 'T', releaseDate: '2026', [field]: author });
    expect(made.map(written)).toEqual([reference]);
    expect(content.byHand.join()).not.toContain('Authors are missing');
    expect(content.noPlace).toEqual([]);
  }
});

it('makes the key of the first author, the year and the title', async () => {
  const { made } = await take(
    { name: 'Diameters', releaseDate: '2026', author: 'Sample, Ada; Niemand, Nemo' },
    { name: 'Spheres', releaseDate: '2025', author: ['Bo van der Muster'] },
  );
  expect(made.map(({ key }) => key)).toEqual(['sample2026diameters', 'muster2025spheres']);
});

it('makes a key that differs from those of other entries by more than case', async () => {
  const own = { 'x-vitrine': { bibtex: '@misc{Niemand2026Which, title = {Which}, year = {2026}}' } };
  const { file } = await take({ name: 'Which', ...own }, { name: 'Which', author: name, releaseDate: '2026' });
  expect(file.match(/(?<=^@misc\{)[^,]+/gm)).toEqual(['Niemand2026Which', 'niemand2026which2']);
});
