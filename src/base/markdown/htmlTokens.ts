import { Token, Tokenizer } from 'parse5';

interface Span {
  start: number;
  end: number;
}

export interface Tag extends Span {
  kind: 'tag';
  name: string;
  shown: string;
  /** Named like a type or a component, as in `List<Figure>`. */
  isCapitalized: boolean;
  isClosing: boolean;
  attributes: readonly Token.Attribute[];
}

type HtmlToken = Tag | (Span & ({ kind: 'comment'; isClosed: boolean } | { kind: 'text'; value: string }));

/** Returns HTML as tokens, as a browser finds them. Anything else that browsers skip, such as `<?php ?>`, is text. */
export function tokensIn(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const addTag = (token: Token.TagToken) => void tokens.push(tagOf(token, html));
  const addText = ({ chars: value, location }: Token.CharacterToken) =>
    void tokens.push({ kind: 'text', value, ...spanOf(location) });
  const addSkipped = ({ location }: Token.CommentToken | Token.DoctypeToken) => {
    const span = spanOf(location);
    const value = html.slice(span.start, span.end);
    if (value.startsWith('<!--')) tokens.push({ kind: 'comment', isClosed: /--!?>$/.test(value), ...span });
    else tokens.push({ kind: 'text', value, ...span });
  };
  const handler = {
    onStartTag: addTag,
    onEndTag: addTag,
    onComment: addSkipped,
    onDoctype: addSkipped,
    onEof: () => {},
    onCharacter: addText,
    onNullCharacter: () => {},
    onWhitespaceCharacter: addText,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true);
  return tokens;
}

export const tagsIn = (html: string): Tag[] => tokensIn(html).filter((token) => token.kind === 'tag');

const spanOf = (location: Token.Location | null): Span => ({
  start: location?.startOffset ?? 0,
  end: location?.endOffset ?? 0,
});

function tagOf({ type, tagName: name, attrs: attributes, location }: Token.TagToken, html: string): Tag {
  const { start, end } = spanOf(location);
  const isClosing = type === Token.TokenType.END_TAG;
  const mark = isClosing ? '</' : '<';
  const written = html.slice(start + mark.length).slice(0, name.length);
  const isCapitalized = written !== name && written !== written.toUpperCase();
  return { kind: 'tag', start, end, name, shown: `${mark}${written}>`, isCapitalized, isClosing, attributes };
}

const tagOrSign = /<(?:\/?([a-z][a-z\d]*)(?=[\s/>]))?/gi;

/** Escapes each `<` in HTML, unless it begins a tag of such a name: `a < b`, `List<String>`. */
export const escapeOthers = (html: string, isName: (name: string) => boolean): string =>
  html.replace(tagOrSign, (sign, name = '') => (isName(name.toLowerCase()) ? sign : sign.replace('<', '&lt;')));
