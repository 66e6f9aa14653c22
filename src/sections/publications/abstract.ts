import { attempt } from '#base/attempt.ts';
import { formulaError } from '#base/markdown/formula.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { readCsl } from './csl.ts';
import { plainText } from './runs.ts';

/** Returns LaTeX as plain text on one line. @throws SyntaxError if it is invalid */
const plain = (latex: string): string =>
  plainText(readCsl('misc', { title: latex }).title ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns an abstract as plain text. It is optional, so one with invalid LaTeX is left out. */
export const plainAbstract = (abstract: string): string | undefined => attempt(() => plain(abstract));

const formula = /((?<!\\)\$\$?(?:\\.|[^\\$])+\$\$?|\\[([][\s\S]+?\\[)\]])/;

const inMarkdown = (latex: string): string =>
  latex.replace(/^(\s*)(.*?)(\s*)$/, (_, before, text, after) => {
    const escaped = text && plain(text).replace(/[\\`*_[\]<>#$~|^&!-]/g, '\\$&');
    return (before && ' ') + escaped + (after && ' ');
  });

/** Returns an abstract as Markdown with its formulas, or without them if one can't be read. */
export function abstractOf(abstract: string): Markdown | undefined {
  const withFormulas = attempt(() =>
    abstract
      .split(formula)
      .map((part, index) => {
        if (index % 2 === 0) return inMarkdown(part);
        const tex = part.replace(/^(\$\$?|\\[([])|(\$\$?|\\[)\]])$/g, '');
        if (formulaError(tex, false)) throw new SyntaxError(tex);
        return `$${tex}$`;
      })
      .join(''),
  );
  const text = withFormulas ?? attempt(() => inMarkdown(abstract));
  return text === undefined ? undefined : new Markdown(text);
}
