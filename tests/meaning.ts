import { matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { contentFiles } from '../src/sections/contentFiles.ts';

/** Returns the parsed value of each file of `content/`, with defaults filled in; of images, the bytes. */
export function meaningOf(files: ReadonlyMap<string, string | Buffer>): Record<string, unknown> {
  const read = (path: string, whole: string | Buffer) => {
    const kind = Object.values(contentFiles).find(({ pattern }) => matchesGlob(path, pattern));
    const text = kind ? String(whole) : whole;
    if (!kind || typeof text !== 'string') return typeof whole === 'string' ? whole : whole.toString('base64');
    const [, front = text, body] = /^---\n([\s\S]*?)^---$([\s\S]*)/m.exec(path.endsWith('.md') ? text : '') ?? [];
    return { facts: kind.schema.parse(parse(front) ?? {}), body };
  };
  return Object.fromEntries([...files].sort().map(([path, whole]) => [path, read(path, whole)]));
}
