import { expect, it } from 'vitest';
import { publication } from '../../../tests/publications.ts';
import { writeRis } from './formats.ts';

it('writes an article as CSL-JSON in plain text, and as RIS', async () => {
  const { csl } = await publication({
    author: 'Example, Alex and van der Sample, Jr., Bo and {The Group} and others',
    title: 'Of \\emph{E. coli} in H$_2$O, $x^a$ \\& more',
    journal: 'J. of X',
    year: '2026',
    month: 'sep',
    day: '3',
    volume: '4',
    number: '2',
    pages: '10--18',
    issn: '1234-5678',
    doi: '10.5555/b',
    url: 'https://example.com/b',
    keywords: 'own',
  });
  expect(csl).toMatchObject({
    id: 'key',
    type: 'article-journal',
    title: 'Of E. coli in H₂O, x^a & more',
    author: [
      { family: 'Example', given: 'Alex' },
      { family: 'Sample', 'non-dropping-particle': 'van der' },
      { family: 'The Group' },
    ],
    'container-title': 'J. of X',
    issued: { 'date-parts': [[2026, 9, 3]] },
  });
  expect(JSON.stringify(csl)).not.toMatch(/own|[\uE000-\uF8FF]/);
  expect(writeRis(csl).split('\r\n')).toEqual([
    'TY  - JOUR',
    'ID  - key',
    'AU  - Example, Alex',
    'AU  - van der Sample, Bo, Jr.',
    'AU  - The Group',
    'TI  - Of E. coli in H₂O, x^a & more',
    'T2  - J. of X',
    'PY  - 2026',
    'DA  - 2026/09/03/',
    'VL  - 4',
    'IS  - 2',
    'SP  - 10',
    'EP  - 18',
    'SN  - 1234-5678',
    'DO  - 10.5555/b',
    'UR  - https://example.com/b',
    'ER  - ',
    '',
  ]);
});

it('writes a thesis of a year alone, and what has no type of its own', async () => {
  const thesis = await publication({ school: 'A university' }, 'phdthesis');
  expect(writeRis(thesis.csl)).toContain('TY  - THES\r\n');
  expect(writeRis(thesis.csl)).toContain('PY  - 2026\r\nPB  - A university\r\n');
  expect(writeRis((await publication({}, 'misc')).csl)).toContain('TY  - GEN\r\n');
  const preprint = await publication({ eprint: '2101.00001', archiveprefix: 'arXiv' }, 'misc');
  expect(writeRis(preprint.csl)).toMatch(/^TY {2}- UNPB\r\n.*UR {2}- https:\/\/arxiv\.org\/abs\/2101\.00001/s);
});
