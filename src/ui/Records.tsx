import type { ReactNode } from 'react';
import { formatMonth } from '#base/dates.ts';
import { Fold } from './Fold.tsx';
import { type LedgerEntry, LedgerGroups, Ledgers } from './Ledger.tsx';
import { Rows } from './Rows.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface FoldProps {
  fold: { after: number; id: string; label: string };
}

interface Props extends FoldProps {
  records: readonly LedgerEntry[];
}

interface GroupedProps extends FoldProps {
  groups: readonly { name: ReactNode; entries: readonly LedgerEntry[] }[];
}

/** Maximum number of records shown as rows; more become a ledger. */
const mostRows = 4;
/** Records shown per group if some are folded. */
const firstOfEach = 3;

/** Awards, certificates and the like: a few as rows with months, many as a ledger, folded after `fold.after`. */
export function Records({ records, fold: { after, ...fold } }: Props) {
  const { language } = useUiStrings();
  if (records.length <= mostRows) {
    return (
      <Rows rows={records.map(({ date, ...record }) => ({ ...record, when: date && formatMonth(date, language) }))} />
    );
  }
  return (
    <>
      <Ledgers entries={records.slice(0, after)} />
      {records.length > after && (
        <Fold {...fold}>
          <Ledgers entries={records.slice(after)} />
        </Fold>
      )}
    </>
  );
}

/** Records by group: beyond `fold.after`, shows the first of each group and folds the rest, then whole groups. */
export function GroupedRecords({ groups, fold: { after, ...fold } }: GroupedProps) {
  const isLong = groups.flatMap(({ entries }) => entries).length > after;
  let shown = 0;
  const parts = groups.map(({ name, entries }) => {
    shown += Math.min(entries.length, firstOfEach);
    const firsts = shown <= after ? firstOfEach : 0;
    const count = isLong ? firsts : entries.length;
    return {
      shown: { name, count: entries.length, entries: entries.slice(0, count) },
      folded: { name, count: count ? undefined : entries.length, entries: entries.slice(count) },
    };
  });
  const folded = parts.map((part) => part.folded).filter(({ entries }) => entries.length);
  return (
    <>
      <LedgerGroups groups={parts.map((part) => part.shown).filter(({ entries }) => entries.length)} />
      {folded.length > 0 && (
        <Fold {...fold}>
          <LedgerGroups groups={folded} />
        </Fold>
      )}
    </>
  );
}
