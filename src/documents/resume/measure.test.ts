import { expect, it, vi } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { measureResume } from './measure.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const fill = (count: number) => 'Said in words. '.repeat(count);

it('reports how many lines are too many, with the line of the limit', async () => {
  const warningsFor = async (pages: number, count: number) => {
    const content = await contentOf({
      'content/site.yaml': `name: Ada\nresume:\n  pages: ${pages} # at most\n`,
      'content/references.yaml': `entries:\n${`  - quote: ${fill(60)}\n`.repeat(count)}`,
    });
    return measureResume(content);
  };
  expect(await warningsFor(1, 3)).toEqual([]);
  expect(await warningsFor(2, 11)).toEqual([]);
  const [warning] = await warningsFor(1, 11);
  expect(warning).toMatchObject({ file: 'content/site.yaml', line: 3, source: '  pages: 1 # at most' });
  expect(warning?.message).toMatch(/^is 1, but the résumé takes 2 pages: ([2-9]|[1-3]\d) lines too many\. Shorten/);
});

it('measures each language separately', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr]\nresume: { pages: 1 }\n',
    'content/experience/a.md': `---\ntitle: { en: Job, fr: Poste }\ncompany: Firm\nstart: 2020\nend: 2021\nsummary:\n  en: ${fill(9)}\n  fr: ${fill(900)}\n---\n`,
  });
  const warnings = await measureResume(content);
  expect(warnings.map(({ message }) => message.split(':')[0])).toEqual(['is 1, but the résumé in fr takes 2 pages']);
});

it('measures the résumé and the letter of an application', async () => {
  const letter = `---\nresume: { pages: 1 }\n---\nDear Acme,\n\n${fill(900)}\n`;
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\n',
    'content/references.yaml': `entries:\n${`  - quote: ${fill(60)}\n`.repeat(11)}`,
    'content/for/acme-7f3k2.md': letter,
  });
  const warnings = await measureResume(content);
  expect(warnings.map(({ kind, file, line }) => [kind, file, line])).toEqual([
    ['resumeLong', 'content/for/acme-7f3k2.md', 2],
    ['letterLong', 'content/for/acme-7f3k2.md', undefined],
  ]);
  expect(warnings[1]?.message).toMatch(/^Letter takes 2 pages: \d+ lines too many\. Shorten/);
});
