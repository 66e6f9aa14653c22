/** The owner's own files, such as a paper or slides: in `content/papers/`, and served below `/papers/`. */
import { inContent } from './contentPath.ts';
import { folders } from './urls.ts';

/** No page and no script: slides in HTML would be a page of the site. */
const endings = 'pdf|pptx?|odp|key|docx?|odt|epub|zip|gz|txt|csv|tsv|json|bib|ipynb|png|jpe?g|mp4|webm';

/** Returns the name of a file in `content/papers/`, written with or without that folder; undefined for other texts. */
export const paperName = (text: string): string | undefined =>
  new RegExp(`^(?:papers/)?([^\\s/\\\\:*?"<>|][^/\\\\:*?"<>|]*\\.(?:${endings}))$`, 'i').exec(text)?.[1];

export const paperFile = (name: string): string => inContent(folders.papers.slice(1) + name);
