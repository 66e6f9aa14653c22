/** `npm run refresh`: learns of linked repositories and dead links, for data/refreshed.json; the build reads only that. */
import { refresh } from './lib/refresh/refresh.ts';
import { root } from './lib/run.ts';

process.exitCode = await refresh(root);
