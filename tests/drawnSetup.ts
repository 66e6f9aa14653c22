import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** Warnings of React, which it logs once each, only in development. */
const warnings: unknown[][] = [];
console.error = (...warning: unknown[]) => void warnings.push(warning);

afterEach(() => {
  cleanup();
  expect(warnings.splice(0)).toEqual([]);
});
