/** What generators call their folders and fields, and where they serve their pages. */

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

/** The fields of each kind, with their names in front matter, the best first. A dot leads into a group. */
export const fieldsOfKinds = {
  writing: {
    title: 'title',
    description: 'description excerpt summary subtitle ogDescription',
    date: 'date pubDatetime pubDate publishDate published_date',
    updated: 'lastmod modDatetime updatedDate last_modified_at last_updated updated',
    tags: 'tags categories',
    url: 'redirect external_source external_link external_url',
    draft: 'draft',
  },
  projects: {
    title: 'title',
    description: 'description excerpt summary subtitle',
    date: 'date publishDate year',
    order: 'importance weight order',
    technologies: 'technologies tags',
    codeLink: 'github github_url url_code repo repository',
    demoLink: 'redirect external_link url_site url website demo url_preview',
    youtubeLink: 'url_video video youtube',
    imageSrc: 'img image.filename image teaser header.teaser cover.image cover thumbnail',
    coverAlt: 'image_alt image.alt_text image.caption cover.alt',
    draft: 'draft',
  },
  talks: {
    title: 'title',
    event: 'event venue',
    location: 'location address.city',
    date: 'date',
    summary: 'summary excerpt description abstract',
    url: 'event_url link url external_link',
    slides: 'url_slides slides slidesurl',
    video: 'url_video video',
  },
  teaching: {
    course: 'title',
    role: 'type role',
    institution: 'venue institution',
    term: 'term semester',
    date: 'date year',
    location: 'location',
    summary: 'summary excerpt description',
    url: 'link url',
  },
  news: { title: 'title', date: 'date', url: 'link url redirect', summary: 'summary description' },
  publications: {
    title: 'title',
    author: 'authors author',
    date: 'date',
    journal: 'publication venue journal',
    doi: 'doi hugoblox.ids.doi',
    url: 'paperurl url_pdf link url external_link',
    abstract: 'abstract excerpt summary',
    selected: 'featured selected',
  },
} as const;

/** Where Jekyll serves a post, by the name of a style in `permalink`. */
export const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

/** Pages of profiles. Fields such as `github_username` in `_config.yml` and `_data/socials.yml` are called after them. */
export const profiles: Readonly<Record<string, string>> = {
  GitHub: 'https://github.com/',
  GitLab: 'https://gitlab.com/',
  LinkedIn: 'https://www.linkedin.com/in/',
  ORCID: 'https://orcid.org/',
  'Google Scholar': 'https://scholar.google.com/citations?user=',
  ResearchGate: 'https://www.researchgate.net/profile/',
  'Stack Overflow': 'https://stackoverflow.com/users/',
  Twitter: 'https://x.com/',
  X: 'https://x.com/',
  Bluesky: 'https://bsky.app/profile/',
  Mastodon: 'https://',
  YouTube: 'https://youtube.com/',
  Medium: 'https://medium.com/@',
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
