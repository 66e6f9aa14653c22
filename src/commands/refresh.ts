/** `vitrine refresh`: looks up linked repositories and dead links for data/refreshed.json; the build reads only that. */
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { refresh } from './refresh/refresh.ts';

export const run: Action<'refresh'> = () => refresh(root);
