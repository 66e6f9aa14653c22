import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { contentFiles } from '../../src/sections/contentFiles.ts';
import type { Kind } from './shapes.ts';

/**
 * Writes a content file of a kind.
 * @param folder folder with `content/`
 * @param name file name without extension, if the kind has several files
 * @param body Markdown, if the kind has a body
 * @returns path of the file in `folder`
 */
export function writeContent(folder: string, kind: Kind, facts: unknown, name = '', body = ''): string {
  const file = `content/${contentFiles[kind].pattern.replace('*', name)}`;
  const yaml = stringify(facts);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
  return file;
}
