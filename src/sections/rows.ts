/** Sections whose entries are rows: a title with date, organization, place, text and links. */
import { formatMonth, formatPeriod, type Period } from '#base/dates.ts';
import { paperName } from '#base/papers.ts';
import { joinSentences } from '#base/sentences.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { drawEach, type Form } from '#ui/shapes.ts';
import { type ResumeEntry, resumeEntry, resumeSection } from './resumeSection.ts';
import { type Tile, tilesOf } from './tile.ts';

/** An entry as its page and the résumé show it. */
export interface ListRow extends Period {
  /** Language, if it isn't that of the page. */
  lang?: string;
  title: string;
  url?: string;
  date?: string;
  /** The owner's own text for the date, shown if there is none. */
  term?: string;
  /** Organization and place. */
  facts?: readonly (string | undefined)[];
  /** Follows the facts. In the résumé it begins the text. */
  remark?: { text: string; isUi: boolean };
  summary?: string;
  /** A list of names below the summary, in a UI string. */
  note?: { write: (names: string) => string; names: string };
  /** Links named by UI strings. */
  links?: readonly { name: string; url?: string }[];
  bullets?: readonly string[];
  /** Its link is the organization's. */
  isJob?: boolean;
}

/** How a page sets a list. */
export interface ListForm {
  /** Entries that are shown at once; the others are folded. */
  foldAfter?: number;
  /** `half`: a list that another can be beside. `cells`: small entries, in one frame with those of other sections. */
  layout?: 'half' | 'cells';
  /** Up to this number, entries of a list are cells. */
  mostCells?: number;
}

const linkTo = (text: string, url?: string) => ({ text, url: url ?? null });

/** Returns the date or the period of a row. */
export const whenOf = (row: ListRow, strings: UiStrings): string | undefined =>
  row.date ? formatMonth(row.date, strings.language) : formatPeriod(row, strings);

/** Returns a row as an entry of the résumé. */
export function entryOfRow(row: ListRow, strings: UiStrings): ResumeEntry {
  const { title, url, remark, summary, note, links = [], bullets = [], isJob = false } = row;
  const [organization, place] = row.facts ?? [];
  const isLinkBelow = isJob && organization !== undefined;
  return resumeEntry(linkTo(title, isLinkBelow ? undefined : url), {
    organization: organization ? linkTo(organization, isLinkBelow ? url : undefined) : null,
    location: place ?? null,
    when: whenOf(row, strings) ?? row.term ?? null,
    text: note || remark ? (joinSentences(remark?.text, summary, note?.write(note.names)) ?? null) : (summary ?? null),
    // Own files have no URL of their own before the site has one.
    links: links.flatMap(({ name, url }) => (url && !paperName(url) ? linkTo(name, url) : [])),
    bullets,
    ...(isJob && { isJob }),
  });
}

type NameOfRows = 'awards' | 'certificates' | 'education' | 'talks' | 'teaching' | 'volunteering';

interface RowSection<Entry> {
  page: 'about' | 'experience';
  list?: ListForm;
  row(entry: Entry, strings: UiStrings): ListRow;
  /** Its tiles in the showcase, and the drawings that they take in turn. */
  showcase: {
    rank: number;
    drawings: readonly [Form, ...Form[]];
    tile(entry: Entry, strings: UiStrings): Pick<Tile, 'caption' | 'title' | 'text'>;
  };
}

/**
 * Returns the parts of a section whose entries are rows: its place, rows, résumé and tiles.
 * @param id its fragment, and the name of its UI strings
 */
export const rowSection = <Entry extends { lang?: string; slug?: string }>(
  id: NameOfRows,
  { page, list, row, showcase: { rank, drawings, tile } }: RowSection<Entry>,
) => ({
  contents: { page, id, name: (all: UiStrings) => all[id].heading, ...list },
  rows: (entries: readonly Entry[], all: UiStrings) => entries.map((entry) => row(entry, all)),
  resume: (entries: readonly Entry[], all: UiStrings) =>
    resumeSection(all[id].heading, { entries: entries.map((entry) => entryOfRow(row(entry, all), all)) }),
  tiles: tilesOf<readonly Entry[], Entry>({
    rank,
    heading: (all) => all[id].heading,
    tile: (entry, all) => ({ label: all[id].tile, ...tile(entry, all) }),
    // In every language the same.
    draw: (entries): readonly (readonly [Entry, Tile['image']])[] =>
      drawEach(entries, (entry) => tile(entry, uiStringsFor()).title, ...drawings),
  }),
});
