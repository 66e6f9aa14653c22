/** Whether search engines may list the site: not one with sample content (src/commands/build/buildSite.ts). */
export const isListed = !process.env.VITRINE_NOINDEX;
