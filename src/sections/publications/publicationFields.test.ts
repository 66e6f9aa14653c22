import { describe, expect, it } from 'vitest';
import { publication, publications, written } from '../../../tests/publications.ts';
import { writeCitation } from './bibtex.ts';

describe('links', () => {
  const linksOf = async (fields: Record<string, string>) => {
    const { links } = await publication(fields);
    return Object.fromEntries(Object.entries(links).filter(([, url]) => url));
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
    [{ url: 'https://example.com/a.pdf' }, { pdf: 'https://example.com/a.pdf' }],
    [
      { url: 'https://example.com/a.pdf', pdf: 'https://example.com/b.pdf' },
      { web: 'https://example.com/a.pdf', pdf: 'https://example.com/b.pdf' },
    ],
    [
      { url: 'https://www.arxiv.org/abs/2401.00001', eprint: '2401.00001', archiveprefix: 'arXiv' },
      { arxiv: 'https://arxiv.org/abs/2401.00001' },
    ],
    [
      { pdf: '{https://example.com/a}', code: 'https://example.com/b', video: 'https://example.com/c' },
      { pdf: 'https://example.com/a', code: 'https://example.com/b', video: 'https://example.com/c' },
    ],
  ])('of %j', async (fields, links) => {
    expect(await linksOf(fields)).toEqual(links);
  });
});

it('exports only citation fields', async () => {
  const own = { file: '/home/me/a.pdf', annote: 'dull', abstract: 'x', pdf: 'https://example.com/a.pdf' };
  expect((await publication({ ...own, journal: 'J', month: 'feb' })).bibtex).toBe(
    '@article{key,\n  author = {Example, Alex},\n  title = {A title},\n  journal = {J},\n  year = {2026},\n  month = feb,\n}\n',
  );
});

it('exports the reference too, unless BibTeX would read an entry in it', () => {
  expect(writeCitation('Example, A. A title.', '@misc{key}')).toBe('% Example, A. A title.\n@misc{key}');
  expect(writeCitation('Mail me @misc{home}.', '@misc{key}')).toBe('@misc{key}');
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

it('begins with the title without authors', async () => {
  const [manual] = await publications('@manual{a, title = {The guide}, organization = {Sample Society}, year = 2020}');
  expect(manual && written(manual)).toBe('The guide. (2020). Sample Society.');
  const [edited] = await publications('@proceedings{a, title = {Proc.}, editor = {Sample, Bo}, year = 2020}');
  expect(edited && written(edited)).toBe('Sample, B. (Ed.). (2020). Proc.');
});

describe('crossref', () => {
  const paper = '@inproceedings{paper, author = {Example, Alex}, title = {T}, pages = {1--2}, CROSSREF = {Proc}}\n';
  const about = 'title = {Proceedings of X}, publisher = {P}, year = 2020, doi = {10.5555/proc}';

  it('is followed, and the proceedings are not listed', async () => {
    const made = await publications(`${paper}@proceedings{proc, editor = {Sample, Bo}, ${about}}`);
    expect(made.map(({ key }) => key)).toEqual(['paper']);
    expect(made[0] && written(made[0])).toBe(
      'Example, A. (2020). T. In B. Sample (Ed.), Proceedings of X (pp. 1–2). P.',
    );
    expect(made[0]?.doi).toBeUndefined();
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
