// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makePublications, type Publication } from './publication.ts';
import { readPublications } from './read.ts';
import { entryTypes } from './schema.ts';

const fine = { author: 'Example, Alex', title: 'A title', year: '2026' };

async function publications(bibtex: string): Promise<Publication[]> {
  const { entries, mistakes } = await readPublications(bibtex);
  expect(mistakes).toEqual([]);
  return makePublications(entries, 'Alex B. Example');
}

async function publication(fields: Record<string, string>, type = 'article'): Promise<Publication> {
  const lines = Object.entries({ ...fine, ...fields }).map(([name, value]) => `${name} = {${value}}`);
  const [made] = await publications(`@${type}{key, ${lines.join(', ')}}`);
  if (!made) throw new Error('no publication came out');
  return made;
}

const written = ({ reference }: Publication) => reference.map(({ text }) => text).join('');
const marked = ({ reference }: Publication, mark: string) =>
  reference.filter(({ marks }) => marks.some((each) => each === mark)).map(({ text }) => text);

// citeproc reads the whole style for the first of them: no limit of time that a busy machine could miss.
vi.setConfig({ testTimeout: 120_000 });

describe('a reference', () => {
  it('is set in the style of the APA, without the addresses and the note that stand below it', async () => {
    const fields = { journal: 'J. of X', volume: '12', number: '3', pages: '1--10', doi: '10.5555/x', note: 'Sample' };
    const made = await publication({ ...fields, author: 'Example, Alex and Sample, Bo', url: 'https://example.com' });
    expect(written(made)).toBe('Example, A., & Sample, B. (2026). A title. J. of X, 12(3), 1–10.');
    expect(marked(made, 'i')).toEqual(['J. of X', '12']);
    expect(made.note).toBe('Sample');
  });

  it.each([
    ['mastersthesis', { school: 'U' }, 'Example, A. (2026). A title [Master’s thesis]. U.'],
    ['phdthesis', { school: 'U' }, 'Example, A. (2026). A title [PhD thesis]. U.'],
    ['techreport', { institution: 'I', number: '7' }, 'Example, A. (2026). A title (Technical Report No. 7). I.'],
    ['inproceedings', { booktitle: 'Proc.' }, 'Example, A. (2026). A title. Proc.'],
    ['software', { version: '2' }, 'Example, A. (2026). A title (Version 2) [Computer software].'],
  ])('of the type %s is its own', async (type, fields, text) => {
    expect(written(await publication(fields, type))).toBe(text);
  });

  it.each(entryTypes)('of the type %s has author, year and title', async (type) => {
    expect(written(await publication({}, type))).toMatch(/^Example, A\. \(2026\)\. A title/);
  });

  it('ends a list of authors with et al. where BibTeX says "and others"', async () => {
    const made = await publication({ author: 'Example, Alex and Sample, Bo and others' });
    expect(written(made)).toContain('Example, A., Sample, B., et al. (2026)');
    expect(made.authors).toEqual([
      { name: 'Alex Example', isOwner: true },
      { name: 'Bo Sample', isOwner: false },
    ]);
  });
});

describe('the owner’s name stands out', () => {
  it.each([
    ['Example, Alex and Sample, Bo', ['Example, A.']],
    ['Bo Sample and A. B. Example', ['Example, A. B.']],
    ['Sample, Alex and Example, Bo and Examples, Alex', []],
    ['{Alex B. Example Foundation} and Example, Alexandra', []],
  ])('among %s', async (author, names) => {
    expect(marked(await publication({ author }), 'owner')).toEqual(names);
  });
});

describe('LaTeX comes out as letters', () => {
  it.each([
    ['M{\\"u}ller, \\"Uber, {\\O}re, \\aa, \\ss, Lo{\\"\\i}c, \\v{c}, \\c{c}', 'Müller, Über, Øre, å, ß, Loïc, č, ç'],
    ['{CT} and {{MRI}} of {E}xample', 'CT and MRI of Example'],
    ['50\\% \\& more --- a_b\\ldots{} \\LaTeX\\ is hy\\-phen', '50% & more — a_b… LaTeX is hyphen'],
    ['$x^2$, $\\alpha$, $O(n \\log n)$ in $\\mathbb{R}$', 'x², α, O(n log\u202Fn) in R'],
    ['\\unknown{x} ~ y', '\\unknownx   y'],
  ])('%s', async (title, text) => {
    expect((await publication({ title })).title.replaceAll('\u00A0', ' ')).toBe(text);
  });

  it.each([
    ['{\\L}ukasz Kaiser', 'Łukasz Kaiser'],
    ["\\'{E}tienne {de la} Tour", 'Étienne de la Tour'],
    ['Kaiser, {\\L}ukasz', 'Łukasz Kaiser'],
    ['{\\O}re, {\\AA}se', 'Åse Øre'],
    ['van der Berg, J. R.', 'J. R. van der Berg'],
    ['{Team of X and Y}', 'Team of X and Y'],
  ])('in the name %s', async (author, name) => {
    expect((await publication({ author })).authors.map((each) => each.name)).toEqual([name]);
  });

  it('is set as it says', async () => {
    const made = await publication({ title: 'Life of \\textit{E. coli} in H\\textsubscript{2}O', journal: 'J' });
    expect(marked(made, 'i')).toEqual(['E. coli', 'J']);
    expect(marked(made, 'sub')).toEqual(['2']);
    expect(made.title).toBe('Life of E. coli in H2O');
  });
});

describe('what looks like HTML is text', () => {
  const hostile = '<script>alert(1)</script> <i>x</i> \\textless b> &lt;';
  const text = '<script>alert(1)</script> <i>x</i> <b> &lt;';

  it.each(['title', 'author', 'booktitle', 'editor', 'publisher', 'volume'])('in %s', async (field) => {
    const made = await publication({ booktitle: 'B', [field]: hostile }, 'incollection');
    expect(written(made)).toContain(field === 'volume' ? '<script>alert(1)</script> <i>x</i> <b>' : text);
    expect(marked(made, 'b')).toEqual([]);
    expect(marked(made, 'i')).toHaveLength(1);
  });

  it('in what indexes and pages are told', async () => {
    const made = await publication({ title: hostile, author: hostile, note: hostile, journal: hostile });
    expect([made.title, made.authors[0]?.name, made.note, made.container]).toEqual([text, text, text, text]);
  });

  it('whatever it is', async () => {
    const letters = fc.constantFrom('<', '>', '/', 'i', 'b', '&', ';', '#', '"', ' ', 'script', 'sup', '\uE001', '.');
    const titles = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => `T${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(titles, async (title) => {
        const made = await publication({ title, journal: 'J' });
        const blanks = /\s+/g;
        expect(made.title.replace(blanks, '')).toBe(title.replaceAll('\uE001', '').replace(blanks, ''));
        expect(marked(made, 'i')).toEqual(['J']);
      }),
      { numRuns: 100 },
    );
  });
});

describe('links', () => {
  const linksOf = async (fields: Record<string, string>) => {
    const { links } = await publication(fields);
    return Object.fromEntries(Object.entries(links).filter(([, address]) => address));
  };

  it.each([
    [{ doi: '10.5555/a\\_b' }, { doi: 'https://doi.org/10.5555/a_b' }],
    [
      { doi: 'https://doi.org/10.1002/(SICI)1<2::A>3.0.CO;2-S' },
      { doi: 'https://doi.org/10.1002/(SICI)1%3C2%3A%3AA%3E3.0.CO%3B2-S' },
    ],
    [{ eprint: '2401.00001', archiveprefix: 'arXiv' }, { arxiv: 'https://arxiv.org/abs/2401.00001' }],
    [{ eprint: 'arXiv:2401.00001', eprinttype: 'arxiv' }, { arxiv: 'https://arxiv.org/abs/2401.00001' }],
    [{ eprint: '123', archiveprefix: 'pubmed' }, {}],
    [{ url: 'https://example.com/a.PDF?x' }, { pdf: 'https://example.com/a.PDF?x' }],
    [{ url: 'https://example.com/a' }, { web: 'https://example.com/a' }],
    [{ url: 'https://doi.org/10.5555/a', doi: '10.5555/a' }, { doi: 'https://doi.org/10.5555/a' }],
    [
      { pdf: '{https://example.com/a}', code: 'https://example.com/b', video: 'https://example.com/c' },
      { pdf: 'https://example.com/a', code: 'https://example.com/b', video: 'https://example.com/c' },
    ],
  ])('of %j', async (fields, links) => {
    expect(await linksOf(fields)).toEqual(links);
  });
});

it('gives away for citing what makes a citation, and nothing else', async () => {
  const own = { file: '/home/me/a.pdf', annote: 'dull', abstract: 'x', pdf: 'https://example.com/a.pdf' };
  expect((await publication({ ...own, journal: 'J', month: 'feb' })).bibtex).toBe(
    '@article{key,\n  author = {Example, Alex},\n  title = {A title},\n  journal = {J},\n  year = {2026},\n  month = feb,\n}\n',
  );
});

it('orders by date, newest first, and keeps the file’s order within one', async () => {
  const entry = (key: string, date: string) => `@misc{${key}, author={A}, title={T}, ${date}}\n`;
  const all = [
    'year=2025',
    'date={2026-03-01}',
    'year=2026, month=mar',
    'year=2026',
    'year=2026, month=11',
    'year=2025',
  ];
  const made = await publications(all.map((date, index) => entry(`k${index}`, date)).join(''));
  expect(made.map(({ key, date }) => `${key} ${date}`)).toEqual([
    'k4 2026-11',
    'k1 2026-03-01',
    'k2 2026-03',
    'k3 2026',
    'k0 2025',
    'k5 2025',
  ]);
});

it('gives each key a file name of its own', async () => {
  const keys = ['DBLP:conf/x', 'dblpconfx', '../up'];
  const made = await publications(keys.map((key) => `@misc{${key}, author={A}, title={T}, year=2026}`).join('\n'));
  expect(made.map(({ slug }) => slug)).toEqual(['dblpconfx', 'dblpconfx-1', 'up']);
});
