/** HTML as tags, comments and text. */
import { Token, Tokenizer } from 'parse5';

interface Span {
  start: number;
  end: number;
}

export interface Tag extends Span {
  kind: 'tag';
  /** In lower case. */
  name: string;
  /** Without its attributes, as it is written: `<kbd>`, `</Figure>`. */
  shown: string;
  /** Named like a type or a component, as in `List<Figure>`. */
  isCapitalized: boolean;
  isClosing: boolean;
  isSelfClosing: boolean;
  attributes: readonly Token.Attribute[];
}

interface Comment extends Span {
  kind: 'comment';
  /** If it is never closed, all that follows is part of it. */
  isClosed: boolean;
}

interface Text extends Span {
  kind: 'text';
}

export type HtmlToken = Tag | Comment | Text;

export const isTag = <Token extends HtmlToken>(token: Token): token is Token & Tag => token.kind === 'tag';

/** Returns HTML as tokens, as a browser finds them. Anything else that browsers skip, such as `<?php ?>`, is text. */
export function tokensIn(html: string): HtmlToken[] {
  const marks: (Tag | Comment)[] = [];
  const addTag = (token: Token.TagToken) => void marks.push(tagOf(token, html));
  const addComment = ({ location }: Token.CommentToken) => {
    const span = spanOf(location);
    const written = html.slice(span.start, span.end);
    if (written.startsWith('<!--')) marks.push({ kind: 'comment', ...span, isClosed: /--!?>$/.test(written) });
  };
  const skip = () => {};
  const handler = {
    onStartTag: addTag,
    onEndTag: addTag,
    onComment: addComment,
    onDoctype: skip,
    onEof: skip,
    onCharacter: skip,
    onNullCharacter: skip,
    onWhitespaceCharacter: skip,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true);
  const text = (start = 0, end = html.length): Text[] => (start < end ? [{ kind: 'text', start, end }] : []);
  const upToLast = marks.flatMap((mark, index) => [...text(marks[index - 1]?.end, mark.start), mark]);
  return [...upToLast, ...text(marks.at(-1)?.end)];
}

/** Returns the tags of HTML. */
export const tagsIn = (html: string): Tag[] => tokensIn(html).filter(isTag);

/** Returns the names of closing tags. */
export const closedNames = (tags: readonly Tag[]): Set<string> =>
  new Set(tags.flatMap(({ name, isClosing }) => (isClosing ? name : [])));

const spanOf = (location: Token.Location | null): Span => ({
  start: location?.startOffset ?? 0,
  end: location?.endOffset ?? 0,
});

function tagOf(token: Token.TagToken, html: string): Tag {
  const { type, tagName: name, attrs: attributes, selfClosing: isSelfClosing, location } = token;
  const { start, end } = spanOf(location);
  const isClosing = type === Token.TokenType.END_TAG;
  const mark = isClosing ? '</' : '<';
  const written = html.slice(start + mark.length).slice(0, name.length);
  const isCapitalized = written !== name && written !== written.toUpperCase();
  return {
    kind: 'tag',
    start,
    end,
    name,
    shown: `${mark}${written}>`,
    isCapitalized,
    isClosing,
    isSelfClosing,
    attributes,
  };
}

const tagOrSign = /<(?:\/?([a-z][a-z\d]*)(?=[\s/>]))?/gi;

/** Escapes each `<` in HTML, unless it begins a tag of such a name: `a < b`, `List<String>`. */
export const escapeOthers = (html: string, isName: (name: string) => boolean): string =>
  html.replace(tagOrSign, (sign, name = '') => (isName(name.toLowerCase()) ? sign : sign.replace('<', '&lt;')));
