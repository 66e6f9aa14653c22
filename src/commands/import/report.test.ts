import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';
import { formatReport } from './report.ts';

const many = (what: string) => Array.from({ length: 40 }, (_, index) => `${what} ${index}, which is reported`);

it('prints everything that fits on a screen, without empty parts', () => {
  const { shown, whole } = formatReport([
    { heading: 'Written:', lines: ['2 jobs'] },
    { heading: '', lines: [] },
    { heading: 'Left out:', lines: ['a', 'b'] },
  ]);
  expect(shown).toBe('Written:\n  2 jobs\n\nLeft out:\n  a\n  b');
  expect(whole).toBeUndefined();
});

it.each([
  [many('left'), many('hand')],
  [many('left'), []],
  [['one'], [...many('hand'), 'x'.repeat(3000)]],
  [['x'.repeat(3000)], many('hand')],
])('fits on a screen, with the whole of it apart', (left, hand) => {
  const parts = [
    { heading: 'Written:', lines: ['2 jobs'] },
    { heading: 'Left out:', lines: left },
    { heading: 'Look at:', lines: hand },
  ];
  const { shown, whole } = formatReport(parts.filter(({ lines }) => lines.length));
  expect(shown.split('\n').length).toBeLessThanOrEqual(16);
  expect(shown).toMatch(/and \d+ more/);
  for (const text of [...left, ...hand]) expect(whole).toContain(text);
});

it('names no field of the program, whatever a résumé lacks', () => {
  const { noPlace, byHand } = make({
    basics: { name: 'Nemo', image: 'me.jpg', url: 'https://nemo.example', phone: '1', profiles: [{ network: 'X' }] },
    work: [{ position: 'Cook', url: 'https://a.example', startDate: 'Spring 2020' }, { summary: 'Cooked.' }],
    education: [{ score: 'A' }],
    projects: [{ description: 'A game.', type: 'talk', image: 'cover.png' }],
    publications: [{ name: 'Paper', releaseDate: 'soon' }],
    skills: ['Tea'],
    references: [{ name: 'Kim', reference: 'Call +44 161 4960000' }],
  });
  const text = [...noPlace, ...byHand].join('\n');
  expect(text).toContain('main one');
  expect(text).toContain('has more than a month and a year (found "Spring 2020")');
  expect(text).not.toMatch(/`|imageSrc|studyType|highlight:|websiteUrl|@misc|x-vitrine|undefined/);
});
