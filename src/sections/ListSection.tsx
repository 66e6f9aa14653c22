import type { UiStrings } from '#base/uiStrings.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { FactLine } from '#ui/Facts.tsx';
import { Fold } from '#ui/Fold.tsx';
import type { Image } from '#ui/image.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { type RowFacts, Rows, type RowsLayout } from '#ui/Rows.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import { foldId, numbered } from './places.ts';
import { type ListRow, whenOf } from './rows.ts';
import type { Section } from './section.ts';

interface Props<Value> {
  section: Pick<Section<Value>, 'contents' | 'rows'>;
  value: Value;
  layout?: RowsLayout;
  /** Images of the rows, by their place. */
  images?: readonly (Image | undefined)[];
}

/** Returns a row as components show it. */
export function toRow(row: ListRow, strings: UiStrings): RowFacts {
  const { lang, title, url, term, facts = [], remark, summary, note, links, bullets } = row;
  const all = [...facts, remark?.isUi ? <UiText key="remark">{remark.text}</UiText> : remark?.text];
  return {
    ...{ lang, title, url, term, summary, links },
    when: whenOf(row, strings),
    where: all.some(Boolean) && <FactLine facts={all} />,
    note: note && <UiTextAround write={note.write}>{note.names}</UiTextAround>,
    children: bullets?.length ? <Bullets items={bullets} /> : undefined,
  };
}

const yearOf = (date?: string) => date?.slice(0, 4);

/** Returns a row with years alone, where months don't fit. */
const inYears = (row: ListRow): ListRow => ({
  ...row,
  ...{ date: yearOf(row.date), start: yearOf(row.start), end: yearOf(row.end) },
});

/** Characters of a date that fit beside a title. */
const fittingDate = 23;

/** A section whose entries are rows: a title with its date and facts. */
export function ListSection<Value>({ section: { contents, rows }, value, layout = 'wide', images = [] }: Props<Value>) {
  const strings = useUiStrings();
  if (!contents || !rows) return null;
  const { id, name, heading = name, foldAfter = Number.POSITIVE_INFINITY } = contents;
  const listed = rows(value, strings);
  const isNarrow = layout === 'half' || listed.some((row) => (whenOf(row, strings)?.length ?? 0) > fittingDate);
  const drawn = listed.map((row, index) => ({
    ...toRow(isNarrow ? inYears(row) : row, strings),
    id: numbered(id, index),
    image: images[index],
  }));
  return (
    <PageSection id={id} heading={heading(strings)}>
      <Rows rows={drawn.slice(0, foldAfter)} layout={layout} />
      {drawn.length > foldAfter && (
        <Fold id={foldId(id)} label={strings.more(listed.length - foldAfter)}>
          <Rows rows={drawn.slice(foldAfter)} layout={layout} />
        </Fold>
      )}
    </PageSection>
  );
}
