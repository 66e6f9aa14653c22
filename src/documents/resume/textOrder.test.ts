import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type ResumeLink, resumeEntry } from '#sections/resumeSection.ts';
import { hasPoppler } from '../../../tests/browsers/engines.ts';
import { readText, readWithPoppler } from '../../../tests/pdf.ts';
import { lostTexts, printedTexts } from '../../../tests/readBack.ts';
import { emptyResume, typesetOnce } from '../../../tests/resume.ts';
import type { ResumeData } from './data.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

/** Number of résumés, in random scripts. */
const numRuns = 8;

const wordsOfScript = {
  en: ['Ada', 'office', 'fluffy', 'C++', 'O’Neil', 'state-of-the-art', '99.97%', 'AT&T', 'a/b', '(R&D)'],
  pl: ['Łukasz', 'Żółć', 'świętokrzysko-śląski', 'Gdańsk', 'inż.', 'Kraków'],
  el: ['Ελλάδα', 'Γιώργος', 'μηχανικός', 'Θεσσαλονίκη'],
  ru: ['Ёлкин', 'инженер-программист', 'Санкт-Петербург', 'Щука'],
  ja: ['山田太郎', 'カタカナ', '株式会社', '設計を担当。', 'ソフトウェア'],
  zh: ['設計', '漢字', '有限公司', '负责后端', '（北京）'],
  ko: ['홍길동', '소프트웨어', '개발자', '주식회사'],
};
type Lang = keyof typeof wordsOfScript;

/** Realistic résumés, with words of one script and Latin ones. */
const resume = fc.constantFrom(...(Object.keys(wordsOfScript) as Lang[])).chain((lang) => {
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...wordsOfScript[lang]) },
    fc.constantFrom('Rust', 'Kubernetes', '2.5', 'TypeScript'),
  );
  const text = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
  const when = fc.constantFrom('May 2025 – present', '2019 – 2021', 'Jan 2018 – Dec 2018', '2020', null);
  const entry = fc
    .record({
      title: text(6),
      organization: text(4),
      location: fc.option(text(3)),
      when,
      text: fc.option(text(20)),
      technologies: fc.array(text(2), { maxLength: 9 }),
      bullets: fc.array(text(20), { maxLength: 4 }),
    })
    .map(({ title, organization, ...fields }) =>
      resumeEntry(title, { ...fields, isJob: true, organization: { text: organization, url: null } }),
    );
  const employer = fc
    .record({
      name: text(4),
      when,
      location: fc.option(text(3)),
      roles: fc.array(entry, { minLength: 2, maxLength: 3 }),
    })
    .map(({ name, roles, ...fields }) => {
      const organization = { text: name, url: null };
      return resumeEntry(organization, { ...fields, roles: roles.map((role) => ({ ...role, organization })) });
    });
  const section = fc.record({
    heading: text(2),
    entries: fc.array(fc.oneof({ weight: 3, arbitrary: entry }, employer), { minLength: 1, maxLength: 4 }),
    rows: fc.array(fc.record({ name: text(2), items: fc.array(text(3), { minLength: 1, maxLength: 8 }) }), {
      maxLength: 4,
    }),
  });
  return fc.record({
    lang: fc.constant(lang),
    name: text(3),
    role: text(4),
    contact: fc.constant<ResumeLink[]>([
      { text: 'ada.b-c@mail.example.org', url: 'mailto:ada.b-c@mail.example.org' },
      { text: '+44 20 7946 0142', url: 'tel:+442079460142' },
      {
        text: 'github.example.com/ada-of-the-looms/weaving',
        url: 'https://github.example.com/ada-of-the-looms/weaving',
      },
    ]),
    sections: fc.array(section, { minLength: 1, maxLength: 4 }),
  });
});

const readers: Readonly<Record<string, (pdf: Uint8Array) => Promise<string> | string>> = {
  'PDF.js': async (pdf) => (await readText(pdf)).join('\n'),
  // Without Poppler, only the other reader is used.
  ...(hasPoppler() && { Poppler: readWithPoppler }),
};

/** Returns what each reader loses of a résumé. */
async function lostIn(data: ResumeData): Promise<string[]> {
  const pdf = await typesetOnce(data);
  const texts = printedTexts(data);
  const all = await Promise.all(
    Object.entries(readers).map(async ([reader, read]) =>
      lostTexts(texts, await read(pdf)).map(({ field, text }) => `${reader}, ${field}: ${text}`),
    ),
  );
  return all.flat();
}

it('keeps every name, date, employer, title and bullet readable in a PDF, in order', async () => {
  const property = fc.asyncProperty(resume, async (fields) => {
    expect(await lostIn({ ...emptyResume, ...fields })).toEqual([]);
  });
  await fc.assert(property, { numRuns, seed: 39 });
});

it.each([
  [
    'ar',
    ['ليلى المثاليّة (Layla Example)', 'خفض الهدر بنسبة 27% خلال 14 شهرًا', 'نموذج (Forecast) يُحدَّث كل ليلة', 'مايو 2022'],
  ],
  ['he', ['רועי דוגמה (Roee Example)', 'קיצור זמן התגובה מ־900 ל־120 מילישניות', 'הדרכת 4 מפתחים', 'מרץ 2021']],
])('keeps right-to-left lines readable for PDF.js: %s', async (lang, [name = '', ...texts]) => {
  const [first = '', second = '', when] = texts;
  const entry = resumeEntry(first, { when, organization: { text: second, url: null }, bullets: texts });
  const data = { ...emptyResume, lang, name, sections: [{ heading: second, entries: [entry], rows: [] }] };
  expect(lostTexts(printedTexts(data), (await readText(await typesetOnce(data))).join('\n'))).toEqual([]);
});
