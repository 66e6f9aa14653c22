/** Every text of a content file, with its place: facts by field, running text by paragraph. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName } from '#base/problems.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { ContentFile, type Parts, textsIn } from './contentFile.ts';
import { kindOf } from './readContent.ts';

export interface ContentText {
  text: string;
  line: number;
  column: number;
  /** As an owner would point at it; absent in running text. */
  field?: string;
}

/**
 * @param path of a `.yaml`, `.md` or `.bib` file, from `content`
 * @returns none of a file that cannot be read, which the check tells
 */
export function textsOf(content: string, path: string): ContentText[] {
  const text = readFileSync(join(content, path), 'utf8');
  if (path.endsWith('.bib')) {
    return readBibtex(text).entries.flatMap(({ key, fields }) =>
      [...fields].map(([name, { value, place }]) => ({ text: value, ...place, field: `${key}.${name}` })),
    );
  }
  const file = new ContentFile(path, kindOf(`content/${path}`) ?? 'site', Buffer.from(text));
  return file.parts ? [...fieldsOf(file), ...paragraphsOf(file.parts)] : [];
}

function fieldsOf(file: ContentFile): ContentText[] {
  return textsIn(file.data).map(({ path: field, text }) => {
    const { line, column } = file.place(field);
    return { text, line, column, field: fieldName(field) };
  });
}

/** Paragraphs as an editor shows them; code is left out, since it may quote anything. */
function paragraphsOf({ body, bodyOffset }: Parts): ContentText[] {
  const withoutCode = body
    .replaceAll('\r\n', '\n')
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));
  return [...withoutCode.matchAll(/(?:^.*\S.*(?:\n|$))+/gm)].map(({ 0: text, index }) => ({
    text: text.trim(),
    line: withoutCode.slice(0, index).split('\n').length + bodyOffset,
    column: 1,
  }));
}
