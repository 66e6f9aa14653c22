import { folded } from '#base/characters.ts';

/** What comes before a username in the URL of a profile. Those of Mastodon contain the server. */
const starts = {
  GitHub: 'https://github.com/',
  GitLab: 'https://gitlab.com/',
  Bitbucket: 'https://bitbucket.org/',
  LinkedIn: 'https://www.linkedin.com/in/',
  X: 'https://x.com/',
  Twitter: 'https://x.com/',
  Instagram: 'https://www.instagram.com/',
  Medium: 'https://medium.com/@',
  YouTube: 'https://www.youtube.com/@',
  Telegram: 'https://t.me/',
  ORCID: 'https://orcid.org/',
  'Stack Overflow': 'https://stackoverflow.com/users/',
  'Google Scholar': 'https://scholar.google.com/citations?user=',
  ResearchGate: 'https://www.researchgate.net/profile/',
  Codeberg: 'https://codeberg.org/',
  Kaggle: 'https://www.kaggle.com/',
  Bluesky: 'https://bsky.app/profile/',
  Mastodon: undefined,
};
type Network = keyof typeof starts;
const names = new Map((Object.keys(starts) as Network[]).map((name) => [folded(name), name])).set(
  'scholar',
  'Google Scholar',
);

/** Returns a network's name as it writes it. Of a field too: `github_username`. */
export const networkNamed = (network: string): Network | undefined =>
  names.get(folded(network.replace(/_(?:username|userid|user|id|url|profile)$/, '')));

/** Returns what a link without a name is called: its network, or else its host. */
export function nameOfUrl(url: string): string {
  const hostOf = (each: string) => new URL(each).hostname.replace(/^www\./, '');
  const host = hostOf(url);
  const [ofStart] = Object.entries(starts).find(([, start]) => start && hostOf(start) === host) ?? [];
  return networkNamed(host.split('.')[0] ?? '') ?? ofStart ?? host;
}

/** Returns the URL of a profile that is only known by its network and username; undefined if it isn't known. */
export function profileUrl(network: string, username: string): string | undefined {
  const name = username.trim().replace(/^@/, '');
  const [, user, server] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(name) ?? [];
  if (user && server && username.trim().startsWith('@')) return `https://${server}/@${user}`;
  const known = networkNamed(network);
  const start = known && starts[known];
  return start && /^(\d+\/)?[\w.-]+$/.test(name) ? start + name : undefined;
}
