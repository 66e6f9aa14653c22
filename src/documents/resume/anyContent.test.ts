import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importResume } from '#commands/import/importResume.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { readContent } from '../../../tests/readContent.ts';
import { readResume } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';
import { resumeData } from './data.ts';

// How long typesetting takes is the machine's affair.
vi.setConfig({ testTimeout: 300_000 });

const repository = fileURLToPath(new URL('../../../', import.meta.url));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-found-'));
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const found = [
  ...globSync('tests/resumes/*.json', { cwd: repository }),
  ...globSync('node_modules/@jsonresume/schema/sample.resume.json', { cwd: repository }),
].map((file) => join(repository, file));

it.each(found.map((file) => [basename(file), file]))('a résumé as it is found is set: %s', async (_, file) => {
  expect(await importResume(root, file, { force: false, say: () => {} })).toBe(true);
  const { about, projects, ...content } = readContent(root);
  const data = resumeData({
    ...content,
    intro: about?.intro,
    projects: projects.map((project, index) => ({ ...project, figure: index + 1 })),
    address: 'https://host.example/',
  });
  const { tags, ua } = await readPdf(await compileResume(data));
  expect(ua).toBe('1');
  expect(tags.filter((tag) => tag.startsWith('H1'))).toHaveLength(1);
  expect(tags.filter((tag) => tag.startsWith('H3'))).toHaveLength(
    data.experience.length + data.projects.length + data.education.length,
  );
  expect(tags.filter((tag) => tag.startsWith('LBody'))).toHaveLength(
    data.experience.flatMap(({ description }) => description).length,
  );
});

it('takes any text', async () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...'ae🚀\u0301\u200d\ufe0f\u1100\u1161שبकि\u0e33漢ﬁ \n"\\#'),
  );
  const text = fc.array(unit, { minLength: 1 }).map((units) => units.join(''));
  const link = fc.record({ text, url: fc.constantFrom(null, 'https://example.com') });
  const entry = fc.record({ title: link, company: link, location: text, when: text, description: fc.array(text) });
  await fc.assert(
    fc.asyncProperty(text, text, fc.array(entry), async (name, intro, experience) => {
      const { ua } = await readResume({ title: name, name, intro, experience });
      expect(ua).toBe('1');
    }),
    { numRuns: 30, seed: 20261121 },
  );
});
