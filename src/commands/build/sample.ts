/** What came with the repository: the sample person's files, names and texts, which are nobody's work. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { tidy } from '#base/letters.ts';
import sample from './sample.json' with { type: 'json' };

const texts = ['.bib', '.json', '.md', '.svg', '.txt', '.yaml'];

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file's fingerprint: SHA-256, of a text with line ends as in the repository (Git may write others). */
export function fingerprint(file: string): string {
  const bytes = readFileSync(file);
  return hash(texts.includes(extname(file)) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes);
}

/**
 * Whether a file of `content/` is as it came with the repository: the sample person's, and nobody's work.
 * @param path from `content/`, with forward slashes
 */
export function isSample(content: string, path: string): boolean {
  const known: Record<string, string> = sample.files;
  return known[path] !== undefined && known[path] === fingerprint(join(content, path));
}

/** Whether a file is one of the sample person's, whatever it is called by now. */
export function isSampleFile(file: string): boolean {
  return Object.values(sample.files).includes(fingerprint(file));
}

/** A sentence or more: a text that no two people write, so that it can be known by its fingerprint. */
export function textFingerprint(text: string): string | undefined {
  const line = tidy(text);
  return line.length >= 40 || /\s.*[.!?]$/.test(line) ? hash(line).slice(0, 16) : undefined;
}

/** Whether a text is, or holds, what is the sample person's: a sentence, a name, the e-mail, the phone number. */
export function isSampleText(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return (
    sample.texts.includes(textFingerprint(text) ?? '') ||
    sample.names.some((name) => text.includes(name)) ||
    (digits.length >= 7 && sample.phone.endsWith(digits) && /^[+\d\s().-]+$/.test(text))
  );
}

/** Whether a fact of `content/site.yaml` is what the sample says there. */
export function isSampleFact(field: string, value: unknown): boolean {
  const facts: Record<string, string> = sample.site;
  return value !== undefined && facts[field] === value;
}
