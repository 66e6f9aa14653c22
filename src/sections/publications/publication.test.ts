import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { entryTypes } from './entryTypes.ts';
import { makePublications, type Publication } from './publication.ts';
import { readPublications } from './read.ts';

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
    ['techreport', { institution: 'I', number: '7' }, 'Example, A. (2026). A title (Technical Report No. 7). I.'],
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
    ['Sample, Bo and {Alex B. Example}', ['Alex B. Example']],
  ])('among %s', async (author, names) => {
    expect(marked(await publication({ author }), 'owner')).toEqual(names);
  });
});

describe('LaTeX comes out as letters', () => {
  it.each([
    ['M{\\"u}ller, \\"Uber, {\\O}re, \\aa, \\ss, Lo{\\"\\i}c, \\v{c}, \\c{c}', 'Müller, Über, Øre, å, ß, Loïc, č, ç'],
    ['50\\% \\& more --- a_b\\ldots{} \\LaTeX\\ is hy\\-phen', '50% & more — a_b… LaTeX is hyphen'],
    ['\\unknown{x} ~ y \\cite[p.~2]{z}', 'x   y z'],
    ['$\\left(a\\right) \\unknown$, \\href{https://a.example}{b}', '(a) unknown, b'],
  ])('%s', async (title, text) => {
    expect((await publication({ title })).title.replaceAll('\u00A0', ' ')).toBe(text);
  });

  it.each([
    ['{\\L}ukasz Kaiser', 'Łukasz Kaiser'],
    ["\\'{E}tienne {de la} Tour", 'Étienne de la Tour'],
    ['van der Berg, J. R.', 'J. R. van der Berg'],
    ['{Team of X and Y}', 'Team of X and Y'],
    ['Kim Placeholder 0002', 'Kim Placeholder'],
    ['family=Sample, given=Bo, prefix=van der', 'Bo van der Sample'],
  ])('in the name %s', async (author, name) => {
    expect((await publication({ author })).authors.map((each) => each.name)).toEqual([name]);
  });

  it('sets scripts of mathematics that have no letters of their own', async () => {
    const made = await publication({ title: '$O(n^k)$ and $v_{ij}$' });
    expect(written(made)).toBe('Example, A. (2026). O(nk) and vij.');
    expect([marked(made, 'sup'), marked(made, 'sub')]).toEqual([['k'], ['ij']]);
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
    [{ eprint: '2401.00001', archiveprefix: 'arXiv' }, { arxiv: 'https://arxiv.org/abs/2401.00001' }],
    [{ eprint: '123', archiveprefix: 'pubmed' }, {}],
    [{ eprint: 'hep-th/9901001v2', archiveprefix: 'arXiv' }, { arxiv: 'https://arxiv.org/abs/hep-th/9901001v2' }],
    [{ journal: 'arXiv preprint arXiv:2101.00001' }, { arxiv: 'https://arxiv.org/abs/2101.00001' }],
    [{ doi: 'http://dx.doi.org/10.5555/a' }, { doi: 'https://doi.org/10.5555/a' }],
    [
      { url: 'http://www.jmlr.org/a', pdf: 'HTTP://example.com/a.pdf' },
      { web: 'https://www.jmlr.org/a', pdf: 'https://example.com/a.pdf' },
    ],
    [{ url: 'https://example.com/a http://example.com/b' }, { web: 'https://example.com/a' }],
    [{ howpublished: '\\url{https://example.com/a\\_b}' }, { web: 'https://example.com/a_b' }],
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

describe('a date', () => {
  const dated = (date: string) => publications(`@misc{key, author={Example, Alex}, title={T}, ${date}}`);

  it.each([
    ['year = 2026, month = {Jun.}', '2026, June', '2026-06'],
    ['year = 2026, month = {Spring}', '2026, Spring', '2026'],
    ['year = 2026, month = feb # "~2"', '2026, February 2', '2026-02-02'],
    ['year = 2026, month = {July--September}', '2026, July–September', '2026-07'],
    ['year = 2026, month = {16--18 June}', '2026, June 16–18', '2026-06-16'],
    ['year = 2026, month = {Dec./Jan.}', '2026–2027, December–January', '2026-12'],
    ['date = {2020-06-01/2020-06-03}', '2020, June 1–3', '2020-06-01'],
    ['date = {2020-21}', '2020, Spring', '2020'],
    ['year = {in press}', 'in press', undefined],
    ['year = {{June} 2020}', 'June 2020', '2020'],
  ])('%s', async (date, cited, known) => {
    const [made] = await dated(date);
    expect(made && written(made)).toBe(`Example, A. (${cited}). T.`);
    expect(made?.date).toBe(known);
  });
});

it('begins with the title where nobody is named', async () => {
  const [manual] = await publications('@manual{a, title = {The guide}, organization = {Sample Society}, year = 2020}');
  expect(manual && written(manual)).toBe('The guide. (2020). Sample Society.');
  const [edited] = await publications('@proceedings{a, title = {Proc.}, editor = {Sample, Bo}, year = 2020}');
  expect(edited && written(edited)).toBe('Sample, B. (Ed.). (2020). Proc.');
});

describe('crossref', () => {
  const paper = '@inproceedings{paper, author = {Example, Alex}, title = {T}, pages = {1--2}, CROSSREF = {Proc}}\n';
  const about = 'title = {Proceedings of X}, publisher = {P}, year = 2020, doi = {10.5555/proc}';

  it('is followed, and the proceedings are no work of the owner’s', async () => {
    const made = await publications(`${paper}@proceedings{proc, editor = {Sample, Bo}, ${about}}`);
    expect(made.map(({ key }) => key)).toEqual(['paper']);
    expect(made[0] && written(made[0])).toBe(
      'Example, A. (2020). T. In B. Sample (Ed.), Proceedings of X (pp. 1–2). P.',
    );
    expect(made[0]?.doi).toBeUndefined();
    expect(made[0]?.bibtex).toContain('booktitle = {Proceedings of X}');
    expect(made[0]?.bibtex).not.toContain('crossref');
  });

  it('takes nothing over that the entry says itself', async () => {
    const own = paper.replace('pages', 'booktitle = {X 20}, date = {2021}, pages');
    const [made] = await publications(`${own}@proceedings{proc, ${about}}`);
    expect(made && written(made)).toBe('Example, A. (2021). T. X 20, 1–2.');
  });
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
    'year={in press}',
    'note={x}',
  ];
  const made = await publications(all.map((date, index) => entry(`k${index}`, date)).join(''));
  expect(made.map(({ key, date = '' }) => `${key} ${date}`)).toEqual([
    'k6 ',
    'k4 2026-11',
    'k1 2026-03-01',
    'k2 2026-03',
    'k3 2026',
    'k0 2025',
    'k5 2025',
    'k7 ',
  ]);
});

it('gives each key a file name of its own', async () => {
  const keys = ['DBLP:conf/x', 'dblpconfx', '../up', '+++', '---', 'publication', 'ä'.repeat(200)];
  const made = await publications(keys.map((key) => `@misc{${key}, author={A}, title={T}, year=2026}`).join('\n'));
  expect(made.map(({ slug }) => slug)).toEqual([
    'dblpconfx',
    'dblpconfx-1',
    'up',
    'publication',
    'publication-1',
    'publication-2',
    'ä'.repeat(60),
  ]);
});
