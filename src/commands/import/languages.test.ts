import { describe, expect, it } from 'vitest';
import { parseJson } from './readJson.ts';
import { ResumeError, readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

const both = (de: unknown, en: unknown) => ({ de, en });
const resume = {
  basics: { name: 'Nemo Niemand', label: both('Bäcker', 'Baker'), location: { city: both('Köln', 'Cologne') } },
  work: [{ name: 'Co', position: both('Lehrling', 'Apprentice'), highlights: both(['Brot'], ['Bread']) }],
  skills: [both('Teig', 'Dough'), { name: both('Öfen', 'Ovens'), keywords: [both('Holz', 'Wood'), 'Gas'] }],
};

/** Reads a résumé in a language. Returns its files and reports, or its problems. */
function read(data: unknown, language?: string) {
  try {
    const { files, byHand } = toContent(
      readResume(() => parseJson(JSON.stringify(data, null, 2)), 'resume.json', language),
    );
    return { files: [...files.values()].join('\n'), byHand, at: (path: string) => files.get(path) };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    return {
      problems: error.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    };
  }
}

it('keeps texts by language, and writes equal texts once', () => {
  const { at, byHand } = read(resume);
  expect(at?.('site.yaml')).toMatch(
    /^role:\n {2}de: Bäcker\n {2}en: Baker\nlocation:\n {2}de: Köln\n {2}en: Cologne$/m,
  );
  expect(at?.('site.yaml')).toMatch(/^name: Nemo Niemand$[\s\S]*^languages:\n {2}- de\n {2}- en$/m);
  expect(at?.('experience/co.md')).toMatch(/^company: Co$/m);
  expect(at?.('experience/co.md')).toMatch(/description:\n {2}de:\n {4}- Brot\n {2}en:\n {4}- Bread/);
  expect(at?.('skills.yaml')?.match(/Gas/g)).toHaveLength(1);
  expect(byHand?.join()).not.toContain('match');
});

it.each([
  ['de', ['Bäcker', 'Köln', 'Lehrling', 'Brot', 'Teig', 'Öfen', 'Holz', 'Gas'], /Baker|Bread|Dough|Wood/],
  ['EN', ['Baker', 'Cologne', 'Apprentice', 'Bread', 'Dough', 'Ovens', 'Wood', 'Gas'], /Bäcker|Brot|Teig|Holz/],
])('imports the texts in %s', (language, there, absent) => {
  const { files } = read(resume, language);
  for (const text of there) expect(files).toContain(text);
  expect(files).not.toMatch(absent);
});

it('imports a whole résumé by language', () => {
  const whole = { 'de-DE': { basics: { name: 'Nemo Niemand' } }, en: { basics: { name: 'Nemo Nobody' } } };
  expect(read(whole).at?.('site.yaml')).toMatch(
    /de-DE: Nemo Niemand\n {2}en: Nemo Nobody[\s\S]*\nlanguages:\n {2}- de-DE\n {2}- en/,
  );
  expect(read(whole, 'de_de').files).toContain('Nemo Niemand');
});

it('imports a name by language of a file of RenderCV, and the language that it declares', () => {
  const cv = { name: both('Nemo Niemand', 'Nemo Nobody'), language: 'en' };
  expect(read({ cv }).at?.('site.yaml')).toMatch(/^name:\n {2}en: Nemo Nobody\n {2}de: Nemo Niemand$/m);
});

it('imports basics by language', () => {
  const { at } = read({ basics: both({ name: 'Nemo', label: 'Bäcker' }, { name: 'Nemo', label: 'Baker' }) });
  expect(at?.('site.yaml')).toMatch(/^name: Nemo\nrole:\n {2}de: Bäcker\n {2}en: Baker$/m);
});

it('takes a publication with texts by language once', () => {
  const publications = [{ name: both('Brot', 'Bread'), releaseDate: '2020' }];
  const { at, byHand } = read({ ...resume, publications });
  expect(at?.('publications.bib')?.match(/^@/gm)).toHaveLength(1);
  expect(byHand?.join()).toContain('publications.bib, "Brot", title (Brot and Bread)');
});

it('starts with the language that the résumé declares', () => {
  const declared = { ...resume, meta: { language: 'en' } };
  expect(read(declared).at?.('site.yaml')).toMatch(/en: Baker\n {2}de: Bäcker[\s\S]*\nlanguages:\n {2}- en\n {2}- de/);
});

it('keeps a text that a language lacks only in the others', () => {
  const work = [{ name: 'Co', position: both('Lehrling', 'Apprentice'), summary: { de: 'Brot.' } }];
  expect(read({ ...resume, work }).at?.('experience/co.md')).toMatch(/^summary: Brot\.$/m);
});

it('keeps a text that the first language lacks once', () => {
  const work = [{ name: 'Co', position: both('Lehrling', 'Apprentice'), summary: { en: 'Bread.' } }];
  expect(read({ ...resume, work }).at?.('experience/co.md')).toMatch(/^summary: Bread\.$/m);
});

it('keeps a list that a language lacks in part only in the others', () => {
  const [position, label] = [both('Lehrling', 'Apprentice'), { ...both('Bäcker', 'Baker'), fr: 'Boulanger' }];
  const work = [{ name: 'Co', position: { ...position, fr: 'Apprenti' }, highlights: [both('Brot', 'Bread'), 'Go'] }];
  const { at } = read({ basics: { name: 'Nemo', label }, work });
  expect(at?.('experience/co.md')).toMatch(
    /^description:\n {2}de:\n {4}- Brot\n {4}- Go\n {2}en:\n {4}- Bread\n {4}- Go\n---/m,
  );
});

it('reads a language once, however its name is written', () => {
  const basics = { name: 'Nemo', label: { 'de-AT': 'Bäcker', EN: 'Baker' }, summary: { de_at: 'Brot.', en: 'Bread.' } };
  const { at } = read({ basics });
  expect(at?.('site.yaml')).toMatch(/^languages:\n {2}- de-AT\n {2}- en\n$/m);
  expect(at?.('about.md')).toMatch(/^intro:\n {2}de-AT: Brot\.\n {2}en: Bread\.$/m);
});

it.each(['', null, ' ', '<b></b>'])('keeps a text in the other languages if it is %j in one', (fr) => {
  const developer = { ...both('Entwickler', 'Developer'), fr };
  const work = [
    { name: 'Co', position: both('Lehrling', 'Apprentice') },
    { name: 'Co', position: developer },
  ];
  const files = read({
    basics: { name: 'Nemo', label: developer },
    skills: { ...both(['Teig'], ['Dough']), fr },
    work,
  }).files;
  expect(files?.match(/Entwickler/g)).toHaveLength(2);
  expect(files?.match(/Developer/g)).toHaveLength(2);
  expect(files).toMatch(/Teig[\s\S]*Dough/);
});

it('keeps texts by language as one text if data for programs is beside them', () => {
  const label = {
    ...both('Entwickler', 'Developer'),
    fr: `ENC[AES256_GCM,data:${'QUJD'.repeat(9)},tag:QUJD,type:str]`,
  };
  expect(read({ basics: { name: 'Nemo', label } }).files).toContain('Label: De: Entwickler, En: Developer');
});

it('ignores a language without any text', () => {
  const named = {
    basics: { name: { de: 'Nemo', en: '' } },
    work: [{ name: 'Co', position: { de: 'Bäcker', en: '' } }],
  };
  expect(read(named).at?.('site.yaml')).toMatch(/^name: Nemo\nlanguage: de\n$/m);
  expect(read(named, 'en').problems?.join()).toContain('no text in "en"');
});

it('lists the languages of the file if the requested one is missing', () => {
  expect(read(resume, 'fr')).toEqual({
    problems: ['resume.json:1:1 The file has no text in "fr". Its languages are de, en.'],
  });
});

it('uses another language if a text is missing in the requested one, and reports how often', () => {
  const { files, byHand } = read({ ...resume, interests: [{ name: { en: 'Chess' } }, { name: { de: 'Go' } }] }, 'de');
  expect(files).toMatch(/Chess[\s\S]*Go/);
  expect(byHand).toContain('1 text is not available in "de" and was taken from another language.');
});

it('ignores --language if texts are in one language', () => {
  const { files, byHand } = read({ basics: { name: 'Nemo', location: { city: 'Rom' } } }, 'de');
  expect(files).toContain('Nemo');
  expect(byHand).toContain('resume.json has no texts by language, so --language was ignored.');
});

it.each(['it', 'en'])('reads a group with names like languages as other fields, with --language %s', (language) => {
  const { files, byHand } = read({ basics: { name: 'Nemo' }, departments: { it: 'Machines', hr: 'People' } }, language);
  expect(files).toMatch(/It: Machines[\s\S]*Hr: People/);
  expect(byHand).toContain('resume.json has no texts by language, so --language was ignored.');
});

it('imports a list by language', () => {
  const work = both([{ name: 'Co', position: 'Lehrling' }], [{ name: 'Co', position: 'Apprentice' }]);
  const { at } = read({ basics: { name: 'Nemo' }, work });
  expect(at?.('experience/co.md')).toMatch(/title:\n {2}de: Lehrling\n {2}en: Apprentice/);
});

it('finds languages in the profiles of a person', () => {
  const profiles = [{ network: both('Netz', 'Net'), url: 'https://a.example' }];
  expect(read({ basics: { name: 'Nemo', profiles } }).at?.('site.yaml')).toMatch(/name:\n {6}de: Netz\n {6}en: Net/);
});

it('finds languages in an unknown list of any language', () => {
  const { at } = read({ basics: { name: 'Nemo' }, patents: [{ comment: both('Ofen', 'Oven') }] });
  expect(at?.('more/patents.md')).toMatch(/de: Ofen\n {6}en: Oven/);
});

it.each([
  ['links', { projects: [{ name: 'App', links: both('https://a.example/de', 'https://a.example/en') }] }],
  ['levels', { languages: { de: 'Native', en: 'C2' } }],
  [
    'numbers of entries',
    {
      references: [
        { id: 'One', no: 'Two' },
        { name: 'Mo', reference: 'Good.' },
      ],
    },
  ],
  ['notes about a person', { notes: { it: 'Tools', hr: 'People' } }],
  ['named sections', { more: { it: [{ title: 'Machines' }], hr: [{ title: 'People' }] } }],
])('reads %s with names like languages in one language', (_, lists) => {
  expect(read({ basics: { name: 'Nemo' }, ...lists }).at?.('site.yaml')).not.toContain('languages:');
});

it('reads such a group beside texts by language', () => {
  const { files } = read({ ...resume, departments: { it: 'Machines', hr: 'People' } }, 'en');
  expect(files).toMatch(/It: Machines[\s\S]*Hr: People/);
  expect(files).not.toMatch(/Bäcker|Brot/);
});

it('writes the language of the only texts to import', () => {
  expect(read({ ...resume, meta: { language: 'en' } }, 'de').at?.('site.yaml')).toMatch(/^language: de$/m);
});

describe('a résumé that a site in several languages exported', () => {
  const files = { 'awards.yaml': { entries: [{ title: { en: 'Second', fr: 'Deuxième' } }] } };
  const exported = {
    basics: { name: 'Nemo' },
    awards: [{ title: 'Second' }],
    'x-vitrine': { translations: { languages: ['en', 'fr'], files } },
  };

  it('is imported in its own language alone', () => {
    const { at, byHand } = read(exported, 'en');
    expect(at?.('awards.yaml')).toMatch(/title: Second$/m);
    expect(at?.('site.yaml')).not.toContain('languages:');
    expect(byHand?.join()).not.toContain('--language');
  });

  it('is imported in all languages if only its translations are in the requested one', () => {
    const { at, byHand } = read(exported, 'fr');
    expect(at?.('awards.yaml')).toContain('Deuxième');
    expect(byHand).toContain('resume.json has "fr" only as translations, so all languages were imported.');
  });

  it('lists its languages if the requested one is missing', () => {
    expect(read(exported, 'de').problems?.join()).toContain('Its languages are en, fr.');
  });
});

it('imports one language of a file in which another has no name', () => {
  const whole = { de: { basics: { name: 'Nemo' } }, en: { basics: { label: 'Baker' } } };
  expect(read(whole, 'de').at?.('site.yaml')).toMatch(/^name: Nemo$/m);
});

it('accepts no other group of fields as a text by language', () => {
  expect(read({ basics: { name: { de: 'Nemo', x1: 'Niemand' } } }).problems).toEqual([
    expect.stringContaining('basics.name must be text'),
  ]);
});
