import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** What React warns of, in development alone, and of each fault once. */
const warnings: unknown[][] = [];
console.error = (...warning: unknown[]) => void warnings.push(warning);

afterEach(() => {
  cleanup();
  expect(warnings.splice(0)).toEqual([]);
});
