import { type ContentFolder, withChanges } from '../src/content/folder.ts';
import { type Content, readContent } from '../src/content/readContent.ts';

const empty: ContentFolder = {
  paths: [],
  has: () => false,
  read: (path) => {
    throw new Error(`${path} doesn't exist.`);
  },
};

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns a folder of files in memory, by path from the root. */
export const folderOf = (files: Files): ContentFolder => withChanges(empty, new Map(Object.entries(files)));

/** Returns content read from files in memory, by path from the root. */
export const contentOf = (files: Files): Promise<Content> => readContent(folderOf(files));
