import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { exportResume, readValues } from '../../../tests/exportResume.ts';
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
      'The old content/ is in content.old/.',
      'Left out:',
      '  Only for programs: lastChange',
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

  it('imports the export of the sample unchanged', async () => {
    const publications = async () =>
      makePublications((await readPublications(read('publications.bib'))).entries, 'Alex Example');
    const before = await exportResume(at(), await publications());
    const { written, output } = await take(before);
    expect(written, output).toBe(true);
    expect(await exportResume(at(), await publications())).toEqual(before);
    expect(output).not.toContain('Left out');
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

it('prints at most eighteen lines, and writes the whole report to a new file', async () => {
  writeFileSync(at('import-report.txt'), 'Mine.\n');
  const work = Array.from({ length: 30 }, (_, index) => ({ name: `Co ${index}`, startDate: 'soon', phone: '1' }));
  const lines: string[] = [];
  writeFileSync(at('resume.json'), JSON.stringify({ ...nemo, work, publications: [{ name: 'On tides' }] }));
  expect(await importResume(at(), at('resume.json'), { say: (line) => lines.push(line) })).toBe(true);
  const shown = lines.join('\n').split('\n');
  expect(shown.length).toBeLessThanOrEqual(18);
  expect(shown.at(-1)).toBe('The whole report is in import-report-2.txt.');
  expect(readFileSync(at('import-report.txt'), 'utf8')).toBe('Mine.\n');
  const report = readFileSync(at('import-report-2.txt'), 'utf8');
  expect(report).toContain('Job 30 (Co 29): start is not a date (found "soon").');
  expect(report).toContain('Authors are missing. Add them in content/publications.bib: "On tides"');
  expect(report).not.toMatch(/@misc|publicationon|data mine|work\[/);
});
