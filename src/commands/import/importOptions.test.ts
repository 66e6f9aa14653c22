import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '#base/folders.ts';
import { type ImportOptions, importResume } from './importResume.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const content = () => filesIn(join(root, 'content'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Imports a résumé. Returns whether it was written, the output, and the output before anything was written. */
async function take(resume: object, options: Partial<ImportOptions> = {}) {
  const file = join(root, 'resume.json');
  writeFileSync(file, JSON.stringify(resume));
  const before = content();
  const lines: string[] = [];
  const early: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    if (String(content()) === String(before)) early.push(line);
  };
  const written = await importResume(root, file, { ...options, say });
  return { written, output: lines.join('\n'), outputBefore: early.join('\n') };
}

const nemo = { basics: { name: 'Nemo Niemand', email: 'nemo@example.com', phone: '+44 131 496 0142' } };

describe('a phone number', () => {
  const warning = 'Your phone number will be public';

  it('is published with a warning', async () => {
    const { output } = await take(nemo);
    expect(read('content/site.yaml')).toContain('phone: +44 131 496 0142');
    expect(output).toContain(`${warning}: on the Contact page, in its QR code and contact card, and in the résumé.`);
    expect(output).toContain('--no-phone');
  });

  it('is left out with --no-phone, which is reported', async () => {
    const { output } = await take(nemo, { phone: false });
    expect(read('content/site.yaml')).not.toContain('phone');
    expect(output).not.toContain(warning);
    expect(output).toContain('Your phone number was left out, as you asked with --no-phone.');
  });
});

it('counts a single file as one', async () => {
  expect((await take(nemo)).output).toContain('content/ was written: 1 file.');
});

describe('the import of another résumé', () => {
  const first = { ...nemo, work: [{ name: 'First' }], projects: [{ name: 'Cards' }], interests: ['Chess'] };
  const second = { ...nemo, work: [{ name: 'Second' }] };
  const left = ['experience/first.md', 'interests.yaml', 'projects/cards.md'];

  beforeEach(async () => {
    await take(first);
    write('content/projects/cards.png', 'a cover');
    write('content/images/me.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it('lists the files of the first one that stay before writing, and suggests --replace', async () => {
    const { written, outputBefore } = await take(second, { force: true });
    expect(written).toBe(true);
    expect(outputBefore).toContain('4 files not in resume.json will stay.');
    expect(outputBefore).toContain('add --replace: it moves the old content/ to content.old/');
    expect(content()).toEqual(expect.arrayContaining(left));
  });

  it('suggests --replace if it stops', async () => {
    const { written, output } = await take({ ...second, basics: { name: 'Robin Sample' } });
    expect(written).toBe(false);
    expect(output).toContain('would replace them:\n  content/site.yaml\n');
    expect(output).toContain('add --replace');
  });

  it('removes them with --replace, and keeps the old content in another folder', async () => {
    const before = content();
    const { written, output } = await take(second, { replace: true });
    expect(written).toBe(true);
    expect(content()).toEqual(['experience/second.md', 'images/me.svg', 'site.yaml']);
    expect(filesIn(join(root, 'content.old'))).toEqual(before);
    expect(read('content.old/projects/cards.png')).toBe('a cover');
    expect(output).toContain('Removed, as you asked with --replace:\n  content/experience/first.md\n');
    expect(output).toContain('The old content/ is in content.old/.');
    expect(output).toContain('Your files, not changed:\n  content/images/me.svg');
  });

  it('removes the translation of a text with --replace', async () => {
    const text = 'Long enough for a page. '.repeat(30);
    const summary = { en: `I build.\n\n${text}`, fr: `Je construis.\n\n${text} Plus.` };
    await take({ basics: { name: 'Nemo', summary } }, { force: true });
    expect(content()).toContain('about.fr.md');
    const { output } = await take(second, { replace: true });
    expect(content()).not.toContain('about.fr.md');
    expect(output).toMatch(/Removed, as you asked with --replace:(\n {2}.*)*\n {2}content\/about\.fr\.md\n/);
  });

  it('keeps each old content in a folder of its own', async () => {
    await take(second, { replace: true });
    const { output } = await take(first, { replace: true });
    expect(output).toContain('The old content/ is in content.old-2/.');
    expect(filesIn(join(root, 'content.old'))).toContain('experience/first.md');
    expect(filesIn(join(root, 'content.old-2'))).toContain('experience/second.md');
  });

  it("puts the old content back if a new file can't be written", async () => {
    write('content/more', '');
    const before = content();
    const custom = [{ title: 'A' }];
    expect((await take({ ...second, custom }, { replace: true })).written).toBe(false);
    expect(content()).toEqual(before);
    expect(existsSync(join(root, 'content.old'))).toBe(false);
  });

  it('keeps a linked folder and its files', async () => {
    mkdirSync(join(root, 'photos'));
    write('photos/me.jpg', 'a photo');
    symlinkSync(join(root, 'photos'), join(root, 'content/photos'), 'junction');
    expect((await take(second, { replace: true })).written).toBe(true);
    expect(read('content/photos/me.jpg')).toBe('a photo');
  });

  it('moves nothing if the new content has errors', async () => {
    const before = content();
    expect((await take({ basics: {} }, { replace: true })).written).toBe(false);
    expect(content()).toEqual(before);
    expect(existsSync(join(root, 'content.old'))).toBe(false);
  });
});
