/** Whether bytes are text, and what to do where they aren't. */
import { isUtf8 } from 'node:buffer';

export const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all characters look right, then "Save with Encoding", UTF-8.';

/** Files of other programs by how they begin, and what to do. */
const foreign: readonly [begin: string | RegExp, what: string][] = [
  ['PK\x03\x04', 'is a Word document or archive. Save its text as plain text (UTF-8).'],
  ['\xd0\xcf\x11\xe0', 'is an old Word document. Save its text as plain text (UTF-8).'],
  ['%PDF-', 'is a PDF. Copy its text into a text file (UTF-8).'],
  ['{\\rtf', 'is rich text (RTF). Save it as plain text (UTF-8).'],
  [/^\s*<(!doctype|html|\?xml)/i, 'is an HTML page. Copy its text into a text file (UTF-8).'],
  [
    /^[^\n]*\r(?!\n)[^\n]*$/,
    'has line breaks of old Macs (CR). Save it with LF: in VS Code, click CRLF or LF in the status bar.',
  ],
];

/** Returns why bytes can't be read as text, and what to do; undefined if they can. */
export function encodingProblem(bytes: Uint8Array): string | undefined {
  const header = Buffer.from(bytes).toString('latin1', 0, 4000);
  const [, what] =
    foreign.find(([begin]) => (typeof begin === 'string' ? header.startsWith(begin) : begin.test(header))) ?? [];
  if (what) return what;
  // UTF-16: every second byte of ASCII text is zero.
  const isWide = header.length > 1 && header.slice(0, 2).split('\0').length === 2;
  return isWide || !isUtf8(bytes) ? `is not saved as UTF-8. ${saveAsUtf8}` : undefined;
}
