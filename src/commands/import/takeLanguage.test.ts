import { expect, it } from 'vitest';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';

const german =
  'Ich leite die Entwicklung der Steuerung und bin für das Team mit zehn Leuten zuständig, sowie für Tests.';

function take(
  { basics, ...resume }: { basics?: object; [field: string]: unknown },
  name = 'resume.json',
  isBeside = false,
) {
  const text = JSON.stringify({ basics: { name: 'Ken', ...basics }, ...resume });
  const [{ language, result }] = readResume(() => parseJson(text), name, undefined, isBeside);
  return { language, byHand: result.byHand };
}

it.each([
  [{ language: 'de' }, 'de'],
  [{ language: 'de-CH' }, 'de-CH'],
  [{ basics: { language: 'de_AT' } }, 'de-AT'],
  [{ meta: { language: 'DE' } }, 'de'],
  [{ language: 'Deutsch', basics: { summary: german } }, 'de'],
  [{ basics: { summary: german } }, 'de'],
])('finds German in %j', (resume, tag) => {
  expect(take(resume).language).toBe(tag);
});

it.each([
  ['ja', ['フロントエンドエンジニアです。', '設計と開発を担当しました。']],
  ['zh', ['负责前端架构与性能优化。']],
  ['ko', ['프론트엔드개발자']],
  ['th', ['วิศวกรซอฟต์แวร์']],
])('finds %s, which is written without spaces', (language, highlights) => {
  expect(take({ work: [{ name: 'ACME', highlights }] }).language).toBe(language);
});

it('finds German beside an English reference', () => {
  const english = 'She was with us for ten years and is the best engineer that I know of. '.repeat(8);
  const references = [{ name: 'Kim', reference: english }];
  expect(take({ basics: { summary: german }, references }).language).toBe('de');
  expect(take({ references }).language).toBeUndefined();
});

it('prefers the language in the file to that of its texts', () => {
  expect(take({ language: 'en', basics: { summary: german } })).toMatchObject({ language: undefined, byHand: [] });
});

it('reports a language without UI strings, whatever its region', () => {
  expect(take({ language: 'sv' }).byHand).toEqual([expect.stringContaining('Your résumé is in Swedish (sv).')]);
  expect(take({ language: 'en-GB' })).toMatchObject({ language: 'en-GB', byHand: [] });
});

it.each([
  ['cv.fr.json', 'fr'],
  ['resume_pt-BR.yaml', 'pt-BR'],
  ['cv.json', undefined],
  ['my-cv.json', undefined],
  ['resume.json', undefined],
])('reads the language of %s in its name', (name, language) => {
  expect(take({}, name).language).toBe(language);
});

it('prefers the file name to the texts only beside another file', () => {
  const resume = { basics: { summary: german } };
  expect([false, true].map((isBeside) => take(resume, 'cv.it.json', isBeside).language)).toEqual(['de', 'it']);
});
