/** Facts that are shown beside each other, without those that another one already says. */

import { blocksOf, wordsOf } from './markdown/blocks.ts';
import type { Markdown } from './markdown/markdown.ts';

interface Post {
  title?: string;
  company?: string;
  location?: string;
}

interface Degree {
  title?: string;
  institution?: string;
}

/** Whether a text is a fact, or ends with it after a comma: `Acme, Berlin` says `Berlin`. */
const says = (text: string | undefined, fact: string | undefined) =>
  fact !== undefined && (text === fact || text?.endsWith(`, ${fact}`) === true);

/** Returns a post without a title that is the company's name, and without a location that the company's name ends with. */
export function distinctPost<Facts extends Post>(post: Facts): Facts {
  const { title, company, location } = post;
  return {
    ...post,
    title: title === company ? undefined : title,
    location: says(company, location) ? undefined : location,
  };
}

/** Returns a degree without an institution that its title ends with. */
export function distinctDegree<Facts extends Degree>(degree: Facts): Facts {
  return says(degree.title, degree.institution) ? { ...degree, institution: undefined } : degree;
}

/** The letters and digits of a text: what two texts have in common whatever their marks. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

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
  const [opening, whole] = [intro, blocksOf(background).flatMap(wordsOf).join(' ')].map(lettersOf) as [string, string];
  const isCut = /(…|\.\.\.)$/.test(intro.trim()) && whole.startsWith(opening);
  return {
    lead: isCut && opening ? undefined : intro,
    background: opening && whole === opening ? undefined : background,
  };
}
