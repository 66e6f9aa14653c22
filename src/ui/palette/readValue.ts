import { type Declaration, transformStyleAttribute } from 'lightningcss';

const known = new Map<string, Declaration | undefined>();

/** Returns what browsers read in the value of a CSS property; undefined if they ignore it. */
export function readValue(property: string, value: string): Declaration | undefined {
  const key = `${property}:${value}`;
  if (!known.has(key)) known.set(key, parseValue(key));
  return known.get(key);
}

function parseValue(text: string): Declaration | undefined {
  const read: Declaration[] = [];
  const code = Buffer.from(text);
  try {
    transformStyleAttribute({ filename: '', code, visitor: { Declaration: (each) => void read.push(each) } });
  } catch {
    return undefined;
  }
  const [declaration, another] = read;
  return another || declaration?.property === 'unparsed' ? undefined : declaration;
}
