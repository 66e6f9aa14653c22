/** An owner brings a newer program, which calls a field otherwise, under their content. */
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { editorFolder, install } from '../../src/commands/processes/ownPackages.ts';
import { PackageSite } from '../packageSite.ts';
import { Copy } from '../site.ts';

const site = new PackageSite();
const newer = new Copy();
afterAll(async () => {
  newer.remove();
  await site.remove();
});

const canPack = await install().then(
  () => true,
  () => false,
);
/** A field that version 2 renamed. */
const ofVersion1 = "'case': [ projects ]   # all else is on Experience\n";
const contentOf = () =>
  Object.fromEntries(
    globSync('content/**/*.*', { cwd: site.folder }).map((file) => [
      file,
      readFileSync(join(site.folder, file), 'utf8'),
    ]),
  );

it.runIf(canPack)('migrates renamed fields, and changes no other byte', async ({ skip }) => {
  site.create('--name', 'Ada Lovelace', '--no-git');
  const file = join(site.folder, 'content/site.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n# Mine.\nlookingFor: Mathematics # soon\n${ofVersion1}`);
  const before = contentOf();

  symlinkSync(join(editorFolder, 'node_modules'), join(newer.folder, 'src/editor/client/node_modules'), 'junction');
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: newer.folder })) {
    const text = newer.read(path);
    if (text.includes('lookingFor')) newer.write(path, text.replaceAll('lookingFor', 'wishes'));
  }
  newer.change('package.json', /"version": "[^"]*"/, '"version": "99.0.0"');
  const renamed = "{ kind: 'site', from: 'lookingFor', to: 'wishes' }";
  newer.change('src/content/renamedFields.ts', 'RenamedField[] = [', `RenamedField[] = [${renamed}, `);
  mkdirSync(join(newer.folder, '.cache'), { recursive: true });
  const { code, output } = await newer.run('create', {}, ['--upgrade', site.folder]);
  expect(code, output).toBe(0);
  expect(output).toContain(' → 99.0.0. Its content is unchanged.');
  expect(contentOf()).toEqual(before);

  const installed = site.npm(['ci']);
  if (installed.code) skip(`not run: no registry answers\n${installed.output}`);
  expect(existsSync(join(site.folder, 'vendor/vitrine-99.0.0.tgz'))).toBe(true);
  const check = site.npm(['run', 'check']);
  expect(check.output).toContain('has the old field "lookingFor", now "wishes". Run npm run migrate');
  expect(check.output).toContain('has the old field "case", now "showcase". Run npm run migrate');
  const shown = site.npm(['run', 'migrate']);
  expect(shown.output).toMatch(
    /content\/site\.yaml:\d+: lookingFor → wishes\ncontent\/site\.yaml:\d+: case → showcase\n/,
  );
  expect(shown.output).toContain('Nothing was written. To write these changes: npm run migrate -- --yes');
  expect(contentOf()).toEqual(before);
  expect(site.npm(['run', 'migrate', '--', '--yes']).output).toContain('Changed 1 file.');
  const [path, text = ''] = ['content/site.yaml', before['content/site.yaml']];
  const migrated = text.replace('\nlookingFor: Math', '\nwishes: Math').replace("'case':", 'showcase:');
  expect(contentOf()).toEqual({ ...before, [path]: migrated });
  expect(site.npm(['run', 'check']).output).toContain('No problems found in content/.');
});
