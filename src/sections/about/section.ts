import { widthOf } from '#base/characters.ts';
import { fieldGroup, room, words } from '#base/fields.ts';
import { blocksOf, paragraphOf } from '#base/markdown/blocks.ts';
import { sentencesOf } from '#base/sentences.ts';
import { routes } from '#base/urls.ts';
import type { FileOf } from '../files.ts';
import type { Body } from '../places.ts';
import type { Section } from '../section.ts';

const aboutSchema = fieldGroup({
  intro: words(room.intro).optional().describe('Who you are and what you are looking for, in two or three sentences.'),
});

export const aboutFiles = { pattern: 'about.md', schema: aboutSchema } as const;
export type About = FileOf<typeof aboutFiles>;

const id = 'background';

const hasText = ({ body }: Body) => body.source.trim() !== '';

/** A lead of three lines at most, in characters. */
const shortLead = 160;

/**
 * Returns the large text of the first screen, and the rest of the intro: a long one is split after its first sentence, or
 * after the second one if they are short.
 */
export function openingOf({ intro = '' }: Pick<About, 'intro'>): { lead?: string; rest?: string } {
  if (widthOf(intro) <= shortLead) return { lead: intro || undefined };
  const [first = '', second = ''] = sentencesOf(intro);
  const lead = widthOf(first + second) <= shortLead ? first + second : first;
  return { lead: lead.trim(), rest: intro.slice(lead.length).trim() || undefined };
}

/** Its text is the summary in JSON Resume: see owner/jsonResume.ts. */
export const about = {
  ...aboutFiles,
  otherNames: 'bio',
  // Its intro is above the background.
  fileTitle: 'About',
  starter: 'Write your background below the next line, in Markdown.',
  contents: { page: 'about', id, name: ({ about }) => about.background },
  pages: (files) => [{ path: routes.about, ids: [id], dates: [], texts: files.filter(hasText) }],
  summary: ({ intro, body }) => [...(intro ? [paragraphOf(intro)] : []), ...blocksOf(body)],
  // The first screen shows the lead, so the section needs more than that.
  isFilled: (about) => hasText(about) || openingOf(about).rest !== undefined,
} satisfies Section<About>;
