import { Lexer } from 'yaml';

/** The comments of a YAML text, in order. */
function commentsIn(yaml: string): string[] {
  return [...new Lexer().lex(yaml)].filter((token) => token.startsWith('#'));
}

/** Comments that a text had, and that another has no more; a field takes the place of the one that `npm run new` left. */
export function lostComments(before: string, after: string): string[] {
  const left = commentsIn(after);
  const isFilled = (comment: string) => {
    const [, field] = /^# (\w+):/.exec(comment) ?? [];
    return field !== undefined && new RegExp(`^${field}:`, 'm').test(after);
  };
  return commentsIn(before).filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !isFilled(comment);
  });
}
