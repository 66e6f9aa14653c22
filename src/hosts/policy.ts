/** The Content-Security-Policy of the site. */

/** Data of a built page, or of all, that its policy depends on. */
export interface PolicyParts {
  /** Hashes of the inline scripts and style elements: `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  formHosts: readonly string[];
}

export type Policy = Readonly<Record<string, readonly string[]>>;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Only in headers: in a page the first logs an error, and the second breaks local pages in some browsers. */
const headerOnly: Policy = { 'frame-ancestors': ["'none'"], 'upgrade-insecure-requests': [] };

/** Returns the policy of a page, which allows what is on it, or of the whole site, for its headers. */
export function contentSecurityPolicy({ scripts, styles, formHosts }: PolicyParts): Policy {
  return {
    'default-src': ["'none'"],
    // 'strict-dynamic' would block imports of inline scripts without a nonce, which a static file can't have.
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self', since browsers also check the redirect back from the service.
    'form-action': ["'self'", ...formHosts],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** Returns a policy as a page's meta tag or a header has it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

export const policyInHeader = (policy: Policy = {}): string => policyText({ ...policy, ...headerOnly });

const charset = '<meta charset="utf-8">';

/**
 * Inserts the policy after the charset in a page's head, since it applies only to the elements after it.
 * @throws if the page has no charset
 */
export function withPolicy(html: string, policy: string, page: string): string {
  const meta = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const changed = html.replace(charset, () => meta);
  if (changed === html)
    throw new Error(`${page} has no ${charset}: the Content-Security-Policy belongs right after it.`);
  return changed;
}
