/** Hosts of repositories, and how each reports stars and the last commit. */
import { z } from 'zod';

interface Forge {
  /** Of the links. */
  host: string;
  /** A repository's path in a link; what follows (`/tree/main`) is left out. */
  path: RegExp;
  api: (path: string) => string;
  stars: z.ZodType<number>;
  /** Appended to the API's URL: the newest commit of the main branch. */
  commits: string;
  lastCommit: z.ZodType<string | undefined>;
  /** Name of the variable with a token that allows more requests. */
  token?: string;
}

const pair = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/|$)/;
const count = z.int().nonnegative();
/** `2026-08-14T09:30:00Z` */
const day = z.string().transform((moment) => z.iso.date().parse(moment.slice(0, 10)));
/** How GitHub reports commits, and Forgejo after it. */
const commits = z
  .array(z.object({ commit: z.object({ committer: z.object({ date: day }) }) }))
  .transform(([newest]) => newest?.commit.committer.date);

export const forges: readonly Forge[] = [
  {
    // https://docs.github.com/rest/repos/repos#get-a-repository and /rest/commits/commits#list-commits
    host: 'github.com',
    path: pair,
    api: (path) => `https://api.github.com/repos/${path}`,
    stars: z.object({ stargazers_count: count }).transform((repository) => repository.stargazers_count),
    commits: '/commits?per_page=1',
    lastCommit: commits,
    token: 'GITHUB_TOKEN',
  },
  {
    // https://docs.gitlab.com/api/projects and /api/commits; groups can be nested.
    host: 'gitlab.com',
    path: /^\/([\w.-]+(?:\/[\w.-]+)+?)(?:\.git)?\/?(?:\/-\/|$)/,
    api: (path) => `https://gitlab.com/api/v4/projects/${encodeURIComponent(path)}`,
    stars: z.object({ star_count: count }).transform((repository) => repository.star_count),
    commits: '/repository/commits?per_page=1',
    lastCommit: z.array(z.object({ committed_date: day })).transform(([newest]) => newest?.committed_date),
  },
  {
    // https://codeberg.org/api/swagger
    host: 'codeberg.org',
    path: pair,
    api: (path) => `https://codeberg.org/api/v1/repos/${path}`,
    stars: z.object({ stars_count: count }).transform((repository) => repository.stars_count),
    commits: '/commits?limit=1&stat=false&verification=false&files=false',
    lastCommit: commits,
  },
];
