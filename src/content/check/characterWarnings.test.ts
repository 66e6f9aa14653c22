import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { characterWarnings } from './characterWarnings.ts';

/** Returns the characters that the warning about files in `content/` names. */
async function reported(files: Record<string, string>): Promise<string | undefined> {
  const paths = Object.entries(files).map(([file, text]) => [`content/${file}`, text]);
  const [problem] = await characterWarnings(await contentOf(Object.fromEntries(paths)));
  return problem?.found;
}

it('accepts characters that a font has', async () => {
  const name = 'name: Zoë Łukasz Привет Ελλάδα 漢字 カナ 한국어 שלום مرحبا नमन\n';
  expect(await reported({ 'site.yaml': name })).toBeUndefined();
});

it('names characters in the head, in entries and in texts, each once', async () => {
  const found = await reported({
    'site.yaml': 'name: Nino ქა\nlinks:\n  - { name: Code, url: https://example.com }\n',
    'about.md': '---\nintro: I build 👩‍💻 things.\n---\n\n- One\n  and *two 🚀*, ![🪗](a.png)\n<!-- 🪗 -->',
    'skills.yaml': 'groups:\n  - { name: A, items: [{ name: "C 🎹 🎹" }] }\n',
  });
  expect(found?.split(', ').sort()).toEqual(['ა', 'ქ', '🎹', '👩‍💻', '🚀']);
});

it('checks only texts that the résumé can print', async () => {
  expect(
    await reported({
      'site.yaml': 'name: Ada\ntagline: 🚀\nkeywords: [🚀]\n',
      'projects/out.md': '---\ntitle: 🚀\ncategory: personal\nresume: false\n---\n',
      'projects/draft.md': '---\ntitle: 🚀\ncategory: personal\ndraft: true\n---\n',
      'skills.yaml': 'groups:\n  - { name: A, items: [{ name: 🚀, resume: false }] }\n',
    }),
  ).toBeUndefined();
  expect(await reported({ 'site.yaml': 'name: 🚀\n', 'resume.pdf': '%PDF-1.7\n%%EOF\n' })).toBeUndefined();
});
