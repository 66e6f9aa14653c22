/** Whether search engines may list the site; a demo of the sample content is built with noindex (src/commands/build/buildSite.ts). */
export const isListed = !process.env.VITRINE_NOINDEX;
