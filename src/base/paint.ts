import { styleText } from 'node:util';

/** Returns a text in a color or style. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Returns a `Paint` for a stream: colors in a terminal, none elsewhere; NO_COLOR and FORCE_COLOR decide first. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });
