/** Pages, places on them, and what is at each. */
import type { Markdown } from '#base/markdown/markdown.ts';

/** A text in Markdown, with the path of its file from the root. */
export interface Body {
  body: Markdown;
  file: string;
  /** Language, if it isn't that of the page. */
  lang?: string;
}

/** A page's path without the base path, and a fragment of it. */
export interface PagePlace {
  page: string;
  id?: string;
}

/** Returns a place as a path with its fragment. */
export const pathOfPlace = ({ page, id }: PagePlace): string => (id ? `${page}#${id}` : page);

/** A page, or what a section adds to one. */
export interface Page {
  /** Without the base path. */
  path: string;
  /** Language of a page's text, if it isn't translated. */
  lang?: string;
  /** The fragments that a link may point to, besides those in its texts. If omitted, any. */
  ids?: readonly string[];
  /** Dates of its content. If omitted, the page is not in the sitemap. */
  dates?: readonly unknown[];
  /** Texts in the page's order. Their headings and notes are fragments too. */
  texts?: readonly Body[];
}

export const numbered = (id: string, index: number): string => `${id}-${index + 1}`;

/** Returns the fragment of the entries of a list that are folded. */
export const foldId = (id: string): string => `${id}-all`;
