import { isUtf8 } from 'node:buffer';

export const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all characters look right, then "Save with Encoding", UTF-8.';

/** Returns why bytes can't be read as text, and what to do; undefined if they can. */
export function encodingProblem(bytes: Uint8Array): string | undefined {
  // UTF-16: every second byte of ASCII text is zero.
  const isWide = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0);
  return isWide || !isUtf8(bytes) ? `is not saved as UTF-8. ${saveAsUtf8}` : undefined;
}
