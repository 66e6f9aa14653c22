import { isUtf8 } from 'node:buffer';
import type { Finding } from './problemTexts.ts';

const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all characters look right, then "Save with Encoding", UTF-8.';

/** Maximum size of a content file, in bytes: that of a long novel. */
const largestFile = 1_000_000;

/** Returns why a content file can't be read as text. */
export function fileProblem(bytes: Uint8Array): Finding | undefined {
  // UTF-16: every second byte of ASCII text is zero.
  const isWide = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0);
  if (isWide || !isUtf8(bytes)) return { kind: 'encoding', write: saveAsUtf8 };
  return bytes.length > largestFile ? { kind: 'tooLarge' } : undefined;
}
