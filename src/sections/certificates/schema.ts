import { inOrder } from '#base/dates.ts';
import { fieldGroup, issuer, month, resume, room, summary, title, url, when } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const certificatesFiles = listOf(
  'certificates.yaml',
  'Certificates, in the order of the page: newest first.',
  fieldGroup({
    title: title(room.item).describe('Name of the certificate. Example: Certified Accessibility Specialist.'),
    issuer: issuer.describe('Who issued it. The page groups long lists by it.'),
    date: when.describe('Month or year of issue. Example: 2026-05.'),
    expires: month
      .optional()
      .meta({ future: 'expected' })
      .describe('Month or year in which it expires. Example: 2029-05.'),
    url: url.describe('Page that proves it (https).'),
    summary: summary.describe('What it is for, in a sentence.'),
    resume,
  }).refine(({ date, expires }) => inOrder({ start: date, end: expires }), {
    path: ['expires'],
    error: 'must not be before date',
  }),
);

export type Certificate = EntryOf<typeof certificatesFiles>;
