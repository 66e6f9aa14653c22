/** Formats references in the style of the APA, which is part of citation-js. */
import { type CSLName, type CSL as CslEntry, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import CSL from 'citeproc';
import { isOthers } from './csl.ts';
import { referenceWord } from './referenceWords.ts';
import { type ReferenceRun, readRuns, signs, textOf } from './runs.ts';

const { title, date, ownerEnd, end, others } = signs;

/** The people of an entry: who of them is the owner, and the marks of each. */
export interface MarkedPeople {
  owner?: number;
  marks: readonly string[];
}

function markName(name: CSLName, isOwner: boolean, marks = ''): CSLName {
  if (isOthers(name)) return { family: signs.others };
  const raised = marks && signs.nameMark + marks + end;
  if (!isOwner) return marks ? { ...name, family: name.family + signs.nameEnd + raised } : name;
  const { family, 'non-dropping-particle': particle } = name;
  const own = family + ownerEnd + raised;
  return particle
    ? { ...name, 'non-dropping-particle': signs.owner + particle, family: own }
    : { ...name, family: signs.owner + own };
}

/** What separates the last name from "et al.", by language. Default: a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };

const othersMark = new RegExp(`(?:,? \\S+)? ${others}\\.?`, 'g');
/** Commas and semicolons between Arabic words. */
const arabicMarks = /(?<=\p{Script=Arabic}\P{L}*)[,;]/gu;
const marksOfName = `${signs.nameMark}[^${end}]*${end}`;
/** Initials after a name belong to it, and marks follow them. */
const initials = new RegExp(
  `([${ownerEnd}${signs.nameEnd}])((?:${marksOfName})?)((?:[,،](?:[\\s-]?\\p{L}\\.)+)?)`,
  'gu',
);
/** A period after a title that ends a sentence itself. */
const doublePeriod = new RegExp(`([.?!…][${end}]?${title}[${end}]?)\\.`);

const format = 'signs';

/** Returns citation-js options for APA references, with the words that it has for a language, else in English. */
function referenceStyle(language: string): { style: string; lang: string } {
  const { locales, styles } = plugins.config.get('@csl');
  const style = 'apa-with-date';
  if (!styles.has(style)) {
    const marked = styles
      .get('apa')
      // Publications are sorted here and never cited in a text, and reading these parts takes most of the time.
      .replace(/<sort>.*?<\/sort>/gs, '')
      .replace(/(<citation[^>]*>).*<\/citation>/s, '$1<layout><text variable="title"/></layout></citation>')
      .replace('<text macro="date"/>', `<text macro="date" prefix="${date}" suffix="${date}"/>`)
      // German nouns keep their capitals.
      .replace(/text-case="lowercase" (?=variable="status")/g, '');
    styles.add(style, marked);
  }
  const lang = `${language}-${language.toUpperCase()}`;
  return { style, lang: locales.has(lang) ? lang : 'en-US' };
}

/** Formats a reference with signs. URLs and the note are below the reference. */
function write(csl: CslEntry, people: MarkedPeople, language: string): string {
  const { DOI: _doi, URL: _url, accessed: _accessed, note: _note, author, editor, ...rest } = csl;
  CSL.Output.Formats[format] ??= {
    ...CSL.Output.Formats.text,
    '@font-style/italic': `${signs.italics}%%STRING%%${end}`,
    '@font-weight/bold': `${signs.bold}%%STRING%%${end}`,
    '@vertical-align/sup': `${signs.superscript}%%STRING%%${end}`,
    '@vertical-align/sub': `${signs.subscript}%%STRING%%${end}`,
  };
  const item = {
    ...rest,
    title: title + csl.title + title,
    ...(author && { author: author.map((name, index) => markName(name, index === people.owner, people.marks[index])) }),
    ...(editor && { editor: editor.map((name) => markName(name, false)) }),
  };
  const [entry] = plugins.output.format('bibliography', [item], {
    ...referenceStyle(language),
    format,
    asEntryArray: true,
  });
  return (entry?.[1] ?? '')
    .trim()
    .replace(arabicMarks, (mark: string) => (mark === ',' ? '،' : '؛'))
    .replace(othersMark, (beforeOthers[language] ?? ', ') + referenceWord('others', language))
    .replace(initials, (_, sign, marks, after) => after + (sign === ownerEnd ? end : '') + marks)
    .replace(doublePeriod, '$1');
}

type Runs = readonly ReferenceRun[];

/** A reference, and its parts besides title and date: names with their marks, and journal or publisher with the type. */
export interface ReferenceParts {
  /** The reference as plain text, without marks of names. */
  apa: string;
  names: Runs;
  /** `J. of X, 12(3), 1–10.`, `[Master’s thesis]. U.` */
  source: Runs;
}

export function formatReference(csl: CslEntry, people: MarkedPeople, language: string): ReferenceParts {
  const whole = write(csl, people, language);
  const undated = whole.replace(new RegExp(` ${date}[^${date}]*${date}\\.?`), '');
  const [names = '', , rest = ''] = undated.split(title);
  // The style leaves out the state of some types beside a date.
  const state = csl.issued && csl.status;
  const hasState = !state || rest.toLowerCase().includes(state.toLowerCase());
  const source = hasState ? rest : `${rest} (${state})`;
  return {
    apa: textOf(readRuns(((csl.issued ?? csl.status) ? whole : undated).replace(new RegExp(marksOfName, 'g'), ''))),
    // An initial keeps its dot.
    names: readRuns(names).length ? readRuns(names.replace(/[\s\uE000-\uF8FF]+$/u, '')) : [],
    source: readRuns(source.replace(new RegExp(`^[.,\\s${end}]+`), '')),
  };
}
