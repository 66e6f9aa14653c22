import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '#base/folders.ts';
import { running } from '../../../tests/hostile/attacks.ts';
import { importFolder, nemo } from '../../../tests/importFolder.ts';

const { at, content, everything, read, take, write } = importFolder();
const withPhone = { basics: { ...nemo.basics, phone: '+44 131 496 0142' } };

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
    'The color is olive, chosen by your name. To change it, edit accent in content/site.yaml.',
    'Left out, by its path in the file:',
    '  lastChange: yesterday',
    'The old content/ is in content.old/.',
  ]);
});

it('changes links in texts to https, removes unusable ones, and reports the changes', async () => {
  const description = `A work.\n\nSee [this](http://a.example/b), [that](${running[0]}) and [more][1].\n\n[1]: page.html`;
  const { written, output } = await take({ ...nemo, projects: [{ name: 'Cards', description }] });
  expect(written, output).toBe(true);
  expect(read('projects/cards.md')).toContain('See [this](https://a.example/b), that and more.');
  expect(output).toMatch(/were changed to https.*https:\/\/a\.example\/b/);
});

it('says that the phone number is public, and leaves it out with --no-phone', async () => {
  expect((await take(withPhone)).output).toContain('Your phone number will be public');
  const { output } = await take(withPhone, { phone: false, force: true });
  expect(read('site.yaml')).not.toContain('phone');
  expect(output).toContain('Your phone number was left out, as you asked with --no-phone.');
});

it.each([
  ['the color of the site', 'accent: "#123456"\n', {}, '"#123456"'],
  ['blue, in a site without a color that gets another language', '', { language: 'fr' }, undefined],
])('keeps %s', async (_, accent, options, kept) => {
  write('site.yaml', `name: Nemo Nobody\nlanguage: en\n${accent}`);
  const { written, output } = await take(nemo, { force: !('language' in options), ...options });
  expect(written, output).toBe(true);
  expect(/accent: (.*)/.exec(read('site.yaml'))?.[1]).toBe(kept);
  expect(output).not.toContain('The color is');
});

describe('content of the owner', () => {
  it('is not overwritten', async () => {
    write('site.yaml', 'name: Robin Sample\n');
    write('experience/co.md', '---\ncompany: Co\nlocation: Here\n---\n');
    const before = everything();
    const { written, output } = await take({ ...nemo, work: [{ name: 'Co' }] });
    expect(written).toBe(false);
    expect(output).toContain('would replace them:\n  content/experience/co.md\n  content/site.yaml\n');
    expect(output).toMatch(/Nothing was written.*--force.*--replace/);
    expect(everything()).toEqual(before);
  });

  it('stays if the résumé has no such file', async () => {
    rmSync(at('content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: research\n---\n');
    write('resume.pdf', '%PDF-1.7\n%%EOF\n');
    const { output } = await take(nemo, { force: true });
    expect(content()).toEqual(['projects/mine.md', 'resume.pdf', 'site.yaml']);
    expect(read('projects/mine.md')).toContain('title: Mine');
    expect(output).toMatch(/Your files, not changed.*:\n {2}content\/projects\/mine\.md\n {2}content\/resume\.pdf/);
  });

  it('is accepted if it is the same', async () => {
    await take(nemo);
    const before = everything();
    expect((await take(nemo)).written).toBe(true);
    expect(everything()).toEqual(before);
  });
});

describe('with --replace', () => {
  const first = { ...nemo, work: [{ name: 'First' }], projects: [{ name: 'Cards' }], interests: ['Chess'] };
  const second = { ...nemo, work: [{ name: 'Second' }] };

  beforeEach(async () => {
    rmSync(at('content'), { recursive: true });
    await take(first);
    write('projects/cards.png', 'a cover');
    write('about.fr.md', 'Bonjour.\n');
    write('images/me.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it('removes entries that the résumé lacks, and keeps each old content in a folder of its own', async () => {
    const before = content();
    const { output } = await take(second, { replace: true });
    expect(content()).toEqual(['experience/second.md', 'images/me.svg', 'site.yaml']);
    expect(filesIn(at('content.old'))).toEqual(before);
    expect(output).toMatch(/Removed, as you asked with --replace:(\n {2}.*)*\n {2}content\/about\.fr\.md\n/);
    expect(output).toContain('The old content/ is in content.old/.');
    expect((await take(first, { replace: true })).output).toContain('The old content/ is in content.old-2/.');
    expect(filesIn(at('content.old-2'))).toContain('experience/second.md');
  });

  it('keeps a linked folder and its files', async () => {
    mkdirSync(at('photos'));
    writeFileSync(at('photos/me.jpg'), 'a photo');
    symlinkSync(at('photos'), at('content/photos'), 'junction');
    expect((await take(second, { replace: true })).written).toBe(true);
    expect(readFileSync(at('photos/me.jpg'), 'utf8')).toBe('a photo');
    expect(existsSync(at('content/photos/me.jpg'))).toBe(true);
  });
});

describe('content is unchanged', () => {
  it('if the file has a problem, which is reported with its place', async () => {
    const before = everything();
    writeFileSync(at('resume.json'), '{ "basics":\n  { "label": "X" } }');
    const result = await take(at('resume.json'), { replace: true });
    expect(result.written).toBe(false);
    expect(result.output.split('\n').filter(Boolean)).toEqual([
      'resume.json: basics.name is required (text)',
      'Nothing was written.',
    ]);
    expect(everything()).toEqual(before);
    expect(existsSync(at('content.old'))).toBe(false);
  });

  it('if other content of the owner has errors', async () => {
    rmSync(at('content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: reserch\n---\n');
    const before = everything();
    const { written, output } = await take(nemo);
    expect(written).toBe(false);
    expect(output).toContain('content/projects/mine.md:3:11: category must be one of');
    expect(everything()).toEqual(before);
  });

  it("if a new file can't be written", async () => {
    // A file where a folder is needed.
    rmSync(at('content'), { recursive: true });
    write('site.yaml', 'name: Nemo Niemand\n');
    write('more', '');
    const before = everything();
    const { written, output } = await take({ ...nemo, custom: [{ title: 'A' }] }, { force: true });
    expect(written).toBe(false);
    expect(output).toContain('is a file, where a folder is needed');
    expect(everything()).toEqual(before);
    expect(existsSync(at('content.old'))).toBe(false);
  });
});
