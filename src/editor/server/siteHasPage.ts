/**
 * Returns whether the site in development mode has a page yet. It starts later than the editor, and detects new files
 * with a delay.
 * @param site its origin, or its URL with a base path
 * @param page a path on it
 */
export async function siteHasPage(site: string, page: string): Promise<boolean> {
  const url = URL.parse(site + page);
  if (url?.origin !== new URL(site).origin) return false;
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return status < 400;
  } catch {
    return false;
  }
}
