import { type ContentFolder, withChanges } from '../src/content/folder.ts';
import { type Content, readContent } from '../src/content/readContent.ts';

const empty: ContentFolder = {
  paths: [],
  has: () => false,
  read: (path) => {
    throw new Error(`There is no ${path}.`);
  },
};

/** Content of files that are on no disk, by their paths from the root. */
export function contentOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Content> {
  return readContent(withChanges(empty, new Map(Object.entries(files))));
}
