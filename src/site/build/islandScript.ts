import { minify } from '../head/scripts.ts';
import source from '../islands/island.ts?raw';

/** The inline script of islands. Replaces Astro's (astro.config.ts). */
export default await minify(source);
