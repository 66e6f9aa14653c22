import { formatMonth } from '#base/dates.ts';
import { fieldGroup, issuer, resume, room, summary, title, url, when } from '#base/fields.ts';
import { joinSentences } from '#base/sentences.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { disc, draw, type Picker, rect } from '#ui/shapes.ts';
import { compareDated, position } from '../dated.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'awards.yaml',
  'Awards. The page sorts them by date, newest first.',
  fieldGroup({
    title: title(room.item).describe('Name of the award. Example: Best Paper Award.'),
    issuer: issuer.describe('Who awarded it. Example: International Science Fair.'),
    date: when.describe('Month or year. Example: 2026-05.'),
    url: url.describe('Page of the award (https).'),
    summary: summary.describe('What it was awarded for, in a sentence or two.'),
    order: position,
    resume,
  }),
);

export type Award = EntryOf<typeof files>;

/** Draws a medal on two ribbons. */
function drawMedal(pick: Picker) {
  const [width, radius] = [16 + pick(2) * 4, 18 + pick(2) * 2];
  return draw({
    mass: `M28 0h${width}L66 44H50zM92 0h${-width}L54 44h16z`,
    ink: disc(60, 52, radius),
    hole: [disc(60, 52, 6), rect(55, 47, 10, 10), 'M60 44l8 8-8 8-8-8z'][pick(3)],
    act: 'grow',
  });
}

export const awards = {
  ...files,
  compare: compareDated,
  ...rowSection<Award>('awards', {
    page: 'about',
    list: { layout: 'half', foldAfter: 8 },
    row: ({ issuer, ...award }) => ({ ...award, facts: [issuer] }),
    showcase: {
      rank: 70,
      drawings: [drawMedal],
      tile: ({ title, issuer, summary }) => ({ title, text: summary ?? issuer }),
    },
  }),
  resumeRank: 110,
  resume: (awards: readonly Award[], { awards: own, language, comma }: UiStrings) =>
    resumeSection(own.heading, {
      rows: awards.map(({ title, issuer, date, summary, url }) => {
        const facts = [issuer, date && formatMonth(date, language)].filter(Boolean).join(comma);
        const item = summary ? joinSentences(facts, summary) : facts;
        return { name: title, ...(url && { url }), items: item ? [item] : [] };
      }),
    }),
  jsonResume: jsonResumeList<'awards', Award>({
    list: 'awards',
    noun: 'award',
    files,
    from: { title: 'title awarder', issuer: 'awarder' },
  }),
  person: (awards) => ({ award: awards.map(({ title, issuer }) => [title, issuer].filter(Boolean).join(', ')) }),
} satisfies Section<readonly Award[]>;
