import { folded, widthOf } from '#base/characters.ts';
import { fieldGroup, room, words } from '#base/fields.ts';
import { blocksOf, paragraphOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { sentencesOf } from '#base/sentences.ts';
import { routes } from '#base/urls.ts';
import type { FileOf } from '../files.ts';
import type { AnyEntry, Section } from '../section.ts';

const aboutSchema = fieldGroup({
  intro: words(room.intro).optional().describe('Who you are and what you are looking for, in two or three sentences.'),
});

export const aboutFiles = { pattern: 'about.md', schema: aboutSchema } as const;
export type About = FileOf<typeof aboutFiles>;

const id = 'background';

/**
 * Returns the intro and the text below it, without repetition. Omits an intro that ends in "…" if the text begins with
 * it, and a text that is the same as the intro.
 */
export function distinctIntro({ intro, body }: Pick<About, 'intro' | 'body'>): {
  lead?: string;
  background?: Markdown;
} {
  const background = body.source.trim() ? body : undefined;
  if (!intro || !background) return { lead: intro, background };
  const [opening, whole] = [intro, blocksOf(background).flatMap(wordsOfBlock).join(' ')].map(folded) as [
    string,
    string,
  ];
  const isCut = /(…|\.\.\.)$/.test(intro.trim()) && whole.startsWith(opening);
  return {
    lead: isCut && opening ? undefined : intro,
    background: opening && whole === opening ? undefined : background,
  };
}

/** A lead of three lines at most, in characters. */
const shortLead = 160;

/**
 * Returns the large text of the first screen, the rest of the intro, and the background. A long intro is split after its
 * first sentence, or after the second one if they are short.
 */
export function openingOf(about: Pick<About, 'intro' | 'body'>): {
  lead?: string;
  rest?: string;
  background?: Markdown;
} {
  const { lead: intro, background } = distinctIntro(about);
  if (!intro || widthOf(intro) <= shortLead) return { lead: intro, background };
  const [first = '', second = ''] = sentencesOf(intro);
  const lead = widthOf(first + second) <= shortLead ? first + second : first;
  return { lead: lead.trim(), rest: intro.slice(lead.length).trim() || undefined, background };
}

/** Returns whether the page shows the text of a file, which may have errors. */
const hasText = ({ intro, body }: AnyEntry) =>
  distinctIntro({ intro: typeof intro === 'string' ? intro : undefined, body }).background !== undefined;

/** Its text is the summary in JSON Resume: see owner/jsonResume.ts. */
export const about = {
  ...aboutFiles,
  otherNames: 'bio',
  // Its intro is above the background.
  fileTitle: 'About',
  starter: 'Write your background below the next line, in Markdown.',
  contents: { page: 'about', id, name: ({ about }) => about.background },
  pages: (files) => [{ path: routes.about, ids: [id], dates: [], texts: files.filter(hasText) }],
  summary: (about) => {
    const { lead, background } = distinctIntro(about);
    return [...(lead ? [paragraphOf(lead)] : []), ...(background ? blocksOf(background) : [])];
  },
  // The first screen shows the lead, so the section needs more than that.
  isFilled: (about) => Boolean(openingOf(about).background ?? openingOf(about).rest),
} satisfies Section<About>;
