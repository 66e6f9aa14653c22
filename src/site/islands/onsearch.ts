import type { ClientDirective } from 'astro';

/** Hydrates an island when SearchKeys reports that the visitor wants to search. */
const onsearch: ClientDirective = (load) => {
  addEventListener('opensearch', async () => (await load())(), { once: true });
};

export default onsearch;
