/** Publications as other programs read them: CSL-JSON and RIS. */
import type { CSL, CSLName } from '@citation-js/core';
import { isOthers } from './csl.ts';
import { plainText } from './runs.ts';

/** Returns an entry of CSL-JSON as plain text, named by its key. Neither format can say that there are other authors. */
export function plainCsl(key: string, csl: CSL): CSL {
  const named = (people: CSL['author']) => people?.filter((name) => !isOthers(name));
  const whole = { ...csl, id: key, 'citation-key': key, author: named(csl.author), editor: named(csl.editor) };
  return JSON.parse(JSON.stringify(whole), (_, value) => (typeof value === 'string' ? plainText(value) : value));
}

/** Returns the first and the last page. */
export const pagesOf = ({ page = '' }: CSL): string[] => String(page).split(/[-–]+/);

/** Types of RIS by those of CSL. All others are GEN. */
const types: Readonly<Record<string, string>> = {
  article: 'UNPB',
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  manuscript: 'UNPB',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  report: 'RPRT',
  software: 'COMP',
  speech: 'SLIDE',
  thesis: 'THES',
  webpage: 'ELEC',
};

function nameOf({ family = '', given, suffix, literal, 'non-dropping-particle': particle }: CSLName): string {
  const parts = [[particle, family].filter(Boolean).join(' '), given, suffix];
  return literal ?? parts.filter(Boolean).join(', ');
}

/** Returns an entry of CSL-JSON in plain text as RIS (https://en.wikipedia.org/wiki/RIS_(file_format)). */
export function writeRis(csl: CSL): string {
  const [first, last] = pagesOf(csl);
  const [[year, month, day] = []] = csl.issued?.['date-parts'] ?? [];
  const date = [year, month, day].map((part) => (part ? String(part).padStart(2, '0') : ''));
  const lines: [tag: string, value: string | number | undefined][] = [
    ['TY', types[csl.type ?? ''] ?? 'GEN'],
    ['ID', csl.id],
    ...(csl.author ?? []).map((name): [string, string] => ['AU', nameOf(name)]),
    ...(csl.editor ?? []).map((name): [string, string] => ['ED', nameOf(name)]),
    ['TI', csl.title],
    ['T2', csl['container-title'] ?? csl['event-title']],
    ['PY', year],
    ['DA', month && `${date.join('/')}/`],
    ['VL', csl.volume],
    ['IS', csl.issue ?? csl.number],
    ['SP', first],
    ['EP', last],
    ['PB', csl.publisher],
    ['CY', csl['publisher-place']],
    ['SN', csl.ISBN ?? csl.ISSN],
    ['DO', csl.DOI],
    ['UR', csl.URL],
  ];
  const filled = lines.flatMap(([tag, value]) => (value ? `${tag}  - ${value}\r\n` : []));
  return `${filled.join('')}ER  - \r\n`;
}
