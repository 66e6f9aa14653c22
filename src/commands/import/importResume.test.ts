import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readValues } from '../../../tests/exportResume.ts';
import { running } from '../../../tests/hostile/attacks.ts';
import { importFolder, nemo } from '../../../tests/importFolder.ts';
import { importResume } from './importResume.ts';

const { at, content, everything, read, take, write } = importFolder();

describe('right after cloning', () => {
  it('moves sample content to another folder, and reports everything', async () => {
    write('projects/mine.md', '---\ntitle: Mine\ncategory: personal\n---\n');
    const before = everything();
    const { written, output } = await take({
      ...nemo,
      work: [{ name: 'Co', position: 'Baker' }],
      custom: [{}, { title: 'A' }],
      lastChange: 'yesterday',
    });
    expect(written).toBe(true);
    expect(content()).toEqual(['experience/co.md', 'more/custom.md', 'site.yaml']);
    expect(everything('content.old')).toEqual(before);
    expect(output.split('\n').filter(Boolean)).toEqual([
      'content/ was written: 3 files.',
      '  name, email, 1 section, 1 job',
      'Left out, by its path in the file:',
      '  lastChange: yesterday',
      'The old content/ is in content.old/.',
    ]);
  });

  it('imports hundreds of entries, each in a file of its own', async () => {
    const many = Array.from({ length: 400 }, (_, index) => index);
    const { written } = await take({
      ...nemo,
      work: many.map((index) => ({
        name: `Co ${index % 10}`,
        position: 'Baker',
        startDate: String(1990 + (index % 30)),
      })),
      projects: many.map((index) => ({ name: `Cards ${index % 7}`, highlights: [`Number ${index}`] })),
      skills: many.map((index) => ({ name: `Skill ${index}` })),
    });
    expect(written).toBe(true);
    const { experience, projects, skills } = await readValues(at());
    expect([experience.length, projects.length, skills?.groups[0]?.items.length]).toEqual([400, 400, 400]);
    expect(projects.map(({ highlights }) => highlights)).toEqual(many.map((index) => [`Number ${index}`]));
  });
});

it('changes links in texts to https, removes unusable ones, and reports the changes', async () => {
  const description = `A work.\n\nSee [this](http://a.example/b), [that](${running[0]}) and [more][1].\n\n[1]: page.html`;
  const { written, output } = await take({ ...nemo, projects: [{ name: 'Cards', description }] });
  expect(written, output).toBe(true);
  expect(read('projects/cards.md')).toContain('See [this](https://a.example/b), that and more.');
  expect(output).toMatch(/were changed to https.*https:\/\/a\.example\/b/);
});

it('accepts links of the owner to files in public/', async () => {
  mkdirSync(at('public'));
  writeFileSync(at('public/paper.pdf'), 'x');
  write('projects/own.md', '---\ntitle: Own\ncategory: personal\ndate: 2026-01\n---\n\n[Paper](/paper.pdf)\n');
  const { written, output } = await take(nemo);
  expect(written, output).toBe(true);
});

it('reports that a file was not read exactly', async () => {
  writeFileSync(at('resume.json'), '{ "basics": { "name": "X", }, }');
  const { written, output } = await take(at('resume.json'));
  expect(written).toBe(true);
  expect(output).toContain('resume.json has comments or trailing commas');
});

it('creates content if there is none', async () => {
  rmSync(at('content'), { recursive: true });
  expect((await take(nemo)).written).toBe(true);
  expect(content()).toEqual(['site.yaml']);
});

it('names the phone first, shows every warning, and writes the whole report to a new file', async () => {
  writeFileSync(at('import-report.txt'), 'Mine.\n');
  const work = Array.from({ length: 30 }, (_, index) => ({
    name: `Co ${index}`,
    startDate: 'soon',
    [`mood${index}`]: 'Sad',
  }));
  const lines: string[] = [];
  const basics = { ...nemo.basics, phone: '+44 131 496 0142' };
  writeFileSync(at('resume.json'), JSON.stringify({ basics, work }));
  expect(await importResume(at(), at('resume.json'), { say: (line) => lines.push(line) })).toBe(true);
  const shown = lines.join('\n').split('\n');
  expect(shown.indexOf('Please check:')).toBeLessThan(shown.indexOf('Left out, by its path in the file:'));
  expect(shown[shown.indexOf('Please check:') + 1]).toContain('Your phone number will be public');
  expect(shown).toContain('  Job 30 (Co 29): start is not a date (found "soon"). It is shown without dates.');
  expect(shown).toContain('  and 24 more');
  expect(shown.at(-1)).toBe('The whole report is in import-report-2.txt.');
  expect(readFileSync(at('import-report.txt'), 'utf8')).toBe('Mine.\n');
  expect(readFileSync(at('import-report-2.txt'), 'utf8')).toContain('work[29].mood29: Sad');
});

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
