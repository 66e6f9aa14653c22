/** The owner's own files, such as a paper or slides: in `content/papers/`, and served below `/papers/`. */
import { inContent } from './contentPath.ts';
import { folders } from './urls.ts';

/** Returns the name of a file in `content/papers/`, written with or without that folder; undefined for other texts. */
export const paperName = (text: string): string | undefined =>
  /^(?:papers\/)?([^\s/\\:*?"<>|][^/\\:*?"<>|]*\.[a-z\d]{2,5})$/i.exec(text)?.[1];

export const paperFile = (name: string): string => inContent(folders.papers.slice(1) + name);
