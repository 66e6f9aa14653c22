import { formatDate } from '#base/dates.ts';
import { joinSentences } from '#base/sentences.ts';
import { firstSlugOf } from '#base/slug.ts';
import { postPath, routes, topicPath } from '#base/urls.ts';
import { compareFiles } from '../dated.ts';
import { type Page, pathOfPlace } from '../places.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import { type AnyEntry, placeInList, type Section } from '../section.ts';
import { tilesOf } from '../tile.ts';
import { drawPosts } from './drawPosts.ts';
import { hasPage, mostOnAbout, placeOfPost, yearId } from './post.ts';
import { type Post, writingFiles } from './schema.ts';
import { otherTags, topicsOf } from './topics.ts';

const contents = { page: 'about', id: 'writing', name: ({ nav }) => nav.writing } satisfies Section<never>['contents'];

function writingPages(posts: readonly AnyEntry[]): Page[] {
  const dates = posts.map(({ date }) => date);
  const here = posts.filter(({ url }) => hasPage({ url }));
  const tagged = posts.map(({ date, tags }) => ({ date, tags: Array.isArray(tags) ? tags.map(String) : [] }));
  const newest = posts.slice(0, mostOnAbout).map((_, index) => placeInList(contents, index).id);
  return [
    { path: routes.about, ids: [contents.id, ...newest], dates },
    { path: routes.writing, ids: posts.map(({ date }) => yearId(date)), dates },
    ...topicsOf(tagged).map((topic) => ({
      path: topicPath(topic.slug),
      ids: topic.posts.map(({ date }) => yearId(date)),
      dates: topic.posts.map(({ date }) => date),
    })),
    ...here.map((post) => ({
      path: postPath(post.slug),
      lang: post.lang,
      ids: [],
      dates: [post.date, post.updated],
      texts: [post],
    })),
  ];
}

export const writing = {
  ...writingFiles,
  otherNames: 'posts articles blog blogposts blogs',
  entry: {
    command: 'writing',
    name: 'post',
    plural: 'Writing',
    compare: compareFiles,
    newFields: (title, day) => ({ title, date: day }),
    note: 'Write the post below the next line, in Markdown.',
  },
  page: 'writing',
  placeOf: (post) => (post.draft === true ? { page: routes.about } : placeOfPost(post)),
  pages: writingPages,
  contents,
  resumeRank: 70,
  resume: (posts, { nav, language }) =>
    resumeSection(nav.writing, {
      entries: posts.map(({ title, url, date, description }) =>
        resumeEntry(url ? { text: title, url } : title, {
          when: date ? formatDate(date, language) : null,
          text: description ?? null,
        }),
      ),
    }),
  links: (posts, { language }) =>
    posts.map(({ title, slug, url, date, description, tags }) => ({
      name: title,
      url: url ?? postPath(slug),
      notes: joinSentences(date && formatDate(date, language), description),
      topics: tags,
    })),
  feed: {
    name: ({ nav }) => nav.writing,
    entries: (posts, at) =>
      posts.map(({ slug, title, lang, description, date, updated, tags, url, aliases }) => ({
        lang,
        id: url ?? at(postPath(firstSlugOf({ slug, aliases }))),
        link: url ?? at(postPath(slug)),
        title,
        description,
        categories: tags.map((term) => ({ term })),
        published: date,
        updated,
      })),
  },
  tiles: tilesOf({
    rank: 30,
    heading: ({ nav }) => nav.writing,
    draw: drawPosts,
    tile: (post, { writing }, index) => ({
      label: writing.tile,
      title: post.title,
      text: post.description,
      // The newest ones that are published elsewhere have a row on the same page.
      path: hasPage(post) || index >= mostOnAbout ? pathOfPlace(placeOfPost(post)) : undefined,
    }),
  }),
  // A post has either a text for its page, or the URL of a page elsewhere.
  warnings({ fields: { url, aliases }, body }) {
    if (url && Array.isArray(aliases) && aliases.length > 0) return [{ path: ['aliases'], kind: 'aliasesUnused' }];
    if (!url === Boolean(body.source.trim())) return [];
    return [url ? { path: ['url'], kind: 'textAndUrl' } : { path: [], kind: 'postEmpty' }];
  },
  jointWarnings: (posts) =>
    otherTags(posts).map(({ post: { file }, tag, index, topic }) => ({
      file,
      path: ['tags', index],
      kind: 'sameTag',
      found: `"${tag}"`,
      allowed: topic.posts[0]?.file,
      write: `"${topic.name}"`,
    })),
} satisfies Section<readonly Post[]>;
