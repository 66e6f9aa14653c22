import { formatMonth } from '#base/dates.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { certificatesJsonResume } from './jsonResume.ts';
import { type Certificate, certificatesFiles } from './schema.ts';
import { certificatesTiles } from './tiles.ts';

/** Returns certificates by issuer, in the order of the list. The others have no issuer, or are the only one of theirs. */
export function groupByIssuer(certificates: readonly Certificate[]): {
  groups: { issuer: string; certificates: Certificate[] }[];
  others: Certificate[];
} {
  const byIssuer = Map.groupBy(certificates, ({ issuer }) => issuer);
  const isGrouped = ({ issuer }: Certificate) => issuer !== undefined && (byIssuer.get(issuer)?.length ?? 0) > 1;
  return {
    groups: [...byIssuer].flatMap(([issuer, all]) => (issuer && all.length > 1 ? [{ issuer, certificates: all }] : [])),
    others: certificates.filter((certificate) => !isGrouped(certificate)),
  };
}

export const certificates = {
  ...certificatesFiles,
  contents: {
    page: 'about',
    id: 'certificates',
    name: ({ certificates }) => certificates.heading,
    foldAfter: 20,
  },
  resumeRank: 120,
  resume: (certificates, { certificates: strings, language, comma }) => {
    const { groups, others } = groupByIssuer(certificates);
    const when = ({ date, expires }: Certificate) =>
      [date && formatMonth(date, language), expires && strings.validUntil(formatMonth(expires, language))]
        .filter(Boolean)
        .join(comma);
    const withDate = (each: Certificate) => {
      const facts = [when(each), each.summary].filter(Boolean).join(comma);
      return { text: facts ? `${each.title} (${facts})` : each.title, url: each.url ?? null };
    };
    return resumeSection(strings.heading, {
      rows: [
        ...groups.map(({ issuer, certificates }) => ({ name: issuer, items: certificates.map(withDate) })),
        ...others.map((each) => ({
          name: each.title,
          ...(each.url && { url: each.url }),
          items: [each.issuer, when(each), each.summary].flatMap((fact) => fact || []),
        })),
      ],
    });
  },
  tiles: certificatesTiles,
  jsonResume: certificatesJsonResume,
  person: (certificates) => ({
    hasCredential: certificates.map(({ title, issuer, date, expires, url }) => ({
      '@type': 'EducationalOccupationalCredential' as const,
      name: title,
      url,
      dateCreated: date,
      expires,
      recognizedBy: issuer ? { '@type': 'Organization' as const, name: issuer } : undefined,
    })),
  }),
} satisfies Section<readonly Certificate[]>;
