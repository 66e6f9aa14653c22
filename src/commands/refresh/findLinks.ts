import { nodesIn } from '#base/markdown/nodes.ts';
import { fieldAt } from '#content/contentSchemas.ts';
import type { Content } from '#content/readContent.ts';
import { textsIn } from '#content/values.ts';
import { publicationsFile } from '#sections/publications/schema.ts';

export interface Link {
  url: string;
  /** From the root, with forward slashes. */
  file: string;
  /** Whether its field is that of a repository. */
  isRepository?: boolean;
}

const isWeb = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value);

/** Returns every link of content that leaves the site. */
export function findLinks({ files, bibliography }: Content): Link[] {
  const ofFiles = [...files.values()].flatMap((file) =>
    [
      ...textsIn(file.data)
        .filter(({ text }) => isWeb(text))
        .map(({ path, text }) => ({ url: text.trim(), isRepository: fieldAt(file.kind, path)?.isRepository })),
      ...nodesIn(file.markdown.root).flatMap((node) => ('url' in node && isWeb(node.url) ? [{ url: node.url }] : [])),
    ].map((link) => ({ ...link, file: file.path })),
  );
  const ofPublications = bibliography.written.flatMap(({ fields }) =>
    [...fields.values()].flatMap(({ value }) => (isWeb(value) ? [{ url: value, file: publicationsFile }] : [])),
  );
  return [...ofFiles, ...ofPublications];
}
