/** Registers the schema of each Markdown file for Astro's editor extension. Pages read content only from content.ts. */
import { defineCollection } from 'astro:content';
import { root } from '#base/folders.ts';
import { type ContentKind, contentKinds } from '#content/contentSchemas.ts';
import { openFolder } from '#content/folder.ts';
import { kindOf } from '#content/readContent.ts';
import { contentFiles } from '#sections/contentFiles.ts';

const collection = (kind: ContentKind) =>
  defineCollection({
    schema: contentFiles[kind].schema,
    loader: {
      name: 'files',
      load: async ({ store }) => {
        store.clear();
        const paths = openFolder(root).paths.filter((path) => kindOf(path) === kind);
        for (const path of paths) store.set({ id: path, data: {}, filePath: path });
      },
    },
  });

export const collections = Object.fromEntries(
  contentKinds.filter((kind) => contentFiles[kind].pattern.endsWith('.md')).map((kind) => [kind, collection(kind)]),
);
