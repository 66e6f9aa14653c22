import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith, writeInto } from '../../../tests/folderWith.ts';
import { fieldsIn, make } from '../../../tests/importedContent.ts';
import { isDone } from '../../../tests/importFolder.ts';
import { importResume } from './importResume.ts';
import { languageOfName, languagesIn } from './languages.ts';
import { readResume } from './readResume.ts';
import { parseYaml } from './readYaml.ts';
import { toContent } from './toContent.ts';

const bilingual = {
  basics: { name: 'Nemo', label: { de: 'Bäcker', en: 'Baker' }, summary: { de: 'Ich backe.', en: 'I bake.' } },
  work: [{ name: 'Co', position: { de: 'Koch', en: 'Cook' }, highlights: [{ de: 'Brot', en: 'Bread' }] }],
  languages: { de: 'C2', en: 'C1' },
};

describe('texts by language in one file', () => {
  it('are imported in all languages, the declared one first', () => {
    const { fields } = make({ ...bilingual, meta: { language: 'en' } });
    expect(fields('site.yaml')).toMatchObject({ role: { en: 'Baker', de: 'Bäcker' }, languages: ['en', 'de'] });
    expect(fields('about.md').intro).toEqual({ en: 'I bake.', de: 'Ich backe.' });
    expect(fields('experience/co.md')).toEqual({
      company: 'Co',
      title: { en: 'Cook', de: 'Koch' },
      description: { en: ['Bread'], de: ['Brot'] },
    });
  });

  it('are imported in one language with --language', () => {
    const text = JSON.stringify(bilingual);
    const { files } = toContent(readResume(() => parseYaml(text), 'cv.json', 'de'));
    expect(fieldsIn(files, 'site.yaml')).toEqual({ name: 'Nemo', role: 'Bäcker', language: 'de' });
    expect(() => readResume(() => parseYaml(text), 'cv.json', 'fr')).toThrow('has no text in "fr"');
  });

  it.each([
    [{ basics: { label: { de: 'A', en: 'B' } } }, ['de', 'en']],
    [{ languages: { de: 'C2', en: 'C1' } }, []],
    [{ work: [{ links: { it: 'https://a.example', fr: 'https://b.example' } }] }, []],
    [{ basics: { label: { en: 'A' } } }, []],
  ])('of %j are %j', (data, languages) => {
    expect(languagesIn(data)).toEqual(languages);
  });
});

describe('the language of a file', () => {
  it.each([
    ['cv.fr.json', 'fr'],
    ['cv-pt_BR.yaml', 'pt-BR'],
    ['03-developer-de.json', 'de'],
    ['my cv.json', undefined],
    ['resume.json', undefined],
  ])('by the name %s is %s', (name, language) => {
    expect(languageOfName(name)).toBe(language);
  });

  it('is never guessed from its words', () => {
    const work = [{ name: 'Co', summary: 'Jeg har jobbet med og for å bygge det som er på vei til det nye.' }];
    expect(make({ work }).fields('site.yaml')).not.toHaveProperty('language');
    expect(make({ work, language: 'nb' }).fields('site.yaml')).toHaveProperty('language', 'nb');
    expect(make({ work, language: 'nb' }).byHand.join()).toContain('no Norwegian Bokmål interface yet');
  });
});

describe('files', () => {
  let root: string;
  beforeEach(() => {
    root = folderWith();
  });

  const read = (path: string) => readFileSync(join(root, 'content', path), 'utf8');
  /** Imports résumés by the names of their files. */
  async function take(resumes: Record<string, object>, options = {}) {
    const files = Object.entries(resumes).map(([name, resume]) => {
      writeFileSync(join(root, name), JSON.stringify({ basics: { name: 'Nemo' }, ...resume }));
      return join(root, name);
    }) as [string, ...string[]];
    const lines: string[] = [];
    const written = await isDone(importResume(root, files, { ...options, say: (line) => lines.push(line) }), lines);
    return { written, output: lines.join('\n') };
  }

  const job = (name: string, position: string, startDate?: string) => ({ name, position, startDate });
  const paragraph = 'A long sentence about it. '.repeat(20);

  it('of one person become texts by language, matched by equal dates', async () => {
    const { written, output } = await take({
      'cv.en.json': {
        basics: { name: 'Nemo', summary: `${paragraph}\n\nMore.` },
        work: [job('Old', 'Cook', '2015'), job('Co', 'Baker', '2020-05')],
        skills: [{ name: 'Languages', keywords: ['C'] }],
      },
      'cv.fr.json': {
        basics: { name: 'Nemo', summary: `${paragraph}\n\nPlus.` },
        work: [job('Co', 'Boulangère', '2020-05'), job('Autre', 'Chef', '2018')],
        skills: [{ name: 'Langages', keywords: ['C'] }],
      },
    });
    expect(written, output).toBe(true);
    expect(read('experience/co.md')).toContain('title:\n  en: Baker\n  fr: Boulangère\n');
    expect(read('experience/old.md')).toContain('title: Cook');
    expect(read('skills.yaml')).toContain('name:\n      en: Languages\n      fr: Langages');
    expect(read('about.fr.md')).toContain('Plus.');
    expect(read('site.yaml')).toContain('languages:\n  - en\n  - fr\n');
    expect(output).toContain('Left out, since no entry has the same dates (French): experience: Chef');
    expect(output).toContain('in English and French');
  });

  it('add their texts to existing content with --language, and keep its comments', async () => {
    await take({ 'cv.json': { work: [job('Co', 'Baker', '2020-05')] } });
    const file = join(root, 'content/experience/co.md');
    writeFileSync(file, read('experience/co.md').replace('start:', '# Mine\nstart:'));
    writeInto(root, { 'content/projects/own.md': '---\ntitle: Own\n---\n\nText.\n' });
    const { written, output } = await take(
      { 'cv.fr.json': { work: [job('Co', 'Boulangère', '2020-05')] } },
      { language: 'fr' },
    );
    expect(written, output).toBe(true);
    expect(read('experience/co.md')).toContain('title:\n  en: Baker\n  fr: Boulangère\n');
    expect(read('experience/co.md')).toContain('# Mine\nstart: 2020-05');
    expect(read('site.yaml')).toContain('languages: [en, fr]');
    expect(read('projects/own.md')).toBe('---\ntitle: Own\n---\n\nText.\n');
  });

  it('in one language are rejected', async () => {
    const { written, output } = await take({ 'cv.json': {}, 'cv2.json': {} });
    expect(written).toBe(false);
    expect(output).toContain('cv2.json: is in English, like cv.json.');
  });
});
