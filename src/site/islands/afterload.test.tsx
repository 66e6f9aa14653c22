import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import afterload from './afterload.ts';

const start = vi.fn();
let island: HTMLElement;
let paint: () => void;
let rest: () => void;
/** Resolves after chained promises have settled. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
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
    rest = callback;
  });
  rest = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => afterload(async () => async () => start(), { name: 'afterload', value: '' }, island);

it('hydrates after load, then the first paint, then idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  begin();
  await settled();
  rest();
  window.dispatchEvent(new Event('load'));
  await settled();
  rest();
  await settled();
  expect(start, 'nothing was painted').not.toHaveBeenCalled();
  paint();
  await settled();
  expect(start, 'the browser does not rest').not.toHaveBeenCalled();
  rest();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

it('waits for the first paint on a prerendered page too, since it may be shown soon', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  begin();
  await settled();
  rest();
  await settled();
  expect(start).not.toHaveBeenCalled();
  paint();
  await settled();
  rest();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

it('hydrates after a second in a browser that reports no paint', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(999);
  rest();
  await settled();
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  rest();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

it('marks an island whose script fails to load', () => {
  begin();
  expect(island.dataset.dead).toBeUndefined();
  island.dispatchEvent(new Event('astro:hydration-error'));
  expect(island.dataset.dead).toBe('');
});
