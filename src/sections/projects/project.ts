import { countBodyWords, countWords } from '#base/countWords.ts';
import { blocksOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import type { RefreshResult } from '#base/refreshed.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import type { Image } from '#ui/image.ts';
import type { Tone } from '#ui/palette/tokens.ts';
import type { Project } from './schema.ts';

export interface ShownProject {
  project: Project;
  /** Its number, the same on all pages. The author is 0. */
  figure: number;
  cover: { card: Image; page: Image };
  repository?: Pick<RefreshResult, 'stars' | 'lastCommit'>;
  /** The filter's query for each technology that several projects have. */
  shared?: ReadonlyMap<string, string>;
}

export const cardId = (slug: string): string => `project-${slug}`;

/** Returns the text and list items of a body that continues the description. Headings or code make it a case study. */
export function noteOf({ body }: Project): { texts: string[]; bullets: string[] } {
  const blocks = blocksOf(body);
  if (blocks.some(({ kind }) => kind === 'heading' || kind === 'code')) return { texts: [], bullets: [] };
  return {
    texts: blocks.flatMap((block) => (block.kind === 'list' ? [] : wordsOfBlock(block))),
    bullets: blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap((item) => item.flatMap(wordsOfBlock).join(' ') || []) : [],
    ),
  };
}

/** Returns the links to code, video and demo that a project has. */
export function linksOf(
  { codeLink, youtubeLink, demoLink }: Pick<Project, 'codeLink' | 'youtubeLink' | 'demoLink'>,
  { code, demo }: UiStrings['links'],
): { text: string; url: string }[] {
  const links = { [code]: codeLink, YouTube: youtubeLink, [demo]: demoLink };
  return Object.entries(links).flatMap(([text, url]) => (url ? { text, url } : []));
}

const fewestWords = 60;

/** Returns whether a project has too little text for a study: its highlights are then its page. */
export const isShort = ({ body, highlights = [] }: Pick<Project, 'body' | 'highlights'>): boolean =>
  countWords(highlights.join('\n')) + countBodyWords(body) < fewestWords &&
  blocksOf(body).every(({ kind }) => kind !== 'heading');

/** Returns the tones of a project's cover: its category's, or the accent's. */
export const toneOf = ({ category }: Pick<Project, 'category'>): Tone => category ?? 'own';
