/** Shows the owner what applicant tracking systems read in the résumé. */
import { getDocumentProxy } from 'unpdf';
import { englishCount } from '#base/counter.ts';
import { sections } from '#sections/index.ts';
import { type ResumeEntry, rolesOf } from '#sections/resumeSection.ts';
import type { Section } from '#sections/section.ts';
import type { ResumeData } from './data.ts';
import { lostTexts, printedTexts } from './readBack.ts';

/** Returns the text of each page of a PDF as PDF.js reads it. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return Promise.all(pages);
}

const count = (number: number) => (number ? englishCount(number, 'entry', 'entries') : 'text');
const yearsAlone = /^\d{4}( – (\d{4}|\p{L}+))?$/u;

/** Returns a sentence about each field that programs expect and an entry lacks. @param needed name of its organization */
function lacksOf(needed: string, { title, organization, when, isJob }: ResumeEntry): string[] {
  return [
    ...(organization ? [] : [`"${title.text}" has no ${isJob ? `job title, or no ${needed}` : needed}.`]),
    ...(when ? [] : [`"${title.text}" has no dates.`]),
    ...(isJob && when && yearsAlone.test(when)
      ? [
          `"${title.text}" has years without months (${when}), which some programs count as a whole year, others as nothing.`,
        ]
      : []),
  ];
}

/**
 * Returns a report on what programs read, and what they may miss.
 * @param read the text of the PDF
 * @param file name of the PDF
 */
export function describeReading(data: ResumeData, read: string, file = 'resume.pdf'): string[] {
  const lost = lostTexts(printedTexts(data), read);
  const fields = new Set(lost.map(({ field }) => field));
  /** Returns those of the texts that were read. */
  const those = (texts: readonly (readonly [field: string, text: string | null | undefined])[]) =>
    texts.flatMap(([field, text]) => (text && !fields.has(field) ? [text] : []));
  const rows: [string, readonly string[]][] = [
    ['Name', those([['name', data.name]])],
    ['Contact', those(data.contact.map(({ text }, index) => [`contact.${index}`, text]))],
  ];
  const missed = lost.map(({ field, text }) => `"${text}" was lost or moved when reading (${field}).`);
  if (!data.contact.some(({ url }) => url?.startsWith('mailto:'))) missed.push('There is no email.');
  if (!data.contact.some(({ url }) => url?.startsWith('tel:'))) missed.push('There is no phone number.');
  for (const [index, { kind, heading, entries, rows: lists }] of data.sections.entries()) {
    const at = `sections.${index}`;
    const { sorted }: Section<never> = kind ? sections[kind] : {};
    const needed = sorted?.organization;
    if (needed) {
      const described = entries.flatMap((entry, place) =>
        rolesOf(entry).map(({ role: { title, organization, when }, at: ofRole }) =>
          those([
            [`${at}.entries.${place}${ofRole}.when`, when],
            [`${at}.entries.${place}.${ofRole ? 'title' : 'organization'}`, organization?.text],
            [`${at}.entries.${place}${ofRole}.title`, title.text],
          ]).join(' · '),
        ),
      );
      rows.push([heading, described]);
    } else if (sorted)
      rows.push([
        heading,
        those(
          lists.flatMap(({ items }, row) =>
            items.map(
              (item, at_) => [`${at}.rows.${row}.items.${at_}`, typeof item === 'string' ? item : item.text] as const,
            ),
          ),
        ),
      ]);
    else rows.push([heading, [count(entries.length + lists.length)]]);
    if (needed) missed.push(...entries.flatMap(rolesOf).flatMap(({ role }) => lacksOf(needed, role)));
    if (sorted && data.lang.startsWith('en') && !sorted.heading.test(heading))
      missed.push(`Some programs don't know the heading "${heading}"; they look for "${kind}".`);
  }
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    `Applicant tracking systems read in ${file}:`,
    '',
    ...rows.flatMap(([label, values]) => {
      const lines =
        label === 'Contact' || !values.some((value) => value.includes(' · ')) ? [values.join(', ')] : values;
      return lines.map((line, index) => `${(index ? '' : label).padEnd(width)}${line || '(nothing)'}`);
    }),
    '',
    ...(missed.length ? ['They may miss:', ...missed.map((each) => `- ${each}`)] : ['No problems found.']),
  ];
}
