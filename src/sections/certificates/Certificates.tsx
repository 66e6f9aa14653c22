import { formatMonth } from '#base/dates.ts';
import { Fold } from '#ui/Fold.tsx';
import { LedgerGroups } from '#ui/Ledger.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { longest, Records } from '#ui/Records.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { groupByIssuer } from './groupByIssuer.ts';
import type { Certificate } from './schema.ts';
import { certificatesStrings } from './uiStrings.ts';

interface Props {
  id: string;
  certificates: readonly Certificate[];
}

/** From so many certificates on they stand in groups. */
const fewestGrouped = 9;
/** Certificates of a group that are shown where the list is too long. */
const firstOfEach = 3;

/** Certificates with their issuers; many are grouped by them. */
export function Certificates({ id, certificates }: Props) {
  const { language } = useUiStrings();
  const strings = certificatesStrings(language);
  const record = (entry: Certificate, isNamed = true) => {
    const { issuer, expires, ...certificate } = entry;
    const validity = expires && strings.validUntil(formatMonth(expires, language));
    return {
      ...certificate,
      id: `${id}-${certificates.indexOf(entry) + 1}`,
      detail: [isNamed && issuer, validity].filter(Boolean).join(', '),
    };
  };
  const fold = { id: `${id}-all`, label: strings.all(certificates.length) };
  const { groups, others } = groupByIssuer(certificates);
  if (certificates.length < fewestGrouped || !groups.length) {
    return (
      <PageSection id={id} heading={strings.heading}>
        <Records records={certificates.map((each) => record(each))} fold={fold} />
      </PageSection>
    );
  }
  const all = [
    ...groups.map(({ issuer, certificates }) => ({
      name: issuer,
      entries: certificates.map((each) => record(each, false)),
    })),
    ...(others.length ? [{ name: strings.others, entries: others.map((each) => record(each)) }] : []),
  ];
  const part = (from: number, to?: number) =>
    all
      .map(({ name, entries }) => ({
        name,
        count: from ? undefined : entries.length,
        entries: entries.slice(from, to),
      }))
      .filter(({ entries }) => entries.length);
  const isLong = certificates.length > longest;
  const folded = isLong ? part(firstOfEach) : [];
  return (
    <PageSection id={id} heading={strings.heading}>
      <LedgerGroups groups={part(0, isLong ? firstOfEach : undefined)} />
      {folded.length > 0 && (
        <Fold {...fold}>
          <LedgerGroups groups={folded} />
        </Fold>
      )}
    </PageSection>
  );
}
