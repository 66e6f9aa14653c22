/** Where an owner can publish: what the build has to be told, and what to do there. */
export const hostNames = ['vercel', 'netlify', 'cloudflare', 'github', 'server'] as const;
export type HostName = (typeof hostNames)[number];

interface Host {
  name: string;
  /** The end of the addresses that it gives away. */
  suffix?: string;
  /** Whether it tells a build where the site will stand. */
  tellsAddress: boolean;
  /** What an address there looks like. */
  example: string;
  /** What is left to do there. */
  steps: string;
}

export const hosts: Record<HostName, Host> = {
  vercel: {
    name: 'Vercel',
    suffix: '.vercel.app',
    example: 'https://you.vercel.app',
    tellsAddress: true,
    steps: 'Push the repository and import it at https://vercel.com/new; there is nothing to set.',
  },
  netlify: {
    name: 'Netlify',
    suffix: '.netlify.app',
    example: 'https://you.netlify.app',
    tellsAddress: true,
    steps: 'Push the repository and import it at https://app.netlify.com/start; there is nothing to set.',
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    suffix: '.pages.dev',
    example: 'https://you.pages.dev',
    tellsAddress: false,
    steps: 'Create a Pages project from the repository: build command `npm run build`, output folder `dist`.',
  },
  github: {
    name: 'GitHub Pages',
    suffix: '.github.io',
    example: 'https://you.github.io/repository',
    tellsAddress: false,
    steps: 'Copy deploy/github-pages.yml to .github/workflows/, and choose "GitHub Actions" under Settings → Pages.',
  },
  server: {
    name: 'a server of your own',
    example: 'https://your-domain.net',
    tellsAddress: false,
    steps: 'Run `npm run build` and serve `dist/`: deploy/README.md says how with nginx, Caddy and a container.',
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
export function hostProblems(
  host: HostName | undefined,
  facts: { url?: string; form?: { service: string } },
): string[] {
  if (!host) return [];
  const { name, tellsAddress, example } = hosts[host];
  const problems: string[] = [];
  if (!tellsAddress && !facts.url) {
    problems.push(`url is required: for ${name} the build must know the address, such as ${example}`);
  }
  if (facts.form?.service === 'netlify' && host !== 'netlify') {
    problems.push(`form.service netlify forwards messages of sites on Netlify, not of one on ${name}`);
  }
  return problems;
}
