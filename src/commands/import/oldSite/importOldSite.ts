/** `vitrine import ../old-site`: content and addresses of a site of Jekyll, Hugo or Astro. */
import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { folded } from '#base/characters.ts';
import { belowContent, inContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { isGroup } from '#base/group.ts';
import { rasterEndings } from '#base/imageFormats.ts';
import { isError } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { bibliographyOf, EntryError } from '#content/addEntry.ts';
import { addBibtex } from '#content/bibtexParts.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { siteFile, site as siteFiles } from '#sections/contentFiles.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { accentOf } from '#ui/palette/accents.ts';
import { type ReadImages, readImages } from '../images.ts';
import { readBibtexFiles } from '../importPublications.ts';
import { editedFiles, type ImportOptions } from '../importResume.ts';
import { leftOut } from '../leftOut.ts';
import { readResume } from '../readResume.ts';
import { SourceError } from '../resumeFile.ts';
import { fileText, toContent } from '../toContent.ts';
import { type Plan, planContent, writeContent } from '../writeContent.ts';
import { bibtexOf, entryOf, listsOf } from './oldEntries.ts';
import { readOwner } from './oldOwner.ts';
import { OldTexts } from './oldTexts.ts';
import { type OldPlaces, placeOldFiles } from './placeOldFiles.ts';
import { canRedirect, type OldFile, type OldSite, type Report, readOldSite, textOf } from './readOldSite.ts';

type Files = Map<string, string | Buffer>;

const localFile = /[ \t]*\b(preview|pdf|slides|poster|supplement)\s*=\s*[{"]([^{}":]+\.\w+)[}"],?(?:[ \t]*\r?\n)?/gi;
const ofPapers = /^(?:assets|static|files|images|content)\//;
const isBibliography = (path: string) => /^(?:_bibliography|content|publications)\/.*\.bib$/.test(path);

/** Adds all publications, with the files that their BibTeX names. Fields whose files are not there are left out. */
async function takePublications(site: OldSite, content: Content, owner: string, files: Files, taken: Set<string>) {
  const bibliographies = site.paths.filter(isBibliography);
  const texts: string[] = [];
  for (const path of bibliographies) {
    const { bibtex, skipped } = await readBibtexFiles([join(site.folder, path)]).catch((error: unknown) => {
      if (!(error instanceof EntryError)) throw error;
      return { bibtex: '', skipped: [error.message] };
    });
    for (const line of skipped) site.report(path, line);
    const brought = bibtex.replace(localFile, (line, field: string, name: string) => {
      const source = site.paths.find((each) => each.endsWith(`/${name}`) && ofPapers.test(each));
      if (!source) site.report(path, `${field} = ${name}, a file that is not there`);
      if (!source) return '';
      taken.add(source);
      const folder = field.toLowerCase() === 'preview' ? '' : 'papers/';
      files.set(folder + basename(name), readFileSync(join(site.folder, source)));
      return line.replace(name, basename(name));
    });
    texts.push(brought);
  }
  const isCited = ({ path }: OldFile) => bibliographies.includes(posix.join(posix.dirname(path), 'cite.bib'));
  const pages = site.files.filter((file) => file.kind === 'publications' && !isCited(file));
  texts.push(...pages.map((file) => bibtexOf(file, owner)));
  const { added, text } = addBibtex(isSample(content) ? '' : bibliographyOf(content), texts.join('\n'));
  if (added.length) files.set(belowContent(publicationsFile), text);
}

/** Adds what the owner's résumé, or else the site's configuration, becomes. Returns the files that it was made from. */
async function takeOwner(
  site: OldSite,
  texts: OldTexts,
  files: Files,
  options: ImportOptions,
  redirects: OldPlaces['redirects'],
) {
  const { data, from } = readOwner(site);
  const isOwner = ({ path, kind }: OldFile) => kind === 'author' && from.includes(path);
  const about =
    site.files.find(({ kind, slug, body }) => kind === 'page' && slug === 'about' && body) ??
    site.files.find((file) => file.body && isOwner(file));
  const { lang, locale = lang, languageCode = locale } = site.config;
  const whole = { ...(await listsOf(site.files, texts)), ...data };
  const language = options.language ?? (textOf(languageCode) || undefined);
  const [resume] = readResume(() => ({ data: whole }), basename(site.folder), language);
  const { basics, lists } = resume;
  const beside = (site.files.find(isOwner) ?? about)?.path ?? '';
  const profile = isGroup(about?.fields.profile) ? textOf(about.fields.profile.image) : '';
  const photos = [profile, basics.image ?? '', 'avatar.jpg'].map((path) => path && texts.find(path, beside));
  basics.image = photos.find(Boolean) || basics.image;
  const names = new Set(
    site.files.filter(({ kind }) => kind === 'projects').map(({ fields }) => folded(textOf(fields.title))),
  );
  lists.projects = lists.projects.filter(({ name = '' }) => !names.has(folded(name)));
  const images: ReadImages = { paths: new Map(), files: new Map(), reports: new Set() };
  const { fetch = false, phone = true, typed = shellWord(site.folder) } = options;
  await readImages(resume, { folder: site.folder, fetch, typed }, images);
  const made = toContent([resume], { phone, images, accent: options.accent ?? accentOf(basics.name ?? '') });
  const own = new Map(made.imported);
  if (about) {
    const intro = own.get('about.md');
    const body = (await texts.body(about)).replace(/(\]\(|src=")\.\.\/images\//g, '$1images/');
    own.set('about.md', { fields: intro && 'fields' in intro ? intro.fields : {}, body });
  }
  const settings = own.get(siteFiles.pattern);
  if (settings && 'fields' in settings && redirects.length)
    own.set(siteFiles.pattern, { fields: { ...settings.fields, redirects } });
  for (const [path, file] of own) if (!files.has(path)) files.set(path, fileText(path, file));
  for (const [path, bytes] of images.files) files.set(path, bytes);
  return {
    resume,
    byHand: made.byHand,
    from: [...from, ...(about ? [about.path] : []), ...(basics.image ? [basics.image] : [])],
  };
}

const ofTheme = /^_(?:layouts|includes|sass|plugins|scripts|site|config)/;
const hasContent =
  /^(?:_\w+|content|data|src\/(?:data|content))\/.*\.(?:md|mdx|markdown|ya?ml|json|bib|csv|html|ipynb)$/;
const isImage = (path: string) => rasterEndings.some((ending) => path.toLowerCase().endsWith(ending));

const part = (heading: string, lines: readonly string[]) =>
  lines.length ? [[heading, ...lines.map((line) => `  ${line}`)].join('\n')] : [];

/** Returns the notes of files, those of several files once. */
function listNotes(byFile: ReadonlyMap<string, readonly string[]>): string[] {
  const all = [...byFile].flatMap(([path, lines]) => lines.map((line) => ({ path, line })));
  const groups = Map.groupBy(all, ({ path, line }) => `${posix.dirname(path)} ${line}`);
  return [...groups.values()].map(([first = { path: '', line: '' }, ...others]) =>
    others.length
      ? `${posix.dirname(first.path)}/ (${englishCount(others.length + 1, 'file')}): ${first.line}`
      : `${first.path}: ${first.line}`,
  );
}

/** Writes the content. An entry with an error would stop all others, so it is left out. @throws SourceError */
async function write(
  root: string,
  files: Files,
  plan: Plan,
  served: ReadonlyMap<string, Buffer>,
  { entries }: OldPlaces,
  report: Report,
) {
  for (;;) {
    const problems = (await writeContent(root, files, plan, served)).filter(isError);
    if (!problems.length) return;
    // Without an entry, others can have an error: links to it.
    const left = problems.filter(({ file }) => files.delete(belowContent(file)));
    if (!left.length) throw new SourceError(problems.map(formatProblem).join('\n'));
    for (const problem of left) {
      const path = belowContent(problem.file);
      const [source] = [...entries].find(([, entry]) => entry.path === path) ?? [];
      report(source?.path ?? path, `no place here: ${formatProblem(problem).split('\n')[0]}`);
    }
  }
}

/**
 * Fills `content/` from the folder of a former site, and prints a report. What is in `content/` stays as it is, unless `force` is
 * given; publications and redirects are added.
 * @returns whether content was written; otherwise the reason was printed
 */
export async function importOldSite(root: string, folder: string, options: ImportOptions): Promise<boolean> {
  const { say, fetch, force } = options;
  const noted = new Map<string, string[]>();
  const report: Report = (path, note) => noted.set(path, [...(noted.get(path) ?? []), note]);
  const site = readOldSite(folder, report);
  if (!site.files.length) {
    say(`${folder} has nothing that an import knows: no _posts (Jekyll), content/ (Hugo) or src/data/blog (Astro).`);
    return false;
  }
  try {
    const content = await readContent(openFolder(root));
    const places = placeOldFiles(site.files, site.paths.some(isBibliography));
    const texts = new OldTexts(site, places.moved, fetch);
    const files: Files = new Map();
    for (const [file, { kind, path, aliases }] of places.entries)
      files.set(path, fileText(path, await entryOf(file, kind, aliases, texts)));
    const { resume, byHand, from } = await takeOwner(site, texts, files, options, places.redirects);
    const taken = new Set([...from, ...texts.taken.keys()]);
    await takePublications(site, content, resume.basics.name ?? '', files, taken);
    for (const [path, bytes] of texts.images) files.set(path, bytes);

    const plan = planContent(root, files, isSample(content));
    const kept = plan.inTheWay.filter((path) => !force && inContent(path) !== publicationsFile);
    for (const path of kept) files.delete(path);
    const own = kept.includes(siteFiles.pattern) ? content.files.get(siteFile)?.data : undefined;
    const redirects = [...((own?.redirects as object[]) ?? []), ...places.redirects];
    if (own)
      for (const [path, text] of editedFiles(
        content,
        new Map([[siteFiles.pattern, { fields: { ...own, redirects } }]]),
      ))
        files.set(belowContent(path), text);
    const served = new Map([...texts.served].filter(([path]) => !content.folder.has(path)));
    await write(root, files, plan, served, places, report);
    writeFiles(root, served);

    const whole = [...[...files.values()].filter((text) => typeof text === 'string'), ...byHand];
    for (const file of site.files) {
      const isPlaced = places.entries.has(file) || from.includes(file.path);
      const isRead = isPlaced || (file.kind !== 'page' && file.kind !== 'author');
      const values = { ...file.fields, ...(!isPlaced && file.body && { text: file.body }) };
      for (const line of isRead ? leftOut(values, whole, resume.language) : ['a page that has no place here'])
        report(file.path, line);
      for (const address of file.addresses.filter((each) => !canRedirect(each)))
        report(file.path, `can't redirect ${address}`);
    }
    const read = new Set([...site.files.map(({ path }) => path), ...taken, ...noted.keys()]);
    const others = site.paths.filter((path) => !ofTheme.test(path) && !read.has(path) && !served.has(`public/${path}`));
    for (const path of others.filter(isImage)) report(path, 'an image that nothing here shows');
    const counts = [...Map.groupBy(site.files, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${all.length}`);
    say(
      [
        ...part(`content/ was written: ${englishCount(files.size, 'file')}.`, [
          [...counts, `old addresses ${places.moved.size}`].join(', '),
        ]),
        ...byHand,
        ...part('Left out of the résumé, by its path in the file:', leftOut(resume.data, whole, resume.language)),
        ...part('Without a place, by file:', listNotes(noted)),
        ...part(
          'Not read:',
          others.filter((path) => hasContent.test(path) && !isBibliography(path)),
        ),
        ...part('Served where they were:', [...served.keys()]),
        ...(plan.aside ? [`The old content/ is in ${plan.aside}/.`] : []),
        ...part('Your files, not changed (--force replaces them):', kept.map(inContent)),
      ].join('\n\n'),
    );
    return true;
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof EntryError)) throw error;
    say(
      `${[error instanceof SourceError && error.file, error.message].filter(Boolean).join(': ')}\n\nNothing was written.`,
    );
    return false;
  }
}
