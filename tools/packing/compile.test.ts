import { expect, it } from 'vitest';
import { folderWith } from '../../tests/folderWith.ts';
import { compile } from './compile.ts';

it('compiles an entry and everything that it imports, and lists the packages', () => {
  const folder = folderWith({
    'src/a/entry.ts': "import type { T } from './Type.tsx';\nimport { b } from './b.ts';\nexport const a: T = b;\n",
    'src/a/b.ts': "import '#c/c.ts';\nexport const b = () => import('./left.ts');\n",
    'src/c/c.ts': "import 'node:fs';\nimport '@scope/name/file.js';\nexport const { d } = await import('name');\n",
  });
  const { files, packages } = compile(folder, ['src/a/entry.ts'], ['src/a/left.ts']);
  expect([...files.keys()]).toEqual(['src/a/entry.ts', 'src/a/b.ts', 'src/c/c.ts']);
  expect(files.get('src/a/entry.ts')).toBe('import { b } from "./b.js";\nexport const a = b;\n');
  expect(files.get('src/a/b.ts')).toContain("import '#c/c.ts';");
  expect([...packages]).toEqual(['@scope/name', 'name']);
});

it("rejects a component, which Node.js can't load", () => {
  const folder = folderWith({
    'src/a/C.tsx': 'export const C = () => null;',
    'src/a/wrong.ts': "import { C } from './C.tsx';\nexport const c = C;\n",
  });
  expect(() => compile(folder, ['src/a/wrong.ts'], [])).toThrow('src/a/wrong.ts imports src/a/C.jsx, which');
});
