/** The files of a site besides pages, cards, images and papers: for visitors and for programs. */
import { dayOf, firstDay, newestDate } from '#base/dates.ts';
import { directionOf } from '#base/languageTag.ts';
import { hasPublicUrl } from '#base/siteUrl.ts';
import {
  absolute,
  absoluteFrom,
  files,
  folders,
  href,
  hrefIn,
  iconPath,
  letterPath,
  publicationFiles,
  routes,
  wordResume,
} from '#base/urls.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { isBuilt, navigationOf } from '#content/routes.ts';
import { humansTxt } from '#documents/humansTxt.ts';
import { drawIcon, faviconOf, type IconName, icons } from '#documents/icons.ts';
import { llmsText } from '#documents/llmsText.ts';
import { compileLetter, compileResume } from '#documents/resume/compile.ts';
import { letterData, resumeData } from '#documents/resume/data.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { showcaseSquares } from '#documents/resume/squares.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { searchIndex } from '#documents/searchIndex.ts';
import { securityTxt } from '#documents/securityTxt.ts';
import { siteFeed } from '#documents/siteFeed.ts';
import { contactPhoto, vCard } from '#documents/vCard.ts';
import { element, escapeXml, xmlFile } from '#documents/xml.ts';
import { writeRis } from '#sections/publications/formats.ts';
import { lastingUrl } from '#sections/publications/links.ts';
import { colorOf } from '#ui/palette/palette.ts';
import { editionsInOwnLanguage, getEditions } from './content.ts';
import { feedTexts } from './feedTexts.ts';
import { alternatesOf } from './layout/languageLinks.ts';
import type { PageContent } from './prepare.ts';
import { isListed } from './thisBuild.ts';

/** Returns the bytes or the text of a file. `origin` is the URL of the site. */
type Write = (content: PageContent, origin: URL | undefined) => Promise<Uint8Array | string> | Uint8Array | string;

export interface SiteFile {
  type: string;
  write: Write;
}

const plain = 'text/plain; charset=utf-8';
const pdf = 'application/pdf';
const json = 'application/json';

const homeUrl = ({ edition }: PageContent, origin: URL | undefined) => absoluteFrom(origin, edition)(routes.about);

const writeResume: Write = async (content, origin) => {
  const { folder, edition, application, palette } = content;
  const own = ownResumeIn(edition);
  // The owner's own can't be for one reader.
  if (folder.has(own) && !application) return folder.read(own);
  const data = resumeData({ ...content, url: homeUrl(content, origin) });
  return compileResume(data, await resumePhoto(content), palette, await showcaseSquares(content));
};

const writeLetter: Write = async (content, origin) => {
  const data = letterData({ ...content, url: homeUrl(content, origin) });
  return compileLetter(data, await resumePhoto(content), content.palette, await showcaseSquares(content));
};

const writeWordResume: Write = async (content, origin) =>
  writeWord(resumeData({ ...content, url: homeUrl(content, origin) }), await resumePhoto(content), content.palette);

const writeJsonResume: Write = (content, origin) => {
  const { edition, renderData } = content;
  const at = absoluteFrom(origin, edition);
  const isPublic = hasPublicUrl(origin);
  // Without a site URL, URLs of images are relative to this file.
  const imageUrl = (path: string | undefined) =>
    path && (isPublic ? absolute(path, origin) : edition.path ? `..${path}` : path.slice(1));
  const covers = new Map<object, string | undefined>(
    renderData.projects.map(({ project, cover }) => [project, cover.card.original?.path]),
  );
  const resume = jsonResume({
    ...content,
    photoUrl: imageUrl(renderData.photo?.original?.path),
    imageOf: (entry) => imageUrl(covers.get(entry)),
    urls: isPublic ? { site: at(routes.about), file: at(files.resumeData) } : undefined,
  });
  return JSON.stringify(resume, null, 2);
};

const writeContactCard: Write = async (content, origin) => {
  const { site, renderData } = content;
  const file = await renderData.readPhoto?.();
  const urls = [...(hasPublicUrl(origin) ? [homeUrl(content, origin)] : []), ...site.links.map(({ url }) => url)];
  const photo = renderData.photo?.kind === 'photo' && file ? await contactPhoto(file) : undefined;
  return vCard({ ...site, email: site.emailInFiles ? site.email : undefined, urls, photo });
};

const writeFeed: Write = async (content, origin) =>
  siteFeed(content, absoluteFrom(origin, content.edition), await feedTexts(content, origin));

const writeLlmsText: Write = (content, origin) => {
  const { edition, pages } = content;
  const path = hrefIn(edition);
  const at = hasPublicUrl(origin) ? absoluteFrom(origin, edition) : (page: string) => encodeURI(path(page));
  return llmsText(content, navigationOf(pages), at);
};

const writeManifest: Write = ({ site, palette, edition }) => {
  const home = hrefIn(edition)(routes.about);
  const { name, role, language } = site;
  const page = colorOf(palette, 'page');
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: href(iconPath(file)),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    ...(role && { description: role }),
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  });
};

/** Writes the pages with the date of the newest content on each. */
const writeSitemap: Write = async ({ editions, today }, origin) => {
  const pages = (await getEditions()).flatMap((edition) => edition.pages);
  const listed = [...Map.groupBy(pages, ({ path }) => path)].map(async ([path, [page]]) => {
    const { dates } = page ?? {};
    if (!dates) return [];
    const ownEditions = await editionsInOwnLanguage(path);
    const newest = newestDate(dates, dayOf(today));
    const rest = [
      ...(newest ? [element('lastmod', {}, dayOf(firstDay(newest)))] : []),
      ...alternatesOf(ownEditions, path, origin).map(({ language, url }) =>
        element('xhtml:link', { rel: 'alternate', hreflang: language, href: url }),
      ),
    ];
    return ownEditions.map((edition) =>
      element('url', {}, element('loc', {}, escapeXml(absoluteFrom(origin, edition)(path))), ...rest),
    );
  });
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': editions.length > 1 ? 'http://www.w3.org/1999/xhtml' : undefined,
  };
  return xmlFile(element('urlset', names, ...(await Promise.all(listed)).flat()));
};

const writeHumans: Write = ({ site, today }, origin) => {
  const links = { contact: absolute(routes.contact, origin), licenses: absolute(files.licenses, origin) };
  return humansTxt({ site, today, ...(hasPublicUrl(origin) && links) });
};

/** A site that must not be listed allows crawlers too: otherwise they couldn't read the noindex of its pages. */
const writeRobots: Write = (_, origin) =>
  `User-agent: *\nAllow: /\n${isListed && hasPublicUrl(origin) ? `\nSitemap: ${absolute(files.sitemap, origin)}\n` : ''}`;

const writeSecurity: Write = ({ site: { security } }, origin) => {
  const urls = { contact: absolute(routes.contact, origin), canonical: absolute(files.security, origin) };
  return security ? securityTxt(security, urls) : '';
};

/** Publications for other programs: all of them, and what "Cite" offers of each, by the endings of its files. */
function filesOfPublications({ publications }: PageContent): Record<string, SiteFile> {
  if (!publications.length) return {};
  const type = 'application/x-bibtex; charset=utf-8';
  const all = publications.map(({ csl }) => csl);
  const cited = publications.map(({ slug, apa, bibtex, csl, links }): Record<string, SiteFile> => {
    const path = folders.publications + slug;
    return {
      [`${path}.bib`]: { type, write: () => bibtex },
      [`${path}.txt`]: { type: plain, write: () => `${[apa, lastingUrl(links)].filter(Boolean).join(' ')}\n` },
      [`${path}.ris`]: { type: 'application/x-research-info-systems; charset=utf-8', write: () => writeRis(csl) },
    };
  });
  return {
    [publicationFiles.BibTeX]: { type, write: () => publications.map(({ bibtex }) => bibtex).join('\n') },
    [publicationFiles['CSL-JSON']]: {
      type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
      write: () => `${JSON.stringify(all, null, 2)}\n`,
    },
    ...Object.assign({}, ...cited),
  };
}

/** Files that a site has only once, for all its languages. */
function sharedFiles(content: PageContent): Record<string, SiteFile> {
  const drawn = (Object.keys(icons) as IconName[]).map((name) => [
    iconPath(name),
    { type: 'image/png', write: () => drawIcon(name, content.palette) },
  ]);
  return {
    [files.favicon]: { type: 'image/svg+xml', write: ({ palette }) => faviconOf(palette) },
    ...Object.fromEntries(drawn),
    '/favicon.ico': { type: 'image/x-icon', write: ({ palette }) => drawIcon('icon-32', palette) },
    [files.humans]: { type: plain, write: writeHumans },
    [files.robots]: { type: plain, write: writeRobots },
    ...(content.site.security && { [files.security]: { type: plain, write: writeSecurity } }),
    ...(isListed && { [files.sitemap]: { type: 'application/xml', write: writeSitemap } }),
    ...filesOfPublications(content),
  };
}

/** Returns the files of an edition by their paths in it. */
export function filesOf(content: PageContent): Record<string, SiteFile> {
  const { application, site, pages, edition } = content;
  const resume = { [routes.resume]: { type: pdf, write: writeResume } };
  if (application) return { ...resume, [letterPath]: { type: pdf, write: writeLetter } };
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return {
    ...resume,
    ...(site.resume.word && { [wordResume]: { type: word, write: writeWordResume } }),
    [files.resumeData]: { type: json, write: writeJsonResume },
    [files.contactCard]: { type: 'text/vcard; charset=utf-8', write: writeContactCard },
    [files.feed]: { type: 'application/atom+xml', write: writeFeed },
    ...(isBuilt(routes.search, pages) && {
      [files.searchIndex]: { type: json, write: (each) => JSON.stringify(searchIndex(each)) },
    }),
    [files.llms]: { type: plain, write: writeLlmsText },
    [files.manifest]: { type: 'application/manifest+json', write: writeManifest },
    ...(edition.path ? {} : sharedFiles(content)),
  };
}
