import { expect, it } from 'vitest';
import { typesOf } from './types.ts';

it.each<[string, string, Record<string, string>, string]>([
  ['Scholar, of arXiv', 'article', { journal: 'arXiv preprint arXiv:2004.00001' }, 'preprint'],
  ['DBLP', 'article', { journal: 'CoRR', eprinttype: 'arXiv', eprint: '2101.00001' }, 'preprint'],
  ['DBLP, of a workshop', 'inproceedings', { booktitle: '3rd Workshop on Samples, WS 2026' }, 'workshop'],
  ['Zotero, of bioRxiv', 'misc', { publisher: 'bioRxiv', doi: '10.1101/2026.01.01' }, 'preprint'],
  ['Zotero, of PubMed', 'article', { journaltitle: 'J', eprint: '3', eprinttype: 'pmid' }, 'journal'],
  ['Zotero, of a talk', 'unpublished', { eventtitle: 'SampleConf', venue: 'Lisbon' }, 'talk'],
  ['Mendeley, of a link', 'misc', { url: 'http://arxiv.org/abs/2004.00001' }, 'preprint'],
  ['JabRef, of a poster', 'misc', { howpublished: 'Poster at SampleConf' }, 'poster'],
  ['biblatex, of a magazine', 'article', { entrysubtype: 'magazine', journaltitle: 'M' }, 'journal'],
  [
    'a preprint that has appeared',
    'article',
    { journal: 'J', eprint: '1', archiveprefix: 'arXiv' },
    'journal preprint',
  ],
  ['a thesis in an archive', 'phdthesis', { eprint: '1', archiveprefix: 'arXiv' }, 'thesis'],
  ['a journal’s case report', 'article', { journal: 'J', type: 'Case report' }, 'journal'],
  ['a keynote', 'inproceedings', { booktitle: 'C', entrysubtype: 'keynote' }, 'talk'],
  ['a page', 'online', { url: 'https://example.com' }, ''],
])('names the type of an entry by %s', (_of, type, fields, types) => {
  expect(typesOf(type, fields).join(' ')).toBe(types);
});
