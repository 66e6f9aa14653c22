/** Where an owner can publish: what the build needs to know, and what is left to do there. */
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
  /** What is left to do, as Markdown list items. */
  steps: readonly string[];
  /** How to publish a pushed change, if the host doesn't. */
  update?: string;
}

const block = (...lines: string[]) => ['', '', '```sh', ...lines, '```'].join('\n   ').replaceAll(/ +$/gm, '');

/** Hosts publish only committed files. */
export const commit = ['git add --all', 'git commit --message "Update the site"'] as const;

const push = `Create an empty repository at GitHub, GitLab or Bitbucket. Commit your changes, and push them there:${block(
  ...commit,
  'git remote add origin https://github.com/you/FOLDER',
  'git push --set-upstream origin main',
)}`;

const onServer = (start: string, reload: string) => ({
  steps: [
    push,
    `On your server, clone it to \`/srv/FOLDER\`, and build there:${block(
      'git clone https://github.com/you/FOLDER /srv/FOLDER',
      'cd /srv/FOLDER && npm ci && npm run build',
    )}`,
    start,
  ],
  update: `On the server, run \`git pull && npm ci && npm run build && ${reload}\` in \`/srv/FOLDER\`.`,
});

export const hosts: Record<HostName, Host> = {
  vercel: {
    name: 'Vercel',
    summary: 'free. Import your repository at https://vercel.com/new.',
    example: 'https://you.vercel.app',
    givesUrl: true,
    steps: [push, 'Import it at https://vercel.com/new. There is nothing to set.'],
  },
  netlify: {
    name: 'Netlify',
    summary: 'free. Import your repository at https://app.netlify.com/start.',
    example: 'https://you.netlify.app',
    givesUrl: true,
    steps: [push, 'Import it at https://app.netlify.com/start. There is nothing to set.'],
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    summary: 'free. Connect your repository at https://dash.cloudflare.com.',
    example: 'https://you.pages.dev',
    givesUrl: true,
    steps: [
      push,
      'At https://dash.cloudflare.com choose Workers & Pages → Create → Pages, and connect the repository.',
      'Build command `npm run build`, output directory `dist`.',
    ],
  },
  github: {
    name: 'GitHub Pages',
    summary: 'free. A workflow builds what you push.',
    example: 'https://you.github.io/repository',
    givesUrl: true,
    steps: [
      'Create an empty repository at https://github.com/new. One named `you.github.io` is served without a path.',
      'In its Settings → Pages, choose "GitHub Actions" as the source.',
      push.replace(/^.*?\. C/, 'C'),
    ],
  },
  nginx: {
    name: 'a server with nginx',
    summary: 'your own server, which builds after each `git pull`.',
    example: 'https://your-domain.net',
    givesUrl: false,
    ...onServer(
      'Copy `deploy/nginx.conf` to `/etc/nginx/conf.d/`, reload nginx, and run `certbot --nginx`.',
      'systemctl reload nginx',
    ),
  },
  caddy: {
    name: 'a server with Caddy',
    summary: 'your own server, which builds after each `git pull`.',
    example: 'https://your-domain.net',
    givesUrl: false,
    ...onServer(
      'Add `import /srv/FOLDER/deploy/Caddyfile` to `/etc/caddy/Caddyfile`, and reload Caddy.',
      'systemctl reload caddy',
    ),
  },
  docker: {
    name: 'a container',
    summary: 'your own server with Docker, behind a proxy.',
    example: 'https://your-domain.net',
    givesUrl: false,
    steps: [
      push,
      'Clone it on your server, and run `docker compose up --build --detach` there. It serves the site on port 8080, for a proxy that has TLS.',
    ],
    update: 'On the server, run `git pull && docker compose up --build --detach`.',
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
