/** What the page can request, by name. */
import { createQueue } from '../queue.ts';
import { addPublications, create, remove, rename } from './entries.ts';
import { storeImage } from './images.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { parsed, type Requests } from './requests.ts';
import { save } from './save.ts';
import { undo } from './write.ts';

type Actions = { [Name in keyof Requests]: (root: string, request: Requests[Name], site: string) => unknown };

const changes = {
  save,
  create,
  addPublications,
  rename,
  remove,
  undo,
  image: storeImage,
} satisfies Partial<Actions>;

const reads = { list, open, hasPage } satisfies Partial<Actions>;

const actions: Actions = { ...reads, ...changes };

/** What the actions return. */
export type Responses = {
  [Name in keyof Requests]: Awaited<ReturnType<(typeof reads & typeof changes)[Name]>>;
};

/** Runs one change at a time, so that what was checked is written. */
const inTurn = createQueue();

export const isAction = (name: string): name is keyof Requests => Object.hasOwn(actions, name);

/**
 * Runs an action, and returns its result.
 * @param site URL of the site in development mode, with its base path
 * @throws HttpError if the request doesn't match its schema, or can't be fulfilled
 */
export function perform<Name extends keyof Requests>(root: string, site: string, name: Name, body: string): unknown {
  const request = parsed(name, body);
  const run = () => actions[name](root, request, site);
  return Object.hasOwn(changes, name) ? inTurn(run) : run();
}

/** Returns whether the site in development mode has a page yet. It starts later than the editor. */
async function hasPage(_: string, { page }: Requests['hasPage'], site: string): Promise<boolean> {
  const url = URL.parse(site + page);
  if (url?.origin !== new URL(site).origin) return false;
  try {
    return (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })).status < 400;
  } catch {
    return false;
  }
}
