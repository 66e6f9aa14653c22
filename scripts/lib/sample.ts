import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sample from './sample.json' with { type: 'json' };

const texts = ['.bib', '.json', '.md', '.svg', '.txt', '.yaml'];

/** A file's fingerprint: SHA-256, of a text with line ends as in the repository (Git may write others). */
export function fingerprint(file: string): string {
  const bytes = readFileSync(file);
  const same = texts.includes(extname(file)) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
  return createHash('sha256').update(same).digest('hex');
}

/**
 * Whether a file of `content/` is as it came with the repository: the sample person's, and nobody's work.
 * @param path from `content/`, with forward slashes
 */
export function isSample(content: string, path: string): boolean {
  const known: Record<string, string> = sample;
  return known[path] !== undefined && known[path] === fingerprint(join(content, path));
}
