import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adminProblems } from './repository.ts';
import { writeAdmin } from './writeAdmin.ts';

it('writes the page with its own policy, and reports a missing editor', async () => {
  const root = mkdtempSync(join(tmpdir(), 'admin-'));
  const dist = join(root, 'dist');
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', '{}');
  write('dist/admin/config.yml', 'backend: { name: gitlab }\n');
  expect(adminProblems(root)).toEqual([]);
  write('public/admin/config.yml', '');
  expect(adminProblems(root)).toMatchObject([{ kind: 'adminEditor', file: 'public/admin/config.yml' }]);
  write('node_modules/@sveltia/cms/package.json', '{ "name": "@sveltia/cms", "exports": "./npm/index.js" }');
  write('node_modules/@sveltia/cms/npm/index.js', 'export default { init() { globalThis.started = true; } };');
  write('node_modules/@sveltia/cms/npm/assets/icons.woff2', '');
  write('node_modules/@sveltia/cms/npm/chunks/one.js', '');
  expect(adminProblems(root)).toEqual([]);
  await writeAdmin(root, dist, '/me', []);
  const read = (file: string) => readFileSync(join(dist, 'admin', file), 'utf8');
  const page = read('index.html');
  expect(page).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  expect(page).toContain("connect-src 'self' blob: data: https://gitlab.com;");
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('src="/me/admin/admin.js"');
  const scripts = globSync('*.js', { cwd: join(dist, 'admin') }).map(read);
  expect(scripts.some((script) => script.includes('projects-frontmatter'))).toBe(true);
  expect(read('assets/icons.woff2')).toBe('');
  rmSync(root, { recursive: true });
});
