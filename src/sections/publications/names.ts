/** What stands beside a name in `author` and `editor` and is no part of it: marks, titles, and bold type. */

/** Bold or italic type, which emphasizes one of several names: `{\bf Doe}`, `\textbf{Doe}`. */
const font = /\{\\(?:bf|it|em|bfseries|itshape)\s+([^{}]*)\}|\\(?:textbf|textit|emph|underline)\s*\{([^{}]*)\}/g;

const signOf: Readonly<Record<string, string>> = {
  ast: '*',
  star: '*',
  textasteriskcentered: '*',
  dag: '†',
  dagger: '†',
  textdagger: '†',
  ddag: '‡',
  ddagger: '‡',
  textdaggerdbl: '‡',
  S: '§',
  textsection: '§',
  P: '¶',
  textparagraph: '¶',
};
const command = `\\\\(?:${Object.keys(signOf).join('|')})(?![A-Za-z])(?:\\{\\})?`;
const raised = String.raw`\$(?:\{\})?\^[^$]*\$|\$\s*(?:\*|${command})\s*\$|\{?\\textsuperscript\s*\{[^{}]*\}+`;
const mark = String.raw`(?:[*∗†‡§¶‖#⁰¹²³⁴⁵⁶⁷⁸⁹]|\\#|${raised}|${command})`;
const title = String.raw`(?:Prof|Dr|Dipl|Ing|Mrs?|Ms|Mx)\.?(?:[\s-]|(?<=\.))\s*`;
const degree = String.raw`,?\s+(?:Ph\.?\s?D|D\.?\s?Phil|M\.?Sc|B\.?Sc|MBA)\.?`;

/** At either end of a name, or of its part before or after a comma. */
const marksAtEnds = new RegExp(String.raw`(?<=^|,\s*)(?:${mark}\s*)+|\s*${mark}(?:[\s,]*${mark})*(?=\s*(?:,|$))`, 'g');
const titles = new RegExp(String.raw`(?<=^|,\s*)(?:${title})+|(?:${degree})+(?=\s*(?:,|$))`, 'gi');

/** `Robert Downey, Jr.`, which BibTeX would read as somebody whose given name is Jr. */
const suffixAtEnd = /^([^,{}]+) ([^,{}\s]+),\s*((?:Jr|Sr|II|III|IV)\.?)$/;

export const withoutTitles = (name: string): string => name.replace(titles, '');

const textOf = (marks: string): string =>
  marks
    .replace(/\\textsuperscript/g, '')
    .replace(/\\([A-Za-z]+)/g, (_, name) => signOf[name] ?? '')
    .replace(/[\s${}^\\]/g, '')
    .replaceAll('∗', '*')
    .normalize('NFKC');

/** Reads names joined by "and", which isn't between them within braces: `{Team of X and Y}`. */
export function readMarkedNames(text: string): { names: string; marks: readonly string[] } {
  const marked = text
    .replace(font, (_, inGroup, ofCommand) => inGroup ?? ofCommand)
    .split(/\s+and\s+(?!(?:[^{}]|\{[^{}]*\})*\})/i)
    .map((written) => {
      const name = written.trim().replace(marksAtEnds, '');
      const marks = written.trim().match(marksAtEnds) ?? [];
      // What is only a mark is no name with one.
      const plain = withoutTitles(name).replace(suffixAtEnd, '$2, $3, $1');
      return name ? { name: plain, marks: marks.map(textOf).join(',') } : { name: written, marks: '' };
    });
  return { names: marked.map(({ name }) => name).join(' and '), marks: marked.map(({ marks }) => marks) };
}
