/** The Content-Security-Policy: what a page may load, run and send. */

/** What the built pages hold, as far as the policy depends on it. */
export interface PolicyParts {
  /** Hashes of the inline scripts and style elements: `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of the services that forms post to. */
  formHosts: readonly string[];
}

/** Directives by name, each with its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Only in headers: in a page the first is a console error, and the second breaks pages on loopback in some engines. */
const headerOnly: Policy = { 'frame-ancestors': ["'none'"], 'upgrade-insecure-requests': [] };

/** The policy of the whole site: the same on every page and in the headers. */
export function contentSecurityPolicy({ scripts, styles, formHosts }: PolicyParts): Policy {
  return {
    'default-src': ["'none'"],
    // 'strict-dynamic' would block what the inline scripts import: it needs a nonce there, which a file cannot have.
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Browsers check the way back from the service as well, hence 'self'.
    'form-action': ["'self'", ...formHosts],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

const text = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** As a page carries it. */
export const policyInPage = (policy: Policy): string => text(policy);

/** What only a header can say, for a host where each page carries the rest. */
export const headerOnlyPolicy: string = text(headerOnly);

/** As an answer's header carries it. */
export const policyInHeader = (policy: Policy): string => text({ ...policy, ...headerOnly });

const charset = '<meta charset="utf-8">';

/**
 * Puts the policy first into a page's head: it holds for what follows it.
 * @param page the page's name, for the error
 * @throws where the page does not say its charset, after which the policy belongs
 */
export function withPolicy(html: string, policy: string, page: string): string {
  const meta = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const changed = html.replace(charset, () => meta);
  if (changed === html)
    throw new Error(`${page} has no ${charset}: the Content-Security-Policy belongs right after it.`);
  return changed;
}
