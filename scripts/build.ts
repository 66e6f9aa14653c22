/** `npm run build`: checks the content, then builds the site to `dist/`. */
import { buildSite } from './lib/buildSite.ts';

process.exitCode = await buildSite();
