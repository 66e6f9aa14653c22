import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import afterload from './afterload.ts';

const hydrate = vi.fn();
let island: HTMLElement;
let paint: () => void;
let idle: () => void;
/** Resolves after chained promises have settled. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  hydrate.mockReset();
  island = document.createElement('div');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  idle = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Of `client:afterload` without a value. Astro's type lacks it. */
const value = true as unknown as string;
const load = () => afterload(async () => async () => hydrate(), { name: 'afterload', value }, island);

it('hydrates after load, then the first paint, then idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  load();
  await settled();
  idle();
  window.dispatchEvent(new Event('load'));
  await settled();
  idle();
  await settled();
  expect(hydrate, 'before the first paint').not.toHaveBeenCalled();
  paint();
  await settled();
  expect(hydrate, 'before the browser is idle').not.toHaveBeenCalled();
  idle();
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
});

it('hydrates after a second in a browser that reports no paint', async () => {
  load();
  await vi.advanceTimersByTimeAsync(999);
  idle();
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  idle();
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
});
