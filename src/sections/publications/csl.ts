/**
 * Converts BibTeX entries to CSL-JSON (https://docs.citationstyles.org) with citation-js, which reads LaTeX, names and
 * dates. The input type is given, so that citation-js never takes the input for a URL and fetches it.
 */
import { type CSL, type CSLName, plugins } from '@citation-js/core';
import { eastAsian } from '#base/characters.ts';
import { rewriteLatex } from './latex.ts';
import { referenceWord } from './referenceWords.ts';
import { privateCharacters, signs } from './runs.ts';
import { citedAs } from './types.ts';

export type BiblatexFields = Readonly<Record<string, string>>;

const options = {
  forceType: '@biblatex/entries+list',
  target: '@csl/list+object',
  generateGraph: false,
  strict: true,
  maxChainLength: 10,
};

function parse(type: string, fields: BiblatexFields): CSL {
  const typed = Object.entries(fields).map(([name, value]) => [
    name,
    rewriteLatex(value.replace(privateCharacters, '').replace(accentAlone, '')).replace(
      /<|\\textless(?![a-z])\s*/gi,
      signs.lessThan,
    ),
  ]);
  const [csl] = plugins.input.chain(
    [{ type: citedAs[type] ?? type, label: 'entry', properties: Object.fromEntries(typed) }],
    options,
  );
  if (!csl) throw new SyntaxError('citation-js returned no entry');
  // citation-js writes LaTeX's dotless i or j with an accent as two characters.
  const text = JSON.stringify(csl)
    .replace(/ı(?=[\u0300-\u036F])/g, 'i')
    .replace(/ȷ(?=[\u0300-\u036F])/g, 'j')
    .replaceAll(signs.thinSpace, '\u202F');
  return JSON.parse(text.normalize());
}

/** An accent with nothing to put it on, as a bad export leaves it. */
const accentAlone = /\\(?:[`'^"~=.]|[bcdHkrtuv](?![A-Za-z]))(?:\s*\{\s*\}|(?!\s*\{?\s*[\\\p{L}]))/gu;

/** Returns the first name, or the text, that has an accent without a letter. */
export const accentWithoutLetter = (value: string): string | undefined =>
  value.split(/\s+and\s+/i).find((part) => part.search(accentAlone) >= 0);

const htmlCommands = { i: 'textit', b: 'textbf', sub: 'textsubscript', sup: 'textsuperscript' };
/** Returns a title whose HTML, as publishers export it, is LaTeX. */
const readHtml = (title: string) =>
  title.replace(
    /<(i|b|sub|sup)>([^<>{}$\\]*)<\/\1>/g,
    (_, tag, inner) => `\\${htmlCommands[tag as keyof typeof htmlCommands]}{${inner}}`,
  );

/**
 * Prepares names for citation-js 0.9, which takes a name that begins with an accent's command for a particle ("von"),
 * and so the second half of `Hye-jin`.
 */
function readInitials(names: string): string {
  const commands = /(?<=^|[\s,])(?:\{\\(?:[^{}]|\{[^{}]*\})*\}|\\[`'^"~=.](?:\{\\?[a-z]\}|[a-z]))/gi;
  const hyphened = /(?<![{\p{L}\\-])\p{Lu}\p{L}*-\p{Ll}\p{L}*(?![\p{L}}\\{-])/gu;
  return names
    .replace(commands, (character) => parse('misc', { title: character }).title ?? character)
    .replace(hyphened, (name) => `{${name}}`);
}

/** Returns East Asian names as one part, since the family name is first and no space is after it: 山田太郎, 김민준. */
const joinFamilyFirst = (names: readonly CSLName[] | undefined) =>
  names?.map((name) => {
    const { given = '', family = '' } = name;
    const isJoined = eastAsian.test(family) && eastAsian.test(given) && !/\p{Script=Latin}/u.test(family + given);
    return isJoined ? { family: family + given } : name;
  });

/**
 * Reads an entry. Types of theses and states of works are in the language, for which citation-js has only names.
 * @throws SyntaxError if the LaTeX of a value is invalid
 */
export function readCsl(type: string, { author, editor, ...fields }: BiblatexFields, language = 'en'): CSL {
  const csl = parse(type, {
    ...fields,
    ...(fields.title && { title: readHtml(fields.title) }),
    ...(author && { author: readInitials(author) }),
    ...(editor && { editor: readInitials(editor) }),
  });
  const { genre, status } = csl;
  return {
    ...csl,
    author: joinFamilyFirst(csl.author),
    editor: joinFamilyFirst(csl.editor),
    ...(genre && { genre: referenceWord(genre, language) }),
    ...(status && { status: referenceWord(status, language) }),
  };
}

/** BibTeX writes "and others" as a name. */
export const isOthers = ({ given, family }: CSLName): boolean => given === undefined && family === 'others';
