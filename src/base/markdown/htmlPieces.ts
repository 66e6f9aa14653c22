/** Tags and comments in HTML. */
import { type Token, Tokenizer } from 'parse5';

/** A tag or a comment, with its place in the HTML. */
export interface Piece {
  start: number;
  end: number;
}

export interface Tag extends Piece {
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

export interface Pieces<SomeTag extends Tag = Tag> {
  tags: SomeTag[];
  comments: Piece[];
  /** The offset of a comment that is never closed: all that follows is text. */
  openComment?: number;
}

/** Returns the tags and the comments of HTML, as a browser finds them. */
export function piecesIn(html: string): Pieces {
  const pieces: Pieces = { tags: [], comments: [] };
  const placed = ({ location }: { location: Token.Location | null }): Piece => {
    return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
  };
  const addTag = (token: Token.TagToken, slash: '' | '/') => {
    const { tagName: name, attrs: attributes, selfClosing: isSelfClosing } = token;
    const piece = placed(token);
    const written = html.slice(piece.start).slice(slash.length + 1, slash.length + 1 + name.length);
    const isCapitalized = written !== name && written !== written.toUpperCase();
    pieces.tags.push({
      ...piece,
      name,
      shown: `<${slash}${written}>`,
      isCapitalized,
      isClosing: slash === '/',
      isSelfClosing,
      attributes,
    });
  };
  const pass = () => {};
  const handler = {
    onStartTag: (token: Token.TagToken) => addTag(token, ''),
    onEndTag: (token: Token.TagToken) => addTag(token, '/'),
    // Anything else that browsers take for a comment, such as `<?php ?>`, is text.
    onComment: (token: Token.CommentToken) => {
      const { start, end } = placed(token);
      if (!html.startsWith('<!--', start)) return;
      if (/--!?>$/.test(html.slice(start, end))) pieces.comments.push({ start, end });
      else pieces.openComment = start;
    },
    onDoctype: pass,
    onEof: pass,
    onCharacter: pass,
    onNullCharacter: pass,
    onWhitespaceCharacter: pass,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true);
  return pieces;
}
