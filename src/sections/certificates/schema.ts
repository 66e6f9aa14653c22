import { inOrder } from '#base/dates.ts';
import { fieldGroup, httpsUrl, line, month, resume, room, text, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const certificatesFiles = listOf(
  'certificates.yaml',
  'Certificates, in the order of the page: newest first.',
  fieldGroup({
    title: words(room.item).describe('Name of the certificate. Example: Certified Accessibility Specialist.'),
    issuer: line(room.item).optional().describe('Who issued it. The page groups long lists by it.'),
    date: month.optional().describe('Month or year of issue. Example: 2026-05.'),
    expires: month.optional().describe('Month or year in which it expires. Example: 2029-05.'),
    url: httpsUrl.optional().describe('Page that proves it (https).'),
    summary: text.optional().describe('What it is for, in a sentence.'),
    resume,
  }).refine(({ date, expires }) => inOrder({ start: date, end: expires }), {
    path: ['expires'],
    error: 'must not be before date',
  }),
);

export type Certificate = EntryOf<typeof certificatesFiles>;
