import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import afterload from './afterload.ts';

const hydrate = vi.fn(async () => {});
let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  hydrate.mockClear();
  vi.stubGlobal('document', { readyState: 'complete', hidden: true });
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe() {}
    },
  );
  const island = { addEventListener() {} } as unknown as HTMLElement;
  afterload(async () => hydrate, { name: 'afterload', value: '' }, island);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts after the first paint of a page that was shown while it was being prerendered', async () => {
  await vi.advanceTimersByTimeAsync(500);
  expect(hydrate).not.toHaveBeenCalled();
  paint();
  await vi.advanceTimersByTimeAsync(200);
  expect(hydrate).toHaveBeenCalledOnce();
});

it('starts after a second in a page that is prerendered and not shown yet', async () => {
  await vi.advanceTimersByTimeAsync(1200);
  expect(hydrate).toHaveBeenCalledOnce();
});
