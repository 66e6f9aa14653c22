import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findWrongImports, mayImport } from './findWrongImports.ts';

const problemsIn = (files: Record<string, string>) => findWrongImports(new Map(Object.entries(files)));

const wrong = {
  'a # import': "import { y } from '#content/y.ts';",
  'a relative import': "import { y } from '../content/y.ts';",
  'a dynamic import': "const { y } = await import('#content/y.ts');",
  'an import of a type': "import type { Y } from '#content/y.ts';",
  'a re-export': "export { y } from '#content/y.ts';",
  'a glob': "import.meta.glob('../content/y.ts');",
  'a re-export of everything': "export * from\n  '../content/y.ts';",
};

it.each(Object.entries(wrong))('finds %s', (_, text) => {
  for (const name of ['x.ts', 'x.tsx']) expect(problemsIn({ [`src/base/${name}`]: text }), name).toHaveLength(1);
  const [problem] = problemsIn({ 'src/base/x.astro': `---\n${text}\n---\n<p>It's</p>\n` });
  expect(problem).toMatch(/^src\/base\/x\.astro:2: imports .*content\/y\.ts: base\/ may not import content\/$/);
});

it('finds an import in the template of an Astro file', () => {
  const text = "---\n---\n<p>It's {(await import('#content/y.ts')).y}</p>";
  expect(problemsIn({ 'src/base/x.astro': text })).toHaveLength(1);
});

it.each(['@import "../site/x.css";', '@import url("../site/x.css");', '.x { composes: y from "../site/x.css"; }'])(
  'finds %s',
  (text) => {
    expect(problemsIn({ 'src/ui/x.css': text })).toHaveLength(1);
  },
);

it.each([
  [
    'src/sections/education/Education.tsx',
    '../projects/project.ts',
    'section education/ may not import section projects/',
  ],
  ['src/documents/x.ts', '../base/dates.ts', 'write #base/dates.ts'],
  ['src/documents/x.ts', '#documents/y.ts', 'write a relative path within documents/'],
  ['src/content/check/x.ts', '../../../tests/contentOf.ts', 'src/ may not import tests/'],
  ['src/commands/x.ts', '../../tools/lint.ts', 'src/ may not import tools/'],
  ['src/elsewhere/x.ts', '#base/dates.ts', 'elsewhere/ may not import base/'],
])('rejects that %s imports %s', (file, specifier, problem) => {
  expect(problemsIn({ [file]: `import '${specifier}';` })).toEqual([`${file}:1: imports ${specifier}: ${problem}`]);
});

it('finds a folder with a vague name', () => {
  const files = ['src/base/utils/x.ts', 'src/lib/x.css', 'src/base/library.ts'];
  expect(findWrongImports(new Map(files.map((file) => [file, ''])))).toEqual([
    'src/base/utils/x.ts: name the folder for its subject',
    'src/lib/x.css: name the folder for its subject',
  ]);
});

it('finds a circle, even of types', () => {
  const circle = {
    'src/base/a.ts': "import type { B } from './b.ts';",
    'src/base/b.ts': "import { a } from './a.ts';",
  };
  expect(problemsIn(circle)).toEqual(['src/base/a.ts → src/base/b.ts → src/base/a.ts: a circle']);
});

it.each([
  ['src/sections/index.ts', './talks/schema.ts'],
  ['src/sections/talks/section.ts', '#base/fields.ts'],
  ['src/content/check/x.test.ts', '../../../tests/contentOf.ts'],
  ['src/site/x.tsx', '~icons/lucide/check'],
])('lets %s import %s', (file, specifier) => {
  expect(problemsIn({ [file]: `import '${specifier}';` })).toEqual([]);
});

it('has the same table as CONTRIBUTING.md', () => {
  const document = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
  const rows = Object.entries(mayImport).map(([folder, others]) => `| ${folder} | ${others.join(', ') || 'nothing'} |`);
  expect(document).toContain(`| folder | may import |\n|---|---|\n${rows.join('\n')}\n\n`);
});
