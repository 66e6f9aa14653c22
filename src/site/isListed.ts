/** Whether search engines may list the site; a demo of the sample person's is built without (src/commands/build/buildSite.ts). */
export const isListed = !process.env.VITRINE_NOINDEX;
