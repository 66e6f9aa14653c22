import { type ContentFolder, withChanges } from '../src/content/folder.ts';
import { type Content, readContent } from '../src/content/readContent.ts';

const empty: ContentFolder = {
  paths: [],
  has: () => false,
  read: (path) => {
    throw new Error(`${path} doesn't exist.`);
  },
};

/** Returns content read from files in memory, by path from the root. */
export function contentOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Content> {
  return readContent(withChanges(empty, new Map(Object.entries(files))));
}
