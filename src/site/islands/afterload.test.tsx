import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import afterload from './afterload.ts';

const start = vi.fn();
let island: HTMLElement;
let paint: () => void;
let rest: () => void;
/** Promises that wait for one another have come to their ends. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
  island = document.createElement('div');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        paint = told;
      }
      observe() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (told: () => void) => {
    rest = told;
  });
  rest = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => afterload(async () => async () => start(), { name: 'afterload', value: '' }, island);

it('an island starts after load, after the first paint, and when the browser rests, in this order', async () => {
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

it('one of a page that is being prerendered waits too, since the page may be about to be shown', async () => {
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

it('one in a browser that tells of no paint starts after a second', async () => {
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

it('one whose script is gone is marked', () => {
  begin();
  expect(island.dataset.dead).toBeUndefined();
  island.dispatchEvent(new Event('astro:hydration-error'));
  expect(island.dataset.dead).toBe('');
});
