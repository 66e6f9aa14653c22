/** Paths of content: from the site's root, such as `content/about.md`, or from `content/`, such as `about.md`. */

export const contentRoot = 'content';
const folder = `${contentRoot}/`;

export const isInContent = (path: string): boolean => path.startsWith(folder);

export const inContent = (path: string): string => folder + path;

export const belowContent = (path: string): string => path.slice(folder.length);

/** Returns whether no visitor may see a file, by its path from the root. Git ignores the same paths: `/content/private*`. */
export const isPrivatePath = (path: string): boolean => path.startsWith(inContent('private'));
