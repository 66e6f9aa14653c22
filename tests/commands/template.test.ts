/** `npm run template`: the repository behind "Use this template". deploy.test.ts has its workflow. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../site.ts';

const parent = mkdtempSync(join(tmpdir(), 'vitrine-template-'));
const folder = join(parent, 'template');
afterAll(() => rmSync(parent, { recursive: true }));
const run = (cwd: string, ...typed: string[]) =>
  execFileSync(
    process.execPath,
    typed.map((each) => each.replace(/^(?=tools|src)/, root)),
    { cwd, encoding: 'utf8' },
  );

it('writes a site of nobody that passes the check, with a workflow and a README of ten lines', () => {
  run(root, 'tools/run.ts', 'template', folder);
  expect(run(folder, 'src/commands/vitrine.ts', 'check')).toContain('No problems found in content/.');
  expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toMatch(/^name: Your Name$/m);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme.trim().split('\n')).toHaveLength(10);
  const named = [...readme.matchAll(/(?:src|srcset)="([^"]+)"|\]\(([^)]+)\)/g)].map(([, image, link]) => image ?? link);
  expect(named).toHaveLength(7);
  for (const file of [...named, '.github/workflows/publish.yml', 'package-lock.json'])
    expect(existsSync(join(folder, file ?? '')), file).toBe(true);
});
