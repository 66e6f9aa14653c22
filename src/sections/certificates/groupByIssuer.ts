import type { Certificate } from './schema.ts';

/** Returns certificates by issuer, in the order of the list; those that are the only ones of theirs are apart. */
export function groupByIssuer(certificates: readonly Certificate[]): {
  groups: { issuer: string; certificates: Certificate[] }[];
  others: Certificate[];
} {
  const byIssuer = Map.groupBy(certificates, ({ issuer }) => issuer);
  const isGroup = ({ issuer }: Certificate) => issuer !== undefined && (byIssuer.get(issuer)?.length ?? 0) > 1;
  return {
    groups: [...byIssuer].flatMap(([issuer, all]) => (issuer && all.length > 1 ? [{ issuer, certificates: all }] : [])),
    others: certificates.filter((certificate) => !isGroup(certificate)),
  };
}
