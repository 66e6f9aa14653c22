/** What comes before a username in the URL of a profile. */
const sites = new Map(
  Object.entries({
    github: 'https://github.com/',
    gitlab: 'https://gitlab.com/',
    bitbucket: 'https://bitbucket.org/',
    linkedin: 'https://www.linkedin.com/in/',
    twitter: 'https://x.com/',
    x: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
    medium: 'https://medium.com/@',
    youtube: 'https://www.youtube.com/@',
    telegram: 'https://t.me/',
    orcid: 'https://orcid.org/',
    stackoverflow: 'https://stackoverflow.com/users/',
    googlescholar: 'https://scholar.google.com/citations?user=',
    researchgate: 'https://www.researchgate.net/profile/',
    codeberg: 'https://codeberg.org/',
    kaggle: 'https://www.kaggle.com/',
    bluesky: 'https://bsky.app/profile/',
  }),
);

/** Returns the URL of a profile that is only known by its network and username; undefined if it isn't known. */
export function profileUrl(network: string, username: string): string | undefined {
  const name = username.trim().replace(/^@/, '');
  // Mastodon and similar networks: the username contains the server.
  const [, user, server] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(name) ?? [];
  if (user && server && username.trim().startsWith('@')) return `https://${server}/@${user}`;
  const site = sites.get(network.toLowerCase().replace(/[^a-z]/g, ''));
  return site && /^(\d+\/)?[\w.-]+$/.test(name) ? site + name : undefined;
}
