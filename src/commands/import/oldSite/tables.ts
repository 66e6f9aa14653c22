/** What generators call their folders, and where they serve their pages. */

/** What the files of a folder become. `page` is a page of its own, whose text has no place in a list. */
export type OldKind = 'writing' | 'projects' | 'talks' | 'teaching' | 'publications' | 'news' | 'author' | 'page';

/** Kinds by the names of folders: `_posts` of Jekyll, `content/post` of Hugo, `src/data/blog` of Astro. */
export const kindsOfFolders: Readonly<Record<string, OldKind>> = {
  posts: 'writing',
  post: 'writing',
  blog: 'writing',
  drafts: 'writing',
  projects: 'projects',
  project: 'projects',
  portfolio: 'projects',
  talks: 'talks',
  talk: 'talks',
  event: 'talks',
  events: 'talks',
  teaching: 'teaching',
  teachings: 'teaching',
  publications: 'publications',
  publication: 'publications',
  news: 'news',
  authors: 'author',
  pages: 'page',
};

/** Where Jekyll serves a post, by the name of a style in `permalink`. */
export const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

/** Where each page of a list is now, by its name on a former site. */
export const listPages: Readonly<Record<string, OldKind | 'resume' | 'home'>> = {
  ...kindsOfFolders,
  about: 'home',
  cv: 'resume',
  resume: 'resume',
  'resume-json': 'resume',
  'year-archive': 'writing',
  archive: 'writing',
};
