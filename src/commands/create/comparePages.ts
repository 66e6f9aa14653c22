/** Which pages of two builds differ, and whether in words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { filesIn } from '#base/folders.ts';

type Node = DefaultTreeAdapterMap['node'];

const withoutWords = ['script', 'style', 'template'];

/** Returns the words of a page, and its elements with their attributes. Names of files have hashes, which don't count. */
function partsOf(html: string): { words: string; markup: string } {
  const words: string[] = [];
  const markup: string[] = [];
  const walk = (node: Node) => {
    if ('value' in node) words.push(node.value);
    if ('tagName' in node) {
      const policy = node.attrs.some(({ name }) => name === 'http-equiv');
      const attributes = node.attrs.filter(({ name }) => name !== 'uid' && !policy);
      const written = attributes.map(({ name, value }) => `${name}=${value.replace(/_astro\/\S+/g, '_astro/')}`);
      markup.push([node.tagName, ...written].join(' '));
      if (withoutWords.includes(node.tagName)) return;
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return { words: words.join(' ').replace(/\s+/g, ' ').trim(), markup: markup.join('\n') };
}

/** Returns a line for each page that differs between two folders of built files: `/projects: words change`. */
export function comparePages(before: string, after: string): string[] {
  const pagesIn = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.html'));
  const [old, current] = [pagesIn(before), pagesIn(after)];
  const differenceOf = (file: string) => {
    if (!current.includes(file)) return 'no longer exists';
    if (!old.includes(file)) return 'is new';
    const [one, other] = [before, after].map((folder) => partsOf(readFileSync(join(folder, file), 'utf8')));
    if (one?.words !== other?.words) return 'words change';
    return one?.markup === other?.markup ? undefined : 'only markup changes';
  };
  const lines = [...new Set([...old, ...current])].sort().flatMap((file) => {
    const difference = differenceOf(file);
    return difference ? `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}: ${difference}` : [];
  });
  // An address on a former site has two files.
  return [...new Set(lines)];
}
