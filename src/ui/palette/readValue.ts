import { type Declaration, transformStyleAttribute } from 'lightningcss';

/** Returns what browsers read in the value of a CSS property; undefined if they ignore it. */
export function readValue(property: string, value: string): Declaration | undefined {
  const read: Declaration[] = [];
  const code = Buffer.from(`${property}:${value}`);
  try {
    transformStyleAttribute({ filename: '', code, visitor: { Declaration: (each) => void read.push(each) } });
  } catch {
    return undefined;
  }
  const [declaration, another] = read;
  return another || declaration?.property === 'unparsed' ? undefined : declaration;
}
