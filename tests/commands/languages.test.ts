import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import { writeInCyrillic } from '../cyrillic.ts';
import { readPdf } from '../pdf.ts';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

beforeAll(() => {
  site.write(
    'src/base/uiStrings/ar.ts',
    `import type { UiStrings } from '../uiStrings.ts';
     import { en } from './en.ts';

     export const ar: UiStrings = {
       ...en,
       language: 'ar',
       skip: 'إلى المحتوى',
       newTab: '(في نافذة جديدة)',
       resume: 'السيرة الذاتية',
       nav: { label: 'الرئيسي', home: 'البداية', projects: 'المشاريع', experience: 'الخبرة', contact: 'اتصل بي' },
     };`,
  );
  site.change('src/base/uiStrings/languages.ts', /$/, "export { ar } from './ar.ts';\n");
  const file = 'src/sections/projects/uiStrings.ts';
  const english = /en: (\{[\s\S]*\n {2}\}),/.exec(site.read(file))?.[1] ?? '';
  site.change(file, /\n\}\);/, `\n  ar: ${english.replace("'Research'", "'بحث'")},\n});`);
});

it('speaks another language once it has words and content asks for it', async () => {
  writeInCyrillic(site.folder);
  site.change('content/site.yaml', /$/, '\nlanguage: ar\n');
  const { code, output } = await site.run('build');
  expect(code, output).toBe(0);
  const projects = site.read('dist/projects.html');
  expect(projects).toMatch(/<html lang="ar" dir="rtl"/);
  expect(projects).toMatch(/<h1[^>]*>المشاريع<\/h1>/);
  expect(projects).toContain('بحث');
  const experience = site.read('dist/experience.html').replaceAll('\u00a0', ' ');
  expect(experience, 'months, as Arabic names them').toContain('أغسطس 2026');
  expect(experience, 'durations, as Arabic counts them').toMatch(/[٠-٩\d]+ أشهر/);
  for (const page of ['index', 'projects', 'experience', 'contact', '404']) {
    const html = site.read(`dist/${page}.html`);
    expect(html, page).toContain('(في نافذة جديدة)');
    expect(html, page).not.toContain('(opens in a new tab)');
  }
  const { lang, title } = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
  expect([lang, title]).toEqual(['ar', 'السيرة الذاتية: Алез Езампле']);
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('is within its budget in other scripts', () => {
  const html = site.read('dist/index.html');
  expect(html.match(/[а-я]/gi)?.length, 'letters of About').toBeGreaterThan(2000);
  const sizes = measurePages(join(site.folder, 'dist'));
  const heaviest = Math.max(...sizes.map(({ firstRender }) => firstRender));
  expect(heaviest).toBeLessThanOrEqual(firstRenderElsewhere);
});

it('takes any language, and rejects what is no tag of one', async () => {
  site.change('content/site.yaml', 'language: ar', 'language: fr_ca');
  expect((await site.run('check')).code).toBe(0);
  site.change('content/site.yaml', 'language: fr_ca', 'language: Klingon');
  const { code, output } = await site.run('check');
  expect(code).toBe(1);
  expect(output).toMatch(
    /content\/site\.yaml:\d+:\d+: language must be a language tag, such as en or pt-BR \(found "Klingon"\)/,
  );
});
