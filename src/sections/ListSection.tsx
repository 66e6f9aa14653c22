import { formatMonth } from '#base/dates.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { GroupedRecords, Records } from '#ui/Records.tsx';
import { Rows } from '#ui/Rows.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import { foldId, numbered } from './places.ts';
import { groupsOf, type ListRow } from './rows.ts';
import type { Section } from './section.ts';

interface Props<Value> {
  section: Pick<Section<Value>, 'contents' | 'rows'>;
  value: Value;
}

/** With fewer rows they aren't grouped. */
const fewestGrouped = 9;

/** Returns a row as components show it. */
export function toRow({ group, facts = [], remark, note, bullets, ...row }: ListRow, { language }: UiStrings) {
  const all = [group, ...facts, remark?.isUi ? <UiText key="remark">{remark.text}</UiText> : remark?.text];
  return {
    ...row,
    when: row.when ?? (row.date && formatMonth(row.date, language)),
    detail: all.some(Boolean) && <FactLine facts={all} />,
    note: note && <UiTextAround write={note.write}>{note.names}</UiTextAround>,
    children: bullets && <Bullets items={bullets} />,
  };
}

/** A section whose entries are rows: a title with its date and facts. Long lists of records are grouped and folded. */
export function ListSection<Value>({ section: { contents, rows }, value }: Props<Value>) {
  const strings = useUiStrings();
  if (!contents || !rows) return null;
  const { id, name, foldAfter, all, others: restOf } = contents;
  const listed = rows(value, strings).map((row, index) => ({ ...row, id: numbered(id, index) }));
  const draw = (some: readonly ListRow[]) => some.map((row) => toRow(row, strings));
  const { groups, others } = groupsOf(listed, ({ group }) => group);
  const fold = { after: foldAfter ?? 0, id: foldId(id), label: all?.(strings, listed.length) ?? name(strings) };
  const named = groups.map(({ name, entries }) => ({
    name,
    entries: draw(entries.map((row) => ({ ...row, group: undefined }))),
  }));
  const rest = { name: <UiText>{restOf?.(strings)}</UiText>, entries: draw(others) };
  return (
    <PageSection id={id} heading={name(strings)}>
      {foldAfter === undefined ? (
        <Rows rows={draw(listed)} />
      ) : listed.length < fewestGrouped || !groups.length ? (
        <Records records={draw(listed)} fold={fold} />
      ) : (
        <GroupedRecords groups={others.length ? [...named, rest] : named} fold={fold} />
      )}
    </PageSection>
  );
}
