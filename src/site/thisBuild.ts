import { buildDate } from '#base/dates.ts';

/** Date of the build, read once. */
export const today = buildDate(process.env);

/**
 * Whether search engines may list the site. A demo with sample content is built with noindex
 * (src/commands/build/buildSite.ts).
 */
export const isListed = !process.env.VITRINE_NOINDEX;
