import { expect, it } from 'vitest';
import { parseJson } from './readJson.ts';
import { ResumeError, readResume, toContent } from './toContent.ts';

const both = (de: unknown, en: unknown) => ({ de, en });
const resume = {
  basics: { name: 'Nemo Niemand', label: both('Bäcker', 'Baker'), location: { city: both('Köln', 'Cologne') } },
  work: [{ name: 'Co', position: both('Lehrling', 'Apprentice'), highlights: both(['Brot'], ['Bread']) }],
  skills: [both('Teig', 'Dough'), { name: both('Öfen', 'Ovens'), keywords: [both('Holz', 'Wood'), 'Gas'] }],
};

/** Reads a résumé in a language; returns its files, what was said, or all that is wrong. */
function read(data: unknown, language?: string, typed?: string) {
  try {
    const { files, byHand } = toContent(
      readResume(() => parseJson(JSON.stringify(data, null, 2)), 'resume.json', language, typed),
    );
    return { files: [...files.values()].join('\n'), byHand };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    return {
      problems: error.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    };
  }
}

it('says in one sentence that texts are in several languages, and how to choose one', () => {
  expect(read(resume)).toEqual({
    problems: [
      'resume.json:4:14 basics.label has its text in several languages (found de, en). Choose one: npm run import -- resume.json --language de',
    ],
  });
});

it.each([
  ['résumés/b.json', 'résumés/b.json'],
  ['my files/b.json', '"my files/b.json"'],
])('suggests the command with the path as typed: %s', (typed, shown) => {
  expect(read(resume, undefined, typed).problems).toEqual([
    expect.stringContaining(`npm run import -- ${shown} --language de`),
  ]);
});

it.each([
  ['de', ['Bäcker', 'Köln', 'Lehrling', 'Brot', 'Teig', 'Öfen', 'Holz', 'Gas'], /Baker|Bread|Dough|Wood/],
  ['EN', ['Baker', 'Cologne', 'Apprentice', 'Bread', 'Dough', 'Ovens', 'Wood', 'Gas'], /Bäcker|Brot|Teig|Holz/],
])('imports the texts in %s', (language, there, absent) => {
  const { files } = read(resume, language);
  for (const text of there) expect(files).toContain(text);
  expect(files).not.toMatch(absent);
});

it('takes a whole résumé by language', () => {
  const whole = { 'de-DE': { basics: { name: 'Nemo Niemand' } }, en: { basics: { name: 'Nemo Nobody' } } };
  expect(read(whole).problems).toEqual([
    'resume.json:1:1 The file has its text in several languages (found de-DE, en). Choose one: npm run import -- resume.json --language de-DE',
  ]);
  expect(read(whole, 'de_de').files).toContain('Nemo Niemand');
});

it('names the languages that there are where the one asked for is missing', () => {
  expect(read(resume, 'fr')).toEqual({
    problems: ['resume.json:1:1 The file has no text in "fr". Its languages are de, en.'],
  });
});

it('takes another language where a text is missing in the one asked for, and says how often', () => {
  const { files, byHand } = read({ ...resume, interests: [{ name: { en: 'Chess' } }, { name: { de: 'Go' } }] }, 'de');
  expect(files).toMatch(/Chess[\s\S]*Go/);
  expect(byHand).toContain('1 text is not available in "de" and was taken in another language.');
});

it('passes over --language where texts are in one language', () => {
  const { files, byHand } = read({ basics: { name: 'Nemo', location: { city: 'Rom' } } }, 'de');
  expect(files).toContain('Nemo');
  expect(byHand).toContain('resume.json has no texts by language, so --language was ignored.');
});

it('takes no other group of fields for a text by language', () => {
  expect(read({ basics: { name: { de: 'Nemo', x1: 'Niemand' } } }).problems).toEqual([
    expect.stringContaining('basics.name must be text'),
  ]);
});
