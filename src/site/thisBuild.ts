import { buildDate } from '#base/dates.ts';

/** The day of the build, read once. */
export const today = buildDate(process.env);

/** Whether search engines may list the site; a demo of the sample content is built with noindex (src/commands/build/buildSite.ts). */
export const isListed = !process.env.VITRINE_NOINDEX;
