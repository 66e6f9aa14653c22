import { afterEach, expect, it, vi } from 'vitest';
import './island.ts';

const received = vi.fn();
vi.stubGlobal('received', received);
vi.stubGlobal('Astro', { afterload: async (load: () => Promise<() => void>) => (await load())() });
afterEach(() => document.body.replaceChildren());

const moduleUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const component = moduleUrl('export const Filter = "Filter"');
const renderer = moduleUrl('export default (element) => (...given) => received(element, ...given)');

/** Adds an island as Astro writes it. */
function addIsland(url: string): Element {
  const props = { label: [0, 'Filter'], choices: [1, [[0, { value: [0, 'web'], count: [0, 2] }]]] };
  const island = document.createElement('astro-island');
  const attributes = {
    'component-url': url,
    'component-export': 'Filter',
    'renderer-url': renderer,
    ssr: '',
    opts: '{}',
  };
  for (const [name, value] of Object.entries({ ...attributes, props: JSON.stringify(props) }))
    island.setAttribute(name, value);
  island.innerHTML = '<astro-slot><b>Inside</b></astro-slot>';
  document.body.append(island);
  return island;
}

it('hydrates its component with its properties and slot', async () => {
  const island = addIsland(component);
  await expect.poll(() => island.hasAttribute('ssr')).toBe(false);
  const props = { label: 'Filter', choices: [{ value: 'web', count: 2 }] };
  expect(received).toHaveBeenCalledExactlyOnceWith(island, 'Filter', props, { default: '<b>Inside</b>' });
});

it('reports that its script failed to load', async () => {
  const failed = vi.fn();
  document.addEventListener('astro:hydration-error', failed, { capture: true, once: true });
  const island = addIsland(moduleUrl('throw new Error()'));
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(island.hasAttribute('ssr')).toBe(true);
});
