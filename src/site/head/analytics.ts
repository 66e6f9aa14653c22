/**
 * Returns URLs of Vercel's scripts for visits and page speed, to load deferred. They are plain tags, since Vercel's
 * packages assign `script.src` as a string, which Trusted Types block.
 * @param build `on`: the owner's `analytics` field. Default: on if Vercel runs the build
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
