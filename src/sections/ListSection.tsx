import { formatMonth } from '#base/dates.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Records } from '#ui/Records.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { foldId, numbered } from './places.ts';
import type { ListRow, Section } from './section.ts';

interface Props<Value> {
  section: Pick<Section<Value>, 'contents' | 'rows'>;
  value: Value;
}

/** A section whose entries are rows: a title with its date and facts. */
export function ListSection<Value>({ section: { contents, rows }, value }: Props<Value>) {
  const strings = useUiStrings();
  if (!contents || !rows) return null;
  const { id, name, foldAfter, all } = contents;
  const drawn = rows(value, strings).map(({ date, when, facts = [], bullets, ...row }: ListRow, index) => ({
    ...row,
    id: numbered(id, index),
    date,
    when: when ?? (date && formatMonth(date, strings.language)),
    detail: facts.some(Boolean) && <FactLine facts={facts} />,
    children: bullets && <Bullets items={bullets} />,
  }));
  return (
    <PageSection id={id} heading={name(strings)}>
      {foldAfter === undefined ? (
        <Rows rows={drawn} />
      ) : (
        <Records
          records={drawn}
          fold={{ after: foldAfter, id: foldId(id), label: all?.(strings, drawn.length) ?? name(strings) }}
        />
      )}
    </PageSection>
  );
}
