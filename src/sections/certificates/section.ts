import { formatMonth } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { type UiStrings, withDetail } from '#base/uiStrings.ts';
import { disc, draw, type Picker, rect } from '#ui/shapes.ts';
import { jsonResumeList, line, month, own, summary, url } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import { groupsOf, rowSection } from '../rows.ts';
import type { Section } from '../section.ts';
import { type Certificate, certificatesFiles } from './schema.ts';

/** Draws a sheet on its side, with a seal. */
function drawCertificate(pick: Picker) {
  const seal = pick(2) ? 78 : 42;
  return draw({
    mass: rect(28, 14, 64, 48),
    cut: rect(36, 24, 32 + pick(3) * 6, 4) + rect(36, 34, 20 + pick(3) * 6, 4),
    ink: disc(seal, 58, 13),
    act: 'grow',
  });
}

/** Draws a shield with a tick. */
function drawShield(pick: Picker) {
  return draw({
    mass: 'M60 6l34 10v24c0 18-15 28-34 35C41 68 26 58 26 40V16z',
    cut: rect(52 - pick(3) * 4, 17, 16 + pick(3) * 4, 4),
    ink: 'M38 42l7-7 9 9 21-21 7 7-28 28z',
    act: 'grow',
  });
}

export const certificates = {
  ...certificatesFiles,
  ...rowSection<Certificate>({
    page: 'about',
    id: 'certificates',
    strings: ({ certificates }) => certificates,
    foldAfter: 20,
    row: ({ issuer, expires, ...certificate }, { certificates, language }) => ({
      ...certificate,
      group: issuer,
      remark: expires ? { text: certificates.validUntil(formatMonth(expires, language)), isUi: true } : undefined,
    }),
    showcase: {
      rank: 90,
      tone: 'neutral',
      drawings: [drawCertificate, drawShield],
      tile: ({ title, issuer }) => ({ title, text: issuer }),
    },
  }),
  resumeRank: 120,
  resume: (certificates: readonly Certificate[], strings: UiStrings) => {
    const { certificates: own, language, comma } = strings;
    const { groups, others } = groupsOf(certificates, ({ issuer }) => issuer);
    const when = ({ date, expires }: Certificate) =>
      [date && formatMonth(date, language), expires && own.validUntil(formatMonth(expires, language))]
        .filter(Boolean)
        .join(comma);
    const withDate = (each: Certificate) => {
      const facts = [when(each), each.summary].filter(Boolean).join(comma);
      return { text: withDetail(each.title, facts, strings), url: each.url ?? null };
    };
    return resumeSection(own.heading, {
      rows: [
        ...groups.map(({ name, entries }) => ({ name, items: entries.map(withDate) })),
        ...others.map((each) => ({
          name: each.title,
          ...(each.url && { url: each.url }),
          items: [each.issuer, when(each), each.summary].flatMap((fact) => fact || []),
        })),
      ],
    });
  },
  jsonResume: jsonResumeList<'certificates', Certificate>({
    list: 'certificates',
    noun: 'certificate',
    files: certificatesFiles,
    fields: {
      title: line('name', room.item),
      issuer: line('issuer', room.item),
      date: month('date'),
      expires: own(month('expires')),
      url: url(),
      summary: own(summary),
    },
  }),
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
