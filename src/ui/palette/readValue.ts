import { type Declaration, transformStyleAttribute } from 'lightningcss';
import { memo } from '#base/memo.ts';

/** Returns what browsers read in the value of a CSS property; undefined if they ignore it. */
export const readValue = (property: string, value: string) => readDeclaration(`${property}:${value}`);

const readDeclaration = memo((text: string): Declaration | undefined => {
  const read: Declaration[] = [];
  const code = Buffer.from(text);
  try {
    transformStyleAttribute({ filename: '', code, visitor: { Declaration: (each) => void read.push(each) } });
  } catch {
    return undefined;
  }
  const [declaration, another] = read;
  return another || declaration?.property === 'unparsed' ? undefined : declaration;
});
