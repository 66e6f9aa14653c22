/** Translations of the sample in `tests/languages/`: files with the same names as in content/, with only the texts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { splitFile } from '../src/content/frontMatter.ts';
import { type Copy, root } from './site.ts';

/** Combines each text with its translation: `{ en: Card game, fr: Jeu de cartes }`. */
function withWords(yaml: string, translation: string, [first, second]: readonly [string, string]): string {
  const document = parseDocument(yaml);
  const add = (words: unknown, path: readonly (string | number)[]) => {
    if (typeof words === 'object' && words) {
      for (const [key, inner] of Object.entries(words)) add(inner, [...path, Array.isArray(words) ? Number(key) : key]);
      return;
    }
    const original = document.getIn(path);
    if (typeof original !== 'string') throw new Error(`The sample has no words at ${path.join('.')}.`);
    document.setIn(path, document.createNode({ [first]: original, [second]: words }));
  };
  add(parseDocument(translation).toJS(), []);
  return document.toString({ lineWidth: 0 });
}

/** Translates a copy of the sample to a second language. */
export function translateSample(site: Copy, language: string): void {
  const folder = join(root, 'tests/languages', language);
  const languages = ['en', language] as const;
  for (const file of globSync('**/*.{md,yaml}', { cwd: folder })) {
    const translation = splitFile(file, readFileSync(join(folder, file), 'utf8'));
    const path = `content/${file}`;
    const original = splitFile(path, site.read(path));
    if (!translation || !original) throw new Error(`${file} has no front matter.`);
    const yaml = withWords(original.yaml, translation.yaml, languages);
    site.write(path, file.endsWith('.md') ? `---\n${yaml}---\n${original.body}` : yaml);
    if (translation.body.trim()) site.write(path.replace(/md$/, `${language}.md`), translation.body.trimStart());
  }
  site.change('content/site.yaml', /^name:/m, `languages: [${languages.join(', ')}]\nname:`);
}
