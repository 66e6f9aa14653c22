import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importFolder, nemo } from '../../../tests/importFolder.ts';
import { importResume } from './importResume.ts';

const { at, content, everything, read, take, write } = importFolder();

describe('content of the owner', () => {
  it('is not overwritten', async () => {
    write('site.yaml', 'name: Robin Sample\n');
    write('experience/co.md', '---\ncompany: Co\nlocation: Here\n---\n');
    const before = everything();
    const { written, output } = await take({ ...nemo, work: [{ name: 'Co' }] });
    expect(written).toBe(false);
    expect(output).toContain('would replace them:\n  content/experience/co.md\n  content/site.yaml\n');
    expect(output).toContain('Nothing was written. Move what you want to keep, or add --force');
    expect(everything()).toEqual(before);
  });

  it('is overwritten with --force, which is reported', async () => {
    write('site.yaml', 'name: Robin Sample\n');
    const { written, output } = await take(nemo, true);
    expect(written).toBe(true);
    expect(output).toContain('Replaced, as you asked with --force:\n  content/site.yaml\n');
    expect(read('site.yaml')).toContain('Nemo Niemand');
  });

  it.each([false, true])('stays if the résumé has no such file (force: %s)', async (force) => {
    rmSync(at('content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: research\n---\n');
    write('resume.pdf', '%PDF-1.7\n%%EOF\n');
    const { written, output } = await take(nemo, force);
    expect(written).toBe(true);
    expect(content()).toEqual(['projects/mine.md', 'resume.pdf', 'site.yaml']);
    expect(read('projects/mine.md')).toContain('title: Mine');
    expect(output).toContain('Your files, not changed:\n  content/resume.pdf');
  });

  it('is accepted if it is the same', async () => {
    expect((await take(nemo)).written).toBe(true);
    const before = everything();
    expect((await take(nemo)).written).toBe(true);
    expect(everything()).toEqual(before);
  });
});

describe('content is unchanged', () => {
  it.each<[string, string, string[]]>([
    [
      'if the name is missing',
      '{ "basics":\n  { "label": "X" } }',
      ['resume.json:2:3: basics.name is required (text)', '1 problem; nothing was written.'],
    ],
    [
      'if the file is not JSON',
      '{\n  "basics": {\n    name: "X"\n  }\n}',
      [
        'resume.json:3:5: is not JSON: field names and texts must be in "double quotes"',
        '1 problem; nothing was written.',
      ],
    ],
    ['if the file is empty', '', ['resume.json: is empty', '1 problem; nothing was written.']],
  ])('%s', async (_, text, output) => {
    const before = everything();
    writeFileSync(at('resume.json'), text);
    const result = await take(at('resume.json'));
    expect(result.written).toBe(false);
    expect(result.output.split('\n').filter(Boolean)).toEqual(output);
    expect(everything()).toEqual(before);
  });

  it('if there is no file', async () => {
    const before = everything();
    expect(await take(at('no.json'))).toEqual({
      written: false,
      output: `${at('no.json')} not found.`,
    });
    expect((await take(at())).output).toContain('is a folder. Name the file in it.');
    expect(everything()).toEqual(before);
  });

  it('if other content of the owner has errors', async () => {
    rmSync(at('content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: reserch\n---\n');
    const before = everything();
    const { written, output } = await take(nemo);
    expect(written).toBe(false);
    expect(output).toContain(
      'content/projects/mine.md:3:11: category must be one of research, personal, freelance (found "reserch")',
    );
    expect(everything()).toEqual(before);
  });

  it("if a new file can't be written", async () => {
    // A file where a folder is needed.
    write('site.yaml', 'name: Nemo Niemand\n');
    write('more', '');
    const before = everything();
    const lines: string[] = [];
    const file = at('resume.json');
    writeFileSync(file, JSON.stringify({ ...nemo, custom: [{ title: 'A' }] }));
    expect(await importResume(at(), file, { force: true, say: (line) => lines.push(line) })).toBe(false);
    expect(lines.join('\n')).toContain('is a file, where a folder is needed');
    expect(everything()).toEqual(before);
  });
});
