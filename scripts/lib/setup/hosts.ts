/** Where an owner can publish: what the build has to be told, and what to do there. */
export const hostNames = ['vercel', 'netlify', 'cloudflare', 'github', 'server'] as const;
export type HostName = (typeof hostNames)[number];

interface Host {
  name: string;
  /** The end of the addresses that it gives away. */
  suffix?: string;
  /** Whether it tells a build where the site will stand. */
  tellsAddress: boolean;
  /** What is left to do there. */
  steps: string;
}

const settings = 'build command `npm run build`, folder `dist`';

export const hosts: Record<HostName, Host> = {
  vercel: {
    name: 'Vercel',
    suffix: '.vercel.app',
    tellsAddress: true,
    steps: `Import the repository at https://vercel.com/new: ${settings}.`,
  },
  netlify: {
    name: 'Netlify',
    suffix: '.netlify.app',
    tellsAddress: true,
    steps: `Import the repository at https://app.netlify.com/start: ${settings}.`,
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    suffix: '.pages.dev',
    tellsAddress: true,
    steps: `Connect the repository under Workers & Pages, Pages: ${settings}.`,
  },
  github: {
    name: 'GitHub Pages',
    suffix: '.github.io',
    tellsAddress: false,
    steps: 'Under Settings, Pages, choose GitHub Actions as the source.',
  },
  server: {
    name: 'a server of your own',
    tellsAddress: false,
    steps: 'Run `npm run build` and serve `dist/`: see deploy/README.md for nginx and Caddy.',
  },
};

/** The host that gave an address away. */
export function hostOf(url?: string): HostName | undefined {
  const { hostname } = url && URL.canParse(url) ? new URL(url) : {};
  return hostNames.find((name) => {
    const { suffix } = hosts[name];
    return suffix && hostname?.endsWith(suffix);
  });
}

/** What does not go together of a host and the facts of a site. */
export function hostProblems(host: HostName | undefined, facts: { url?: string; form: { service: string } }): string[] {
  if (!host) return [];
  const { name, tellsAddress } = hosts[host];
  const problems: string[] = [];
  if (!tellsAddress && !facts.url) {
    const form = host === 'github' ? 'https://<you>.github.io/<repository>' : 'https://<your domain>';
    problems.push(`url is missing: for ${name} the build must know the address, such as ${form}`);
  }
  if (facts.form.service === 'netlify' && host !== 'netlify') {
    problems.push(`form.service netlify forwards messages of sites on Netlify, not of one on ${name}`);
  }
  return problems;
}
