import { isUtf8 } from 'node:buffer';
import type { Finding } from './problemTexts.ts';

export const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all characters look right, then "Save with Encoding", UTF-8.';

export function encodingProblem(bytes: Uint8Array): Finding | undefined {
  // UTF-16: every second byte of ASCII text is zero.
  const isWide = bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0);
  return isWide || !isUtf8(bytes) ? { kind: 'encoding', write: saveAsUtf8 } : undefined;
}
