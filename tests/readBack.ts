/** Compares the text that programs read in a résumé with its data. */

import type { ResumeData } from '../src/documents/resume/data.ts';
import { printableData } from '../src/documents/resume/paper.ts';
import type { ResumeEntry } from '../src/sections/resumeSection.ts';

/** A text of a résumé, as it is printed. */
export interface PrintedText {
  /** Where it is in the data: `sections.0.entries.1.title`. */
  field: string;
  text: string;
}

const textAt = (field: string, text: string | null | undefined) => (text ? [{ field, text }] : []);

/** Returns the texts of an entry with those of its roles, which don't repeat the employer. */
function textsOfEntry({ title, when, organization, bullets, roles = [] }: ResumeEntry, at: string): PrintedText[] {
  return [
    ...textAt(`${at}.title`, title.text),
    ...textAt(`${at}.organization`, organization?.text),
    ...textAt(`${at}.when`, when),
    ...bullets.flatMap((bullet, index) => textAt(`${at}.bullets.${index}`, bullet)),
    ...roles.flatMap((role, index) => {
      const printed = { ...role, organization: null, title: role.organization ? role.title : { text: '', url: null } };
      return textsOfEntry(printed, `${at}.roles.${index}`);
    }),
  ];
}

/** Returns names, URLs, titles, dates, employers and bullets in the order in which they are printed. */
export function printedTexts(data: ResumeData): PrintedText[] {
  const { name, contact, sections } = printableData(data);
  return [
    ...textAt('name', name),
    ...contact.flatMap(({ text }, index) => textAt(`contact.${index}`, text)),
    ...sections.flatMap(({ heading, rows, entries }, section) => [
      ...textAt(`sections.${section}.heading`, heading),
      ...rows.flatMap(({ name, items }, row) => [
        ...textAt(`sections.${section}.rows.${row}.name`, name),
        ...items.flatMap((item, index) =>
          textAt(`sections.${section}.rows.${row}.items.${index}`, typeof item === 'string' ? item : item.text),
        ),
      ]),
      ...entries.flatMap((entry, index) => textsOfEntry(entry, `sections.${section}.entries.${index}`)),
    ]),
  ];
}

/** Where a line can end without a space: after punctuation, and between characters of scripts without spaces. */
const mayBreak = /[-–—/.,:;?&=_@+#%)\]}»”!]|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u30ff\uff00-\uffef]/u;

/** Returns a pattern that finds a text with any line breaks, but not inside a longer word. */
function textPattern(text: string): RegExp {
  const all = [...text.normalize('NFC')];
  const letters = all.map((letter, index) => {
    if (/\s/.test(letter)) return String.raw`\s+`;
    const next = all[index + 1] ?? '';
    return (
      RegExp.escape(letter) + (mayBreak.test(letter) || mayBreak.test(next) || text.length > 59 ? String.raw`\s?` : '')
    );
  });
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter) && !mayBreak.test(letter);
  const before = isLetter(text.at(0)) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const after = isLetter(text.at(-1)) ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(before + letters.join('') + after, 'gu');
}

/** Lam with alef, which a PDF has as one character. */
const joinedLetters = /[\ufef5-\ufefc]/g;

/** Returns texts that a reader loses: absent, out of order, or joined with what is beside them. */
export function lostTexts(texts: readonly PrintedText[], read: string): PrintedText[] {
  const whole = read.replace(joinedLetters, (letter) => letter.normalize('NFKC')).normalize('NFC');
  let end = 0;
  return texts.filter(({ text }) => {
    const pattern = textPattern(text);
    pattern.lastIndex = end;
    const isFound = pattern.test(whole);
    if (isFound) end = pattern.lastIndex;
    return !isFound;
  });
}
