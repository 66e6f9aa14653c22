import { formatMonth } from '#base/dates.ts';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { GroupedRecords, Records } from '#ui/Records.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { foldId, numbered } from '../places.ts';
import type { Certificate } from './schema.ts';
import { groupByIssuer } from './section.ts';

interface Props {
  id: string;
  foldAfter: number;
  certificates: readonly Certificate[];
}

/** With fewer certificates they aren't grouped. */
const fewestGrouped = 9;

/** Certificates with their issuers. Many are grouped by issuer. */
export function Certificates({ id, foldAfter, certificates }: Props) {
  const { certificates: strings, language } = useUiStrings();
  const record = (entry: Certificate, isNamed = true) => {
    const { issuer, expires, ...certificate } = entry;
    const from = isNamed && issuer;
    return {
      ...certificate,
      id: numbered(id, certificates.indexOf(entry)),
      detail: (from || expires) && (
        <FactLine facts={[from, expires && <UiText>{strings.validUntil(formatMonth(expires, language))}</UiText>]} />
      ),
    };
  };
  const fold = { after: foldAfter, id: foldId(id), label: strings.all(certificates.length) };
  const { groups, others } = groupByIssuer(certificates);
  const named = [
    ...groups.map(({ issuer, certificates }) => ({
      name: issuer,
      entries: certificates.map((each) => record(each, false)),
    })),
    ...(others.length
      ? [{ name: <UiText>{strings.others}</UiText>, entries: others.map((each) => record(each)) }]
      : []),
  ];
  return (
    <PageSection id={id} heading={strings.heading}>
      {certificates.length < fewestGrouped || !groups.length ? (
        <Records records={certificates.map((each) => record(each))} fold={fold} />
      ) : (
        <GroupedRecords groups={named} fold={fold} />
      )}
    </PageSection>
  );
}
