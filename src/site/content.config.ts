/** Tells Astro's editor extension which Markdown file has which schema. Pages read content from content.ts alone. */
import { defineCollection } from 'astro:content';
import type { ContentKind } from '#content/contentSchemas.ts';
import { openFolder } from '#content/folder.ts';
import { filesOf, readContent } from '#content/readContent.ts';
import { contentFiles } from '#sections/index.ts';

const collection = (kind: ContentKind) =>
  defineCollection({
    schema: contentFiles[kind].schema,
    loader: {
      name: 'files',
      async load({ store }) {
        const content = await readContent(openFolder(process.cwd()));
        store.clear();
        for (const { path } of filesOf(content, kind)) store.set({ id: path, data: {}, filePath: path });
      },
    },
  });

export const collections = {
  about: collection('about'),
  projects: collection('projects'),
  experience: collection('experience'),
  writing: collection('writing'),
  more: collection('more'),
};
