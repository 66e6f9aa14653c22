/** Where an owner can publish, and what the build needs to know. What is left to do there is in docs/publish. */
export const hostNames = ['vercel', 'netlify', 'cloudflare', 'github', 'nginx', 'caddy', 'docker'] as const;
export type HostName = (typeof hostNames)[number];

interface Host {
  name: string;
  /** What it costs, and how it publishes, for choosing one. */
  summary: string;
  /** Whether it gives the build the URL of the site. */
  givesUrl: boolean;
  /** What a URL there looks like. */
  example: string;
}

export const hosts: Record<HostName, Host> = {
  vercel: {
    name: 'Vercel',
    summary: 'free. Import your repository at https://vercel.com/new.',
    example: 'https://you.vercel.app',
    givesUrl: true,
  },
  netlify: {
    name: 'Netlify',
    summary: 'free. Import your repository at https://app.netlify.com/start.',
    example: 'https://you.netlify.app',
    givesUrl: true,
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    summary: 'free. Connect your repository at https://dash.cloudflare.com.',
    example: 'https://you.pages.dev',
    givesUrl: true,
  },
  github: {
    name: 'GitHub Pages',
    summary: 'free. A workflow builds what you push.',
    example: 'https://you.github.io/repository',
    givesUrl: true,
  },
  nginx: {
    name: 'a server with nginx',
    summary: 'your own server, which builds after each `git pull`.',
    example: 'https://your-domain.net',
    givesUrl: false,
  },
  caddy: {
    name: 'a server with Caddy',
    summary: 'your own server, which builds after each `git pull`.',
    example: 'https://your-domain.net',
    givesUrl: false,
  },
  docker: {
    name: 'a container',
    summary: 'your own server with Docker, behind a proxy.',
    example: 'https://your-domain.net',
    givesUrl: false,
  },
};

/** Returns conflicts between a host and the fields of site.yaml. */
export function hostProblems(
  host: HostName | undefined,
  fields: { url?: string; form?: { service: string } },
): string[] {
  if (!host) return [];
  const { name, givesUrl, example } = hosts[host];
  const problems: string[] = [];
  if (!givesUrl && !fields.url) {
    problems.push(`url is required: for ${name} the build must know the URL, such as ${example}`);
  }
  if (fields.form?.service === 'netlify' && host !== 'netlify') {
    problems.push(`form.service netlify works only for sites on Netlify, not on ${name}. Choose another one.`);
  }
  return problems;
}
