/**
 * The hosting provider's scripts for visits and speed, as plain tags from the site's own insights paths.
 * Their packages assign `script.src` as a string, which Trusted Types block.
 * @param build what the build knows: `on` is the owner's choice, if they made one
 * @returns addresses of scripts to load, deferred
 */
export function analyticsScripts(build: {
  environment: Record<string, string | undefined>;
  development: boolean;
  on?: boolean;
}): string[] {
  const { environment, development, on } = build;
  if (development) {
    const provider = 'https://va.vercel-scripts.com/v1';
    return environment.ANALYTICS_DEBUG
      ? [`${provider}/script.debug.js`, `${provider}/speed-insights/script.debug.js`]
      : [];
  }
  return (on ?? Boolean(environment.VERCEL))
    ? ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']
    : [];
}
