/** Measures the work of reading a text, independent of the machine: characters passed to regular expressions. */
import { afterEach, vi } from 'vitest';

type Method = (this: RegExp, text: string, ...rest: unknown[]) => unknown;
const methods = ['exec', 'test', Symbol.match, Symbol.matchAll, Symbol.replace, Symbol.search, Symbol.split] as const;

afterEach(() => void vi.restoreAllMocks());

/** Returns the number of characters. Of a regular expression that continues from `lastIndex`, counts only new ones. */
export async function stepsOf(read: () => unknown): Promise<number> {
  let [steps, isInside] = [0, false];
  for (const method of methods) {
    const prototype = RegExp.prototype as unknown as Record<PropertyKey, Method>;
    const original = prototype[method] as Method;
    vi.spyOn(prototype, method as string).mockImplementation(function (this: RegExp, text, ...rest) {
      if (isInside) return original.call(this, text, ...rest);
      isInside = true;
      const from = this.lastIndex;
      try {
        const result = original.call(this, text, ...rest);
        const goesOn = (this.sticky || this.global) && typeof method === 'string';
        steps += goesOn ? Math.max(0, this.lastIndex - from) + 1 : String(text).length + 1;
        return result;
      } finally {
        isInside = false;
      }
    });
  }
  try {
    await read();
  } finally {
    vi.restoreAllMocks();
  }
  return steps;
}
