import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../../tests/folderWith.ts';
import { json, Web } from '../../../tests/web.ts';
import { importBibtex, importOrcid } from './importPublications.ts';

let root = '';
let lines: string[] = [];
const say = (line: string) => lines.push(line);
const at = (file: string) => join(root, file);
const own =
  '% Mine.\n@article{mine, title = {{Deep} Learning}, year = 2020, eprint = {2001.00001}, eprinttype = {arxiv}}\n';
const read = () => readFileSync(at('content/publications.bib'), 'utf8');

beforeEach(() => {
  root = folderWith({ 'content/publications.bib': own });
  lines = [];
});

describe('a BibTeX file', () => {
  const take = (text: string) => {
    writeFileSync(at('references.bib'), text);
    return importBibtex(root, [at('references.bib')], say);
  };

  it('adds what is missing, changes nothing that is there, and says what it skipped and why', async () => {
    const other = '@misc{new,\n  title = {New},\n  year = {2021},\n}';
    await take(`@misc{x, title = {Deep learning}, date = {2020-05}}

@misc{y, title = {Preprint}, doi = {10.48550/arXiv.2001.00001}}

@misc{bad, title = {Bad}, year = 2022, doi = {none}}

${other}
`);
    expect(read()).toBe(`${own}\n${other}\n`);
    expect(lines.join('\n')).toBe(
      [
        '1 entry was added. These are there already: mine.',
        '\nSkipped:\nreferences.bib:5:46: bad.doi must be a DOI, such as 10.1000/182 (found "none")',
      ].join('\n'),
    );
  });

  it('is read without the entries that have errors of their form', async () => {
    await take('@misc{open, title = {Open}\n\n@misc{new, title = {New}, year = 2021}\n');
    expect(read()).toBe(`${own}\n@misc{new,\n  title = {New},\n  year = {2021},\n}\n`);
    expect(lines.join('\n')).toMatch(/^1 entry was added\.\n\nSkipped:\nreferences\.bib:1:6: /);
  });

  it('that is missing adds nothing', async () => {
    await expect(importBibtex(root, [at('other.bib')], say)).rejects.toThrow(`${at('other.bib')} not found.`);
  });
});

describe('an ORCID record', () => {
  const id = '0000-0002-1825-0097';
  const api = `https://pub.orcid.org/v3.0/${id}`;
  const text = (value: string) => ({ value });
  const work = (title: string, year: string, ids: [type: string, value: string, of?: string][] = []) => ({
    type: 'journal-article',
    title: { title: text(title), subtitle: null },
    'journal-title': text('Letters & Samples'),
    'publication-date': { year: text(year), month: text('03'), day: null },
    url: null,
    'external-ids': {
      'external-id': ids.map(([type, value, of = 'self']) => ({
        'external-id-type': type,
        'external-id-value': value,
        'external-id-relationship': of,
      })),
    },
  });
  const group = (...works: object[]) => works.map((each) => ({ 'work-summary': [each] }));

  it('adds its missing works: from their registries, or else from the record', async () => {
    const web = new Web({
      [`${api}/works`]: json({
        group: group(
          work('Deep Learning', '2020'),
          work('Found', '2021', [['doi', '10.1000/found']]),
          work('Unknown', '2018', [['doi', '10.1000/unknown']]),
          work('Typed', '2019', [
            ['isbn', '1'],
            ['doi', '10.1000/volume', 'part-of'],
          ]),
        ),
      }),
      'https://doi.org/10.1000/found': (response) =>
        response.end('@misc{x, title={Found}, author={Sample, Robin}, year={2021}}'),
    });
    await web.start();
    await importOrcid(root, id, say, web.download);
    web.close();
    expect(read()).toMatch(/@misc\{sample2021found,\n.*\n.*\n.*\n {2}doi = \{10\.1000\/found\},\n\}/);
    expect(read()).toContain('title = {Typed},\n  journal = {Letters \\& Samples},\n  year = {2019},\n}');
    expect(lines.join('\n')).toBe(
      'The record has 4 works, and 3 of them are new.\n2 entries were added.\n\nSkipped:\n"Unknown": https://doi.org/10.1000/unknown: the host returned 404.',
    );
  });

  it('that can’t be read adds nothing', async () => {
    const web = new Web({});
    await web.start();
    await expect(importOrcid(root, id, say, web.download)).rejects.toThrow(`${api}/works: the host returned 404.`);
    web.close();
    expect(read()).toBe(own);
  });
});
