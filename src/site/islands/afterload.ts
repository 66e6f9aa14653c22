import type { ClientDirective } from 'astro';

/** Once something is on the screen, or after a second, by which a page that is prerendered comes alive unseen. */
const painted = () =>
  new Promise<unknown>((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    // A browser may keep the times of paints to itself.
    setTimeout(done, 1000);
  });

/**
 * Starts an island after `load` and the first paint, when the browser is idle: on a quick line a page has loaded before
 * it is drawn, and nothing of React's is to compete with that.
 * One whose script is gone, as after a new deployment, is marked: what would do nothing then hides itself.
 */
const afterload: ClientDirective = (load, _options, island) => {
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.dead = '';
  });
  const hydrate = async () => (await load())();
  // Hydrates after 2 s even if the page is never idle, as with a busy extension.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: 2000 }) : setTimeout(hydrate, 200);
  const whenPainted = () => painted().then(whenIdle);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default afterload;
