import type { ClientDirective } from 'astro';

/**
 * Starts an island after `load`, when the browser is idle: nothing of React's competes with the first paint.
 * One whose script is gone, as after a new deployment, is marked: what would do nothing then hides itself.
 */
const afterload: ClientDirective = (load, _options, island) => {
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.dead = '';
  });
  const hydrate = async () => (await load())();
  // A page that never rests, as under a busy extension, comes alive all the same.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: 2000 }) : setTimeout(hydrate, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

export default afterload;
