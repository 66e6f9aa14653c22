import type { ClientDirective } from 'astro';

/** Resolves at the first paint, or after 1 s, since a prerendered page has no paint. */
const painted = () =>
  new Promise<unknown>((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    // Some browsers don't report paints.
    setTimeout(done, 1000);
  });

/**
 * Hydrates an island after `load` and the first paint, which React must not delay. Sets `data-dead` on an island whose
 * script fails to load, as after a new deployment; CSS then hides useless controls.
 */
const afterload: ClientDirective = (load, { value: use }, island) => {
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.dead = '';
  });
  const hydrate = async () => (await load())();
  // An island that is only useful in use hydrates at this event on the page. Without one, Astro's value is `true`.
  if (typeof use === 'string') return addEventListener(use, hydrate, { once: true });
  // Hydrates after 2 s even if the page is never idle, as with a busy extension.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: 2000 }) : setTimeout(hydrate, 200);
  const whenPainted = () => painted().then(whenIdle);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default afterload;
