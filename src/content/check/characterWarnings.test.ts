import { expect, it } from 'vitest';
import { fieldName } from '#base/problems.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { characterWarnings } from './characterWarnings.ts';

/** Returns the warnings for files in `content/`. */
async function reported(files: Record<string, string>): Promise<string[]> {
  const paths = Object.entries(files).map(([file, text]) => [`content/${file}`, text]);
  const problems = await characterWarnings(await contentOf(Object.fromEntries(paths)));
  return problems.map(({ file, line, column, path = [], found }) => {
    const field = path.length ? fieldName(path) : 'Text';
    return `${file.slice('content/'.length)}:${line}:${column} ${field} ${found}`;
  });
}

it('accepts characters that a font has', async () => {
  const name = 'name: Zoë Łukasz Привет Ελλάδα 漢字 カナ 한국어 שלום مرحبا नमन\n';
  expect(await reported({ 'site.yaml': name })).toEqual([]);
});

it('reports file, field, character and place', async () => {
  expect(
    await reported({
      'site.yaml': 'name: Nino ქა\nlinks:\n  - { name: Code, url: https://example.com }\n',
      'about.md':
        '---\nintro: I build 🚀 and 👩‍💻 things 🚀.\n---\n\nMore.\n\n- One\n  and *two 🚀*, ![🎹](a.png)\n<!-- 🎹 -->',
      'skills.yaml': 'groups:\n  - name: A\n    items:\n      - { name: B }\n      - { name: "C 🎹" }\n',
      'experience/co.md': '---\ntitle: Intern\ndescription:\n  - Fine.\n  - "Wrote ✍️"\n---\n',
    }),
  ).toEqual([
    'site.yaml:1:7 name ქ, ა',
    'about.md:2:8 intro 🚀, 👩‍💻',
    'about.md:8:8 Text 🚀',
    'skills.yaml:5:17 groups[1].items[2].name 🎹',
    'experience/co.md:5:5 description[2] ✍️',
  ]);
});

it.each([
  ['a **b 🚀**', '4:5'],
  ['```\nx\n  y 🚀\n```', '4:1'],
])('reports the part of a text that has a character: %j', async (text, place) => {
  const [problem] = await reported({ 'about.md': `---\nintro: Hello\n---\n${text}\n` });
  expect(problem).toContain(`about.md:${place} Text `);
});

it('checks only texts that the résumé can print', async () => {
  expect(
    await reported({
      'site.yaml': 'name: Ada\ntagline: 🚀\nkeywords: [🚀]\n',
      'projects/out.md': '---\ntitle: 🚀\ncategory: personal\nresume: false\n---\n',
      'projects/draft.md': '---\ntitle: 🚀\ncategory: personal\ndraft: true\n---\n',
      'projects/in.md': '---\ntitle: Cards\ncategory: personal\ncoverAlt: 🚀\n---\n\n## More\n\n🚀\n',
      'skills.yaml':
        'groups:\n  - { name: A, items: [{ name: 🚀, resume: false }] }\n  - { name: 🚀, resume: false, items: [] }\n',
    }),
  ).toEqual([]);
});

it('reports nothing if content has a résumé', async () => {
  expect(await reported({ 'site.yaml': 'name: 🚀\n', 'resume.pdf': '%PDF-1.7\n%%EOF\n' })).toEqual([]);
});
