import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { script } from '../../../tests/hostile/attacks.ts';
import { marked, publication, publications, textOf, written } from '../../../tests/publications.ts';
import { entryTypes } from './biblatex.ts';

describe('a reference', () => {
  it('has the style of the APA, without the URLs and the note, which are below it', async () => {
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

  it.each([
    ['author = {Example, Alex}', 'Example, A. A title. J. of X.'],
    ['', 'A title. J. of X.'],
  ])('leaves out an unknown date: %s', async (fields, text) => {
    const [made] = await publications(`@article{key, title = {A title}, journal = {J. of X}, ${fields}}`);
    expect(made && written(made)).toBe(text);
  });

  it('ends a list of authors with et al. if BibTeX has "and others"', async () => {
    const made = await publication({ author: 'Example, Alex and Sample, Bo and others' });
    expect(written(made)).toContain('Example, A., Sample, B., et al. (2026)');
    expect(made.authors).toEqual([
      { name: 'Alex Example', isOwner: true },
      { name: 'Bo Sample', isOwner: false },
    ]);
  });

  it('does so for editors as well', async () => {
    const fields = { author: 'Sample, Bo and others', editor: 'Test, Ed and others', booktitle: 'Book' };
    const text = 'Sample, B., et al. (2026). A title. In E. Test, et al. (Eds.), Book.';
    expect(written(await publication(fields, 'incollection'))).toBe(text);
  });
});

describe('a reference in another language than English', () => {
  const whole = {
    author: 'ა, ა and ბ, ბ and others',
    title: 'გ',
    editor: 'დ, დ and ე, ე',
    translator: 'ვ, ვ and ზ, ზ',
    bookauthor: 'თ, თ',
    booktitle: 'ი',
    journal: 'კ',
    publisher: 'ლ',
    institution: 'მ',
    date: '2026-05-03',
    eventtitle: 'ნ',
    eventdate: '2026-01-30/2026-02-02',
    volume: '3-5',
    volumes: '5',
    number: '7',
    edition: '2',
    part: '2',
    chapter: '4',
    version: '6',
    pages: '1--3',
    pubstate: 'inpress',
  };

  it.each(['ar', 'he', 'ja', 'ko', 'ru', 'zh-Hans'])('has no English word: %s', async (language) => {
    const lines = Object.entries(whole).map(([name, value]) => `${name} = {${value}}`);
    const types = ['artwork', 'audio', 'book', 'dataset', 'electronic', 'image', 'movie', 'patent', 'periodical'];
    const entries = types.map((type) => `@${type}{${type}, ${lines}}`);
    const made = await publications(entries.join('\n'), language);
    expect(made).toHaveLength(entries.length);
    const texts = made.map((each) => written(each).replace(/pp\.|A title/, ''));
    expect(texts.filter((text) => /[a-z\uE000-\uF8FF]/i.test(text))).toEqual([]);
  });

  it('has the commas of Arabic after Arabic words alone', async () => {
    const fields = { author: 'حداد, ليلى and Müller, Jo and others', journal: 'مجلة', volume: '12', pages: '1--3' };
    const made = await publication(fields, 'article', 'ar');
    expect(written(made)).toBe('حداد، ل.، Müller, J.، وآخرون (2026). A title. مجلة، 12، 1–3.');
  });

  it.each([
    ['ja', '김민준ほか (2026)'],
    ['ko', '김민준 외 (2026)'],
  ])('ends a list of authors without a comma: %s', async (language, start) => {
    expect(written(await publication({ author: '김, 민준 and others' }, 'article', language))).toContain(start);
  });

  it('has the terms of its style', async () => {
    const fields = { booktitle: 'B', editor: 'Sample, E. and others', edition: '2', pages: '1--3' };
    const made = [
      await publication(fields, 'incollection', 'de'),
      await publication({ pubstate: 'inpress', year: '', school: 'U' }, 'mastersthesis', 'de'),
      await publication({ date: '2026-05-03', year: '' }, 'online', 'ru'),
      await publication({ eventtitle: 'C', eventdate: '2026-05-03/2026-05-04' }, 'inproceedings', 'ja'),
      await publication({ publisher: 'P', edition: '2' }, 'book', 'ja'),
      await publication({ publisher: 'P', edition: '12' }, 'book', 'ar'),
      await publication({ date: '2026-05-01', year: '' }, 'online', 'fr'),
    ];
    expect(made.map(written)).toEqual([
      'Example, A. (2026). A title. In E. Sample, et al. (Hrsg.), B (2. Aufl., S. 1–3).',
      'Example, A. (im Druck). A title [Masterarbeit]. U.',
      'Example, A. (2026, 3 мая). A title.',
      'Example, A. (2026). A title. C, 2026年5月3–4日.',
      'Example, A. (2026). A title (第2版). P.',
      'Example, A. (2026). A title (ط. 12). P.',
      'Example, A. (2026, 1er mai). A title.',
    ]);
  });
});

describe('the parts of a reference', () => {
  const partsOf = async (fields: Record<string, string>, type?: string) => {
    const { heading, names, source, when } = await publication(fields, type);
    return [when, textOf(heading), textOf(names), textOf(source)];
  };

  it('are its year, title, authors, and where it appeared', async () => {
    const fields = { journal: 'J. of X', volume: '12', number: '3', pages: '1--10', month: 'sep' };
    const made = await publication({ ...fields, author: 'Sample, Bo and Example, Alex B.' });
    expect([made.when, textOf(made.heading), textOf(made.names), textOf(made.source)]).toEqual([
      '2026',
      'A title',
      'Sample, B., & Example, A. B.',
      'J. of X, 12(3), 1–10.',
    ]);
    expect(made.names.filter(({ marks }) => marks.includes('owner')).map(({ text }) => text)).toEqual([
      'Example, A. B.',
    ]);
    expect(made.source[0]).toEqual({ text: 'J. of X', marks: ['i'] });
  });

  it.each([
    ['mastersthesis', { school: 'U' }, 'Example, A.', '[Master’s thesis]. U.'],
    [
      'incollection',
      { booktitle: 'B', editor: 'Muster, Jo', publisher: 'P' },
      'Example, A.',
      'In J. Muster (Ed.), B. P.',
    ],
    [
      'book',
      { author: '', editor: 'Example, Alex', publisher: 'P', edition: '2' },
      'Example, A. (Ed.).',
      '(2nd ed.). P.',
    ],
    ['article', { title: 'Why?', author: '', journal: 'J.' }, '', 'J.'],
    ['misc', {}, 'Example, A.', ''],
  ])('of the type %s are its own', async (type, fields, names, source) => {
    const [, , ...shown] = await partsOf(fields, type);
    expect(shown).toEqual([names, source]);
  });

  it('keep subscripts and superscripts in formulas of a title', async () => {
    const { heading } = await publication({ title: 'On H$_2$O \\& \\textit{gold}' });
    expect(heading.map(({ text, marks }) => [text, ...marks])).toEqual([['On H₂O & '], ['gold', 'i']]);
  });

  it('have both years of a period', async () => {
    expect((await publication({ year: '', date: '1996/2004' })).when).toBe('1996–2004');
  });

  it.each([
    ['{in press}', 'im Druck'],
    ['{Forthcoming}', 'im Erscheinen'],
    ['{to appear}', 'im Erscheinen'],
    ['{about to be}', 'about to be'],
  ])('have the state in place of a year, in the language of the site: %s', async (year, when) => {
    const [made] = await publications(`@article{key, title = {A title}, year = ${year}}`, 'de');
    expect(made?.when).toBe(when);
  });

  it('have the state beside a year', async () => {
    expect(await publication({ pubstate: 'inpress' })).toMatchObject({ when: '2026', status: 'in press' });
  });
});

describe('the owner’s name stands out', () => {
  it.each([
    ['Example, Alex and Sample, Bo', ['Example, A.']],
    ['Bo Sample and A. B. Example', ['Example, A. B.']],
    ['Sample, Alex and Example, Bo and Examples, Alex', []],
    ['{Alex B. Example Foundation} and Example, Alexandra', []],
    ['Sample, Bo and {Alex B. Example}', ['Alex B. Example']],
    ['Example*, Alex and Sample†, Bo', ['Example*, A.']],
    ['Sample, Bo and Example{\\dag}, Alex', ['Example†, A.']],
    ['Example, A.$^*$ and Sample$^{1,2}$, Bo', ['Example, A.']],
  ])('among %s', async (author, names) => {
    expect(marked(await publication({ author }), 'owner')).toEqual(names);
  });

  it('with initials behind a comma of Arabic', async () => {
    const entry = '@misc{key, author = {حداد, ليلى and منصور, سامي}, title = {T}, year = 2026}';
    const made = await publications(entry, 'ar', 'ليلى حداد');
    expect(made.map((each) => marked(each, 'owner'))).toEqual([['حداد، ل.']]);
  });

  it('with the family name first', async () => {
    const entry = '@misc{key, author = {佐藤, 花子 and 山田, 太郎}, title = {T}, year = 2026}';
    const made = await publications(entry, 'ja', '山田 太郎');
    expect(made.map((each) => marked(each, 'owner'))).toEqual([['山田太郎']]);
    expect(made.map(written)).toEqual(['佐藤花子, & 山田太郎. (2026). T.']);
    expect(made[0]?.authors.map(({ isOwner }) => isOwner)).toEqual([false, true]);
  });
});

describe('LaTeX becomes characters', () => {
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
    ['山田, 太郎', '山田太郎'],
    ['김, 민준', '김민준'],
    ['王, Fang', 'Fang 王'],
    ['{\\bf Doe, Jo}', 'Jo Doe'],
    ['\\textbf{Jo Doe}', 'Jo Doe'],
    ['M\\"{}ller, Bo', 'Bo Mller'],
  ])('in the name %s', async (author, name) => {
    expect((await publication({ author })).authors.map((each) => each.name)).toEqual([name]);
  });

  it('shows subscripts and superscripts that have no Unicode characters', async () => {
    const made = await publication({ title: '$O(n^k)$ and $v_{ij}$' });
    expect(written(made)).toBe('Example, A. (2026). O(nk) and vij.');
    expect([marked(made, 'sup'), marked(made, 'sub')]).toEqual([['k'], ['ij']]);
  });

  it('keeps italics and subscripts', async () => {
    const made = await publication({ title: 'Life of \\textit{E. coli} in H\\textsubscript{2}O', journal: 'J' });
    expect(marked(made, 'i')).toEqual(['E. coli', 'J']);
    expect(marked(made, 'sub')).toEqual(['2']);
    expect(made.title).toBe('Life of E. coli in H2O');
  });
});

it('sets the HTML of publishers in a title', async () => {
  const made = await publication({ title: '<i>E. coli</i> in H<sub>2</sub>O', journal: 'J' });
  expect([marked(made, 'i'), marked(made, 'sub'), made.title]).toEqual([['E. coli', 'J'], ['2'], 'E. coli in H2O']);
});

describe('what else looks like HTML is text', () => {
  const hostile = `${script} <i>x</i> \\textless b> &lt;`;
  const text = `${script} <i>x</i> <b> &lt;`;

  it.each(['title', 'author', 'booktitle', 'editor', 'publisher', 'volume'])('in %s', async (field) => {
    const made = await publication({ booktitle: 'B', [field]: hostile }, 'incollection');
    const shown = { volume: `${script} <i>x</i> <b>`, title: text.replace('<i>x</i>', 'x') }[field] ?? text;
    expect(written(made)).toContain(shown);
    expect(marked(made, 'b')).toEqual([]);
    expect(marked(made, 'i')).toHaveLength(field === 'title' ? 2 : 1);
  });

  it('in any title', async () => {
    const parts = fc.constantFrom('<', '>', '/', 'i', 'b', '&', ';', '#', '"', ' ', 'script', 'sup', '\uE001', '.');
    const titles = fc.array(parts, { minLength: 1, maxLength: 12 }).map((chosen) => `T${chosen.join('')}`);
    await fc.assert(
      fc.asyncProperty(titles, async (title) => {
        const made = await publication({ title, journal: 'J' });
        const blanks = /\s+/g;
        expect(made.title.replace(blanks, '')).toBe(title.replaceAll('\uE001', '').replace(blanks, ''));
        expect(marked(made, 'i')).toEqual(['J']);
      }),
      { numRuns: 40 },
    );
  });
});

it('reads an abstract as plain text, and skips one with invalid LaTeX', async () => {
  const made = await publication({ abstract: 'A \\emph{new}\n  way, 50\\% faster' });
  expect(made.summary).toBe('A new way, 50% faster');
  expect((await publication({ abstract: 'Half a $formula' })).title).toBe('A title');
});

it('keeps both halves of a first name together', async () => {
  const made = await publication({ author: 'Hye-jin Sample and Sample, Xiao-ming and Jun Sample-Hale' });
  expect(made.authors.map(({ name }) => name)).toEqual(['Hye-jin Sample', 'Xiao-ming Sample', 'Jun Sample-Hale']);
});
