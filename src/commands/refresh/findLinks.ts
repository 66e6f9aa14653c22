import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { readSource } from '#content/contentSource.ts';
import { childrenOf, type MarkdownNode } from '#content/markdown/node.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';
import { contentFiles } from '#sections/index.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { publicationsFile } from '#sections/publications/schema.ts';

export interface Link {
  address: string;
  /** From the repository's root, with forward slashes. */
  file: string;
  /** The field that names it; absent in running text. */
  field?: string;
}

const isWeb = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value);

/** The addresses in a file's facts. */
function inFacts(value: unknown, field: string): { address: string; field: string }[] {
  if (isWeb(value)) return [{ address: value.trim(), field }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => inFacts(inner, Array.isArray(value) ? field : key));
}

/** The addresses that running text leads to; those in code are text. */
function inText(node: MarkdownNode): string[] {
  return [...(isWeb(node.url) ? [node.url] : []), ...childrenOf(node).flatMap(inText)];
}

/** The addresses of publications. */
function inPublications(root: string): Link[] {
  const path = join(root, publicationsFile);
  const { entries } = readBibtex(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return entries.flatMap(({ fields }) =>
    [...fields].flatMap(([field, { value }]) =>
      isWeb(value) ? [{ address: value, field, file: publicationsFile }] : [],
    ),
  );
}

/**
 * Every link of content that leaves the site.
 * @param root the folder that holds `content/`
 */
export function findLinks(root: string): Link[] {
  const files = Object.values(contentFiles).flatMap(({ pattern }) => globSync(`content/${pattern}`, { cwd: root }));
  const links = files
    .map((file) => file.split(sep).join('/'))
    .sort()
    .flatMap((file) => {
      const { yaml, body } = readSource(file, readFileSync(join(root, file), 'utf8')) ?? { yaml: '', body: '' };
      const text = inText(parseMarkdown(body).root).map((address) => ({ address }));
      return [...inFacts(parse(yaml), ''), ...text].map((link) => ({ ...link, file }));
    });
  return [...links, ...inPublications(root)];
}
