import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// Long, so that tests don't fail on slow machines.
configure({ asyncUtilTimeout: 30_000 });

/** Warnings of React, which it logs once each, only in development. */
const warnings: unknown[][] = [];
console.error = (...warning: unknown[]) => void warnings.push(warning);

// jsdom has a Uint8Array of its own, by which the parser of Markdown would not know the bytes that Node gives it.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

afterEach(() => {
  cleanup();
  // Files share a page, and some tests add elements to it. Others run in Node, without a page.
  globalThis.document?.body.replaceChildren();
  expect(warnings.splice(0)).toEqual([]);
});
