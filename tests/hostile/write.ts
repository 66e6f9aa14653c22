import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { contentFiles } from '../../src/sections/contentFiles.ts';
import type { Kind } from './shapes.ts';

/**
 * Writes a content file of a kind.
 * @param folder that holds `content/`
 * @param name of the file, without ending, where there are several of the kind
 * @param body running text, where files of the kind have some
 * @returns the file, from `folder`
 */
export function writeContent(folder: string, kind: Kind, facts: unknown, name = '', body = ''): string {
  const file = `content/${contentFiles[kind].pattern.replace('*', name)}`;
  const yaml = stringify(facts);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
  return file;
}
