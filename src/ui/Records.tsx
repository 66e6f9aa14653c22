import { formatMonth } from '#base/dates.ts';
import { Fold } from './Fold.tsx';
import { type LedgerEntry, Ledgers } from './Ledger.tsx';
import { Rows } from './Rows.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  records: readonly LedgerEntry[];
  /** Of what is folded, if there is more than `longest`. */
  fold: { id: string; label: string };
}

/** Records that can stand as rows; more make a ledger. */
const mostRows = 4;
/** Records that are shown at once. */
export const longest = 20;

/** What somebody received: a few as rows with their months, many as a ledger, very many folded. */
export function Records({ records, fold }: Props) {
  const { language } = useUiStrings();
  if (records.length <= mostRows) {
    return (
      <Rows rows={records.map(({ date, ...record }) => ({ ...record, when: date && formatMonth(date, language) }))} />
    );
  }
  return (
    <>
      <Ledgers entries={records.slice(0, longest)} />
      {records.length > longest && (
        <Fold {...fold}>
          <Ledgers entries={records.slice(longest)} />
        </Fold>
      )}
    </>
  );
}
