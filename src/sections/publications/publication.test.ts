import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#base/problems.ts';
import { script } from '../../../tests/hostile/attacks.ts';
import { marked, publication, publications } from '../../../tests/publications.ts';
import { abstractOf } from './abstract.ts';
import { namesakeProblems } from './citedProblems.ts';
import { makePublications } from './publication.ts';
import { readPublications } from './read.ts';
import { textOf } from './runs.ts';
import { entryTypes } from './types.ts';

const partsOf = async (fields: Record<string, string>, type?: string) => {
  const { names, source } = await publication(fields, type);
  return [textOf(names), textOf(source)];
};

describe('a reference', () => {
  it('has the style of the APA, without the URLs and the note, which are below it', async () => {
    const fields = { journal: 'J. of X', volume: '12', number: '3', pages: '1--10', doi: '10.5555/x', note: 'Sample' };
    const made = await publication({ ...fields, author: 'Example, Alex and Sample, Bo', url: 'https://example.com' });
    expect(made.apa).toBe('Example, A., & Sample, B. (2026). A title. J. of X, 12(3), 1–10.');
    expect(marked(made, 'i')).toEqual(['J. of X', '12']);
    expect(made.note).toBe('Sample');
    expect([textOf(made.names), textOf(made.source)]).toEqual(['Example, A., & Sample, B.', 'J. of X, 12(3), 1–10.']);
    expect(made.source[0]).toEqual({ text: 'J. of X', marks: ['i'] });
  });

  it("has neither EndNote's name of the type nor the record of PubMed that it writes as a note", async () => {
    const fields = { author: 'Example, Alex', journal: 'J. of X', type: 'Journal Article' };
    const made = await publication({
      ...fields,
      note: '1740-634x Example, Alex Orcid: 0000-0003-4004-9434 '.repeat(9),
    });
    expect(made.apa).toBe('Example, A. (2026). A title. J. of X.');
    expect(made.note).toBeUndefined();
    expect((await publication({ ...fields, note: 'Best paper' })).note).toBe('Best paper');
  });

  it('has author, year and title in every type', async () => {
    const entries = entryTypes.map((type) => `@${type}{${type}, author = {Example, Alex}, title = {A}, year = 2026}`);
    const made = await publications(entries.join('\n'));
    expect(made.filter((each) => !each.apa.startsWith('Example, A. (2026). A'))).toEqual([]);
    expect(made).toHaveLength(entryTypes.length);
  });

  it('leaves out an unknown date', async () => {
    expect((await publication({ year: '', journal: 'J. of X' })).apa).toBe('Example, A. A title. J. of X.');
  });

  it('ends lists of authors and editors with et al. if BibTeX has "and others"', async () => {
    const fields = { author: 'Sample, Bo and others', editor: 'Test, Ed and others', booktitle: 'Book' };
    const made = await publication(fields, 'incollection');
    expect(made.apa).toBe('Sample, B., et al. (2026). A title. In E. Test, et al. (Eds.), Book.');
    expect(made.authors).toEqual([{ name: 'Bo Sample', isOwner: false }]);
  });

  it.each([
    ['book', { author: '', editor: 'Example, Alex', edition: '2' }, 'Example, A. (Ed.).', '(2nd ed.).'],
    ['article', { title: 'Why?', author: '', journal: 'J.' }, '', 'J.'],
    ['article', { pubstate: 'inpress', journal: 'J' }, 'Example, A.', 'J. In press.'],
    ['misc', {}, 'Example, A.', ''],
  ])('of the type %s with %j has its own names and source', async (type, fields, names, source) => {
    expect(await partsOf(fields, type)).toEqual([names, source]);
  });

  it('ends a title that is a question without a period', async () => {
    expect((await publication({ title: '\\emph{Why?}', journal: 'J' })).apa).toBe('Example, A. (2026). Why? J.');
  });
});

it.each([
  ['de', { pubstate: 'inpress', year: '' }, 'Example, A. (im Druck). A title.'],
  ['ja', { author: '김, 민준 and others' }, '김민준ほか (2026). A title.'],
  ['ar', { author: 'حداد, ليلى and Müller, Jo and others' }, 'حداد، ل.، Müller, J.، وآخرون (2026). A title.'],
])('writes states and others in %s', async (language, fields, text) => {
  expect((await publication(fields, 'online', language)).apa).toBe(text);
});

it.each([
  ['de', 'In E. S (Hrsg.), B (2. Aufl., S. 1–3).'],
  ['ja', 'In E. S (Ed.), B (2nd ed., pp. 1–3).'],
])('has the words of its style in %s, if citation-js has them', async (language, source) => {
  const fields = { booktitle: 'B', editor: 'S, E', edition: '2', pages: '1--3' };
  expect(textOf((await publication(fields, 'incollection', language)).source)).toBe(source);
});

describe('the owner’s name stands out', () => {
  it.each([
    ['Example, Alex and Sample, Bo', ['Example, A.']],
    ['Sample, Alex and Example, Bo and Examples, Alex', []],
    ['{Alex B. Example Foundation} and Example, Alexandra', []],
    ['Sample, Bo and {Alex B. Example}', ['Alex B. Example']],
    ['Example*, Alex and Sample†, Bo', ['Example, A.']],
    ['EXAMPLE, ALEX', ['EXAMPLE, A.']],
    ['Example, AB', ['Example, A.']],
    ['Example, Alex and Example, A.', ['Example, A.']],
  ])('among %s', async (author, names) => {
    expect(marked(await publication({ author }), 'owner')).toEqual(names);
  });

  it.each([
    ['José García', 'Garcia, Jose', 'García, J.', 'Garcia, J. M.'],
    ['Łukasz Sørensen', 'Sorensen, Lukasz'],
    ['Ada King, PhD', 'King, A.', '{Ada King}', 'Ada King, Ph.D.', 'Dr. Ada King', 'Prof. Dr. King, Ada'],
    ['Robert Downey Jr.', 'Downey, Jr., Robert', 'Robert Downey, Jr.', 'Downey, R.'],
    ['Ludwig van Beethoven', 'van Beethoven, L.', 'Beethoven, Ludwig van'],
    ['Ben El-Haddad', 'Haddad, Ben', 'El Haddad, B.'],
    ['Jean-Pierre Muster', 'Muster, J.-P.', 'Muster, JP', 'Muster, Jean Pierre'],
    ['Gabriel García Márquez', "Garc{\\'\\i}a M{\\'a}rquez, G.", "M\\'arquez, Gabriel Garc\\'ia"],
    ['Conan O’Brien', "O'Brien, C."],
    ['山田 太郎', '山田太郎'],
  ])('of %s is in %s', async (owner, ...spellings) => {
    for (const author of spellings) {
      const [made] = await publications(`@misc{key, author = {Sample, Bo and ${author}}, title = {T}}`, 'en', owner);
      expect([author, made?.authors.map(({ isOwner }) => isOwner)]).toEqual([author, [false, true]]);
    }
  });

  it('can be a former one, and is nobody’s if two fit alike, unless `owner` says whose', async () => {
    const read = await readPublications(`
      @misc{a, title = {A}, author = {Byron, A. and King, A.}} @misc{b, title = {B}, author = {King, Ada and King, A.}}
      @misc{c, title = {C}, author = {King, A. and King, A.}} @misc{d, title = {D}, author = {King, A. and King, A.}, owner = {2}}
      @misc{e, title = {E}, author = {Sample, Bo and King, A.}, owner = {bo}}`);
    const names = ['Ada King', 'Ada Byron'];
    const owners = makePublications(read.entries, names).map(({ authors }) => authors.map(({ isOwner }) => +isOwner));
    expect(owners.map(String)).toEqual(['0,0', '1,0', '0,0', '0,1', '0,1']);
    expect(namesakeProblems(read, names)).toMatchObject([
      { line: 2, column: 38, path: ['a', 'author'], kind: 'bibtexNamesakes', write: 'owner = {1}' },
      { line: 3, path: ['c', 'author'] },
    ]);
  });

  it.each([
    ['ar', 'ليلى حداد', 'حداد, ليلى and منصور, سامي', ['حداد، ل.'], 'حداد، ل.، & منصور، س. (2026). T.'],
    ['ja', '山田 太郎', '佐藤, 花子 and 山田, 太郎', ['山田太郎'], '佐藤花子, & 山田太郎. (2026). T.'],
    ['en', 'Ada van Dyck', 'van Dyck, Ada and Sample, Bo', ['van Dyck, A.'], 'van Dyck, A., & Sample, B. (2026). T.'],
  ])('in %s', async (language, owner, author, names, text) => {
    const [made] = await publications(`@misc{key, author = {${author}}, title = {T}, year = 2026}`, language, owner);
    expect(made && [marked(made, 'owner'), made.apa]).toEqual([names, text]);
    expect(made?.authors.filter(({ isOwner }) => isOwner)).toHaveLength(1);
  });
});

it.each([
  ['Example*, Ada and *Bo Sample', '*', '*'],
  ['Ada Example $^*$ and Sample$^{1,2}$, Bo', '*', '1,2'],
  ['Ada Example\\textsuperscript{1} and Bo Sample∗†', '1', '*†'],
  ['\\textbf{Example, Ada}$^\\dagger$ and Sample, Bo\\#', '†', '#'],
  ['Example, Ada\\textdagger and Bo Sample\\textsuperscript{\\textsection}', '†', '§'],
])('raises marks of %s, which are no part of the names', async (author, ...marks) => {
  const made = await publication({ author });
  expect(made.authors).toMatchObject([
    { name: 'Ada Example', marks: marks[0] },
    { name: 'Bo Sample', marks: marks[1] },
  ]);
  expect(textOf(made.names)).toBe(`Example, A.${marks[0]}, & Sample, B.${marks[1]}`);
  expect(made.names.flatMap((run) => (run.marks.includes('sup') ? run.text : []))).toEqual(marks);
  expect(made.apa).toBe('Example, A., & Sample, B. (2026). A title.');
  expect(made.bibtex).toMatch(/author = \{(Ada Example|Example, Ada) and (Bo Sample|Sample, Bo)\}/);
});

it.each([
  ['{\\L}ukasz Kaiser', 'Łukasz Kaiser'],
  ["\\'{E}tienne {de la} Tour", 'Étienne de la Tour'],
  ['van der Berg, J. R.', 'J. R. van der Berg'],
  ['{Team of X and Y}', 'Team of X and Y'],
  ['Kim Placeholder 0002', 'Kim Placeholder'],
  ['family=Sample, given=Bo, prefix=van der', 'Bo van der Sample'],
  ['山田, 太郎', '山田太郎'],
  ['{\\bf Doe, Jo}', 'Jo Doe'],
  ['M\\"{}ller, Bo', 'Bo Mller'],
  ['Sample, Xiao-ming', 'Xiao-ming Sample'],
])('reads the name %s', async (author, name) => {
  expect((await publication({ author })).authors.map((each) => each.name)).toEqual([name]);
});

describe('text that looks like HTML', () => {
  it('is set in a title, if publishers write it', async () => {
    const made = await publication({ title: '<i>E. coli</i> in H<sub>2</sub>O', journal: 'J' });
    expect([marked(made, 'i'), marked(made, 'sub'), made.title]).toEqual([['E. coli', 'J'], ['2'], 'E. coli in H2O']);
  });

  const hostile = `${script} <i>x</i> \\textless b> &lt;`;
  it.each(['title', 'author', 'booktitle', 'editor', 'publisher', 'volume'])('is text in %s', async (field) => {
    const made = await publication({ booktitle: 'B', [field]: hostile }, 'incollection');
    const shown = field === 'title' ? `${script} x <b> &lt;` : `${script} <i>x</i> <b>`;
    expect(made.apa).toContain(shown);
    expect(marked(made, 'b')).toEqual([]);
    expect(marked(made, 'i')).toHaveLength(field === 'title' ? 2 : 1);
  });
});

it.each([
  ['We prove \\emph{that} $d = 2\\sqrt{A}$, at 50\\%.', 'We prove that $d = 2\\sqrt{A}$, at 50%.'],
  ['\\(a_1\\) and $$b$$', '$a_1$ and $b$'],
  ['Of *stars* and [links](x) for \\$5', 'Of \\*stars\\* and \\[links\\](x) for \\$5'],
  ['A broken $\\frac{1$ formula {stays} text', undefined],
  ['Half a $formula', undefined],
])('reads the abstract %s with its formulas', (abstract, markdown) => {
  expect(abstractOf(abstract)?.source).toBe(markdown);
});

it('reads an abstract as plain text, and skips one with invalid LaTeX', async () => {
  const made = await publication({ abstract: 'A \\emph{new}\n  way, 50\\% faster' });
  expect(made.summary).toBe('A new way, 50% faster');
  expect((await publication({ abstract: 'Half a $formula' })).title).toBe('A title');
});

it.each([
  ['year = 2026, month = {Jun.}', '2026, June', '2026-06', '2026'],
  ['year = 2026, month = {16--18 June}', '2026, June', '2026-06', '2026'],
  ['year = {Accepted, March 3, 2026}', 'Accepted, March 3, 2026', '2026', '2026'],
  ['date = {2020-06-01/2020-06-03}', '2020, June 1–3', '2020-06-01', '2020'],
  ['date = {2020-21}', '2020, Spring', '2020', '2020'],
  ['year = {{June} 2020}', 'June 2020', '2020', '2020'],
  ['year = {1996--2004}', '1996–2004', '1996', '1996–2004'],
  ['year = {constructor}', 'constructor', undefined, 'constructor'],
])('reads the date %s', async (written, cited, date, when) => {
  const [made] = await publications(`@misc{key, author={Example, Alex}, title={T}, ${written}}`);
  expect(made).toMatchObject({ apa: `Example, A. (${cited}). T.`, date, when });
});

it.each([
  [{ doi: '10.5555/a\\_b' }, { doi: 'https://doi.org/10.5555/a_b' }],
  [{ doi: 'DOI 10.5555/a' }, { doi: 'https://doi.org/10.5555/a' }],
  [{ pdf: '{https://example.com/a}' }, { pdf: 'https://example.com/a' }],
  [{ doi: 'https://dl.example.org/doi/abs/10.5555/a' }, { doi: 'https://doi.org/10.5555/a' }],
  [
    { url: 'www.example.com/a', code: 'git.example.com/a' },
    { web: 'https://www.example.com/a', code: 'https://git.example.com/a' },
  ],
  [{ eprint: '123', archiveprefix: 'pubmed' }, {}],
  [
    { arxiv: '2401.00001', html: 'https://example.com/a' },
    { arxiv: 'https://arxiv.org/abs/2401.00001', web: 'https://example.com/a' },
  ],
  [{ url: 'https://example.com/a http://example.com/b' }, { web: 'https://example.com/a' }],
  [{ howpublished: '\\url{https://example.com/a\\_b}' }, { web: 'https://example.com/a_b' }],
  [{ url: 'https://doi.org/10.5555/a', doi: '10.5555/a' }, { doi: 'https://doi.org/10.5555/a' }],
  [{ url: 'https://example.com/a.pdf' }, { pdf: 'https://example.com/a.pdf' }],
  [
    { url: 'https://www.arxiv.org/abs/2401.00001', eprint: '2401.00001', archiveprefix: 'arXiv' },
    { arxiv: 'https://arxiv.org/abs/2401.00001' },
  ],
])('links %j', async (fields: Record<string, string>, links) => {
  const made = Object.entries((await publication(fields)).links).filter(([, url]) => url);
  expect(Object.fromEntries(made)).toEqual(links);
});

it('exports only citation fields', async () => {
  const own = { file: '/home/me/a.pdf', annote: 'dull', abstract: 'x', pdf: 'https://example.com/a.pdf' };
  expect((await publication({ ...own, journal: 'J', month: 'feb' })).bibtex).toBe(
    '@article{key,\n  author = {Example, Alex},\n  title = {A title},\n  journal = {J},\n  year = {2026},\n  month = feb,\n}\n',
  );
});

describe('crossref', () => {
  const paper = '@inproceedings{paper, author = {Example, Alex}, title = {T}, pages = {1--2}, CROSSREF = {Proc}}\n';
  const about = 'title = {Proceedings of X}, publisher = {P}, year = 2020, doi = {10.5555/proc}';

  it('is followed, and the proceedings are not listed', async () => {
    const made = await publications(`${paper}@proceedings{proc, editor = {Sample, Bo}, ${about}}`);
    expect(made.map(({ key, doi }) => [key, doi])).toEqual([['paper', undefined]]);
    expect(made.map(({ apa }) => apa)).toEqual([
      'Example, A. (2020). T. In B. Sample (Ed.), Proceedings of X (pp. 1–2). P.',
    ]);
    expect(made[0]?.bibtex).toContain('booktitle = {Proceedings of X}');
    expect(made[0]?.bibtex).not.toContain('crossref');
  });

  it('lists proceedings that the owner edited', async () => {
    const made = await publications(`${paper}@proceedings{proc, editor = {Example, Alex}, ${about}}`);
    expect(made.map(({ key }) => key)).toEqual(['paper', 'proc']);
  });

  it('never replaces fields of the entry', async () => {
    const own = paper.replace('pages', 'booktitle = {X 20}, date = {2021}, pages');
    const [made] = await publications(`${own}@proceedings{proc, ${about}}`);
    expect(made?.apa).toBe('Example, A. (2021). T. X 20, 1–2.');
  });
});

it('orders by date, newest first, and keeps the file’s order within one', async () => {
  const dates = ['year=2025', 'date={2026-03-01}', 'year=2026, month=mar', 'year=2026', 'year=2026, month=11'];
  const all = [...dates, 'year=2025', 'year={in press}', 'note={x}'];
  const made = await publications(all.map((date, at) => `@misc{k${at}, author={A}, title={T}, ${date}}`).join('\n'));
  expect(made.map(({ key }) => key)).toEqual(['k6', 'k4', 'k1', 'k2', 'k3', 'k0', 'k5', 'k7']);
});

it('is made once for each language', async () => {
  const { entries } = await readPublications('@misc{a, title = {A}}');
  const german = makePublications(entries, ['Ada'], 'de');
  expect(makePublications(entries, ['Ada'], 'fr')).not.toBe(german);
  expect(makePublications(structuredClone(entries), ['Ada'], 'de')).toBe(german);
});

it('is in the first language of the site unless it says otherwise', async () => {
  const { entries } = await readPublications('@misc{a, title = {A}} @misc{b, title = {B}, langid = {de}}');
  expect(makePublications(entries, ['Ada'], 'de', { first: 'en' }).map(({ lang }) => lang)).toEqual(['en', undefined]);
});

const bibliographies = new URL('../../../tests/bibliographies/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, bibliographies), 'utf8');

/** BibTeX as programs and sites export it, with invented works and people. Beside each: references, links and warnings. */
it.each(['acm', 'arxiv', 'dblp', 'googleScholar', 'mendeley', 'zotero'])(
  'cites %s, and exports the same',
  async (name) => {
    const { entries, problems } = await readPublications(fileOf(`${name}.bib`));
    const publications = makePublications(entries, ['Alex Example']);
    const cited = publications.map((made) => [made.apa, ...Object.values(made.links)].filter(Boolean).join(' '));
    const warnings = problems.map((each) => `\n${each.line}:${each.column} ${sentenceOf(each)}`);
    expect(`${[...cited, ...warnings].join('\n')}\n`).toBe(fileOf(`${name}.txt`));
    for (const publication of publications) {
      const again = await readPublications(publication.bibtex);
      expect(again.problems).toEqual([]);
      expect(makePublications(again.entries, ['Alex Example'])).toMatchObject([
        { apa: publication.apa, bibtex: publication.bibtex },
      ]);
    }
  },
);

it('reads the fields of the site: selection, own page, image and own files', async () => {
  const own = {
    selected: 'true',
    page: 'TRUE',
    preview: 'a\\_b.png',
    pdf: 'papers/a.pdf',
    slides: 'https://b.example/',
  };
  const made = await publication({ ...own, poster: 'My poster.pdf' });
  expect(made).toMatchObject({
    isSelected: true,
    place: { page: '/publications/key' },
    preview: 'a_b.png',
    links: { slides: own.slides, pdf: 'a.pdf', poster: 'My poster.pdf' },
  });
});

it('links co-authors in every spelling, and no namesake', async () => {
  const { entries } = await readPublications(
    '@misc{a, title = {A}, author = {Example, Alex and GARCIA*, J. and Garcia, Maria}, year = 2026}',
  );
  const [made] = makePublications(entries, ['Alex Example'], 'en', {
    coauthors: { 'José García': 'https://a.example/' },
  });
  expect(made?.authors.map(({ url }) => url)).toEqual([undefined, 'https://a.example/', undefined]);
});
