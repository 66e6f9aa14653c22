import { folded, widthOf } from '#base/characters.ts';
import { blocksOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { sentencesOf } from '#base/sentences.ts';
import { routes } from '#base/urls.ts';
import type { AnyEntry, Section } from '../section.ts';
import { type About, aboutFiles } from './schema.ts';
import { aboutStrings } from './uiStrings.ts';

const id = 'background';

/**
 * Returns what is shown of the intro and of the text below it: an intro that is cut off there goes, as the text has all of
 * it; a text that is the intro once more goes as well.
 */
export function distinctIntro({ intro, body }: { intro?: string; body: Markdown }): {
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
export function openingOf(about: Parameters<typeof distinctIntro>[0]): {
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

/** Returns the text that the page shows of a file, which may have errors. */
const textIn = ({ intro, body }: AnyEntry): Markdown | undefined =>
  distinctIntro({ intro: typeof intro === 'string' ? intro : undefined, body }).background;

/** Its text is the summary of a résumé: see the owner's JSON Resume. */
export const about = {
  ...aboutFiles,
  otherNames: 'bio',
  contents: { page: 'about', id, name: ({ language }) => aboutStrings(language).heading },
  pages: (files) => [{ path: routes.about, ids: [id], dates: [], texts: files.flatMap((file) => textIn(file) ?? []) }],
  // The page shows the intro's beginning elsewhere, and no text that only repeats it.
  isFilled: (about) => Boolean(openingOf(about).background ?? openingOf(about).rest),
} satisfies Section<About>;
