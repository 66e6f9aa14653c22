import { formatMonth, inOrder } from '#base/dates.ts';
import { fieldGroup, issuer, month, resume, room, summary, title, url, when } from '#base/fields.ts';
import { type UiStrings, withDetail } from '#base/uiStrings.ts';
import { disc, draw, type Picker, rect } from '#ui/shapes.ts';
import { compareDated, position } from '../dated.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { type ResumeSection, resumeSection } from '../resumeSection.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'certificates.yaml',
  'Certificates. The page sorts them by date, newest first.',
  fieldGroup({
    title: title(room.item).describe('Name of the certificate. Example: Certified Accessibility Specialist.'),
    issuer: issuer.describe('Who issued it. The résumé groups certificates by it.'),
    date: when.describe('Month or year of issue. Example: 2026-05.'),
    expires: month
      .optional()
      .meta({ future: 'expected' })
      .describe('Month or year in which it expires. Example: 2029-05.'),
    url: url.describe('Page that proves it (https).'),
    summary: summary.describe('What it is for, in a sentence.'),
    order: position,
    resume,
  }).refine(({ date, expires }) => inOrder({ start: date, end: expires }), {
    path: ['expires'],
    error: 'must not be before date',
  }),
);

export type Certificate = EntryOf<typeof files>;

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

export const certificates = {
  ...files,
  compare: compareDated,
  ...rowSection<Certificate>('certificates', {
    page: 'about',
    list: { layout: 'half', foldAfter: 8, mostCells: 4 },
    row: ({ issuer, expires, ...certificate }, { certificates, language }) => ({
      ...certificate,
      facts: [issuer],
      remark: expires ? { text: certificates.validUntil(formatMonth(expires, language)), isUi: true } : undefined,
    }),
    showcase: {
      rank: 90,
      drawings: [drawCertificate],
      tile: ({ title, issuer }) => ({ title, text: issuer }),
    },
  }),
  resumeRank: 120,
  resume: (certificates: readonly Certificate[], strings: UiStrings) => {
    const { certificates: own, language, comma } = strings;
    const when = ({ date, expires }: Certificate) =>
      [date && formatMonth(date, language), expires && own.validUntil(formatMonth(expires, language))]
        .filter(Boolean)
        .join(comma);
    const withDate = (each: Certificate) => {
      const facts = [when(each), each.summary].filter(Boolean).join(comma);
      return { text: withDetail(each.title, facts, strings), url: each.url ?? null };
    };
    return resumeSection(own.heading, {
      rows: [...Map.groupBy(certificates, ({ issuer }) => issuer)].flatMap(([name, some]): ResumeSection['rows'] =>
        name && some.length > 1
          ? [{ name, items: some.map(withDate) }]
          : some.map((each) => ({
              name: each.title,
              ...(each.url && { url: each.url }),
              items: [each.issuer, when(each), each.summary].flatMap((fact) => fact || []),
            })),
      ),
    });
  },
  jsonResume: jsonResumeList<'certificates', Certificate>({
    list: 'certificates',
    noun: 'certificate',
    files,
    from: { title: 'name' },
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
