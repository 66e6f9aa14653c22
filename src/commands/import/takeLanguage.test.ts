import { expect, it } from 'vitest';
import { Draft } from '#sections/draft.ts';
import { resumeSchema } from './resumeSchema.ts';
import { takeLanguage } from './takeLanguage.ts';

const german =
  'Ich leite die Entwicklung der Steuerung und bin für das Team mit zehn Leuten zuständig, sowie für Tests.';

function take(resume: Record<string, unknown>) {
  const draft = new Draft();
  const parsed = resumeSchema.parse({ ...resume, basics: { name: 'Nemo', ...(resume.basics as object | undefined) } });
  return { language: takeLanguage(parsed, draft, ['en', 'de']), byHand: draft.byHand, parsed };
}

it.each([
  [{ language: 'de' }],
  [{ language: 'de-CH' }],
  [{ basics: { language: 'de_AT' } }],
  [{ meta: { language: 'DE' } }],
  [{ basics: { summary: german } }],
])('finds German in %j', (resume) => {
  const { language, byHand, parsed } = take(resume);
  expect(language).toBe('de');
  expect(byHand).toEqual([]);
  expect([parsed.language, parsed.basics.language]).toEqual([undefined, undefined]);
});

it('believes what the file says before its texts', () => {
  expect(take({ language: 'en', basics: { summary: german } })).toMatchObject({ language: undefined, byHand: [] });
});

it('reports a language that the site lacks', () => {
  const { language, byHand } = take({ language: 'sv' });
  expect(language).toBeUndefined();
  expect(byHand).toEqual([expect.stringContaining('Your résumé is in Swedish (sv).')]);
});
