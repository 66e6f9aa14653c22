/** `vitrine import ../old-site`: content and addresses of a site of Jekyll, Hugo or Astro. */
import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { folded } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { belowContent, inContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { isError, sentenceOf } from '#base/problems.ts';
import { oldPathForm } from '#base/slug.ts';
import { bibliographyOf } from '#content/addEntry.ts';
import { addBibtex } from '#content/bibtexParts.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { siteFile, site as siteFiles } from '#sections/contentFiles.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { accentOf } from '#ui/palette/accents.ts';
import { readBibtexFiles } from '../importPublications.ts';
import { leftOut } from '../leftOut.ts';
import { readResume } from '../readResume.ts';
import { fileText, toContent } from '../toContent.ts';
import { editedFiles, type ImportOptions, reportPart as part, planContent, writeContent } from '../writeContent.ts';
import { bibtexOf, entryOf, listsOf } from './oldEntries.ts';
import { readOwner } from './oldOwner.ts';
import { type OldTexts, oldTexts } from './oldTexts.ts';
import { placeOldFiles } from './placeOldFiles.ts';
import { fieldOf, type OldFile, type OldSite, readOldSite, textOf } from './readOldSite.ts';

type Files = Map<string, string | Buffer>;

const localFile = /[ \t]*\b(preview|pdf|slides|poster|supplement)\s*=\s*[{"]([^{}":]+\.\w+)[}"],?(?:[ \t]*\r?\n)?/gi;
const ofPapers = /^(?:assets|static|files|images|content)\//;
const isBibliography = (path: string) => /^(?:_bibliography|content|publications)\/.*\.bib$/.test(path);

/** Adds all publications, with the files that their BibTeX names. Fields whose files are not there are left out. */
async function takePublications(site: OldSite, content: Content, owner: string, files: Files, taken: Set<string>) {
  const bibliographies = site.paths.filter(isBibliography);
  const texts: string[] = [];
  for (const path of bibliographies) {
    const { bibtex, skipped } = await readBibtexFiles([join(site.folder, path)]);
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
async function takeOwner(site: OldSite, texts: OldTexts, files: Files, redirects: object[], options: ImportOptions) {
  const { data, from, author } = readOwner(site);
  const page = site.files.find(({ kind, slug, body }) => kind === 'page' && slug === 'about' && body);
  const about = page ?? (author?.body ? author : undefined);
  const whole = { ...(await listsOf(site.files, texts)), ...data };
  const language = options.language ?? (textOf(fieldOf(site.config, 'languageCode locale lang')) || undefined);
  const [resume] = readResume(() => ({ data: whole }), basename(site.folder), language);
  const { basics, lists } = resume;
  const beside = (author ?? about)?.path ?? '';
  const profile = textOf(fieldOf(about?.fields ?? {}, 'profile.image'));
  const found = [profile, basics.image ?? '', 'avatar.jpg'].find((path) => path && texts.find(path, beside));
  const photo = found ?? basics.image;
  const path = photo && (await texts.image(photo, beside));
  const projects = site.files.filter(({ kind }) => kind === 'projects');
  const names = new Set(projects.map(({ fields }) => folded(textOf(fields.title))));
  lists.projects = lists.projects.filter(({ name = '' }) => !names.has(folded(name)));
  const images = { paths: new Map(path ? [[basics, path]] : []), reports: new Set<string>() };
  const accent = options.accent ?? accentOf(basics.name ?? '');
  const settings = { accent, ...(redirects.length && { redirects }) };
  const { imported, byHand } = toContent([resume], { phone: options.phone, images, settings });
  if (about) {
    const body = (await texts.body(about)).replace(/(\]\(|src=")\.\.\/images\//g, '$1images/');
    files.set('about.md', fileText('about.md', { fields: {}, ...imported.get('about.md'), body }));
  }
  for (const [path, file] of imported) if (!files.has(path)) files.set(path, fileText(path, file));
  return { resume, byHand, from: [...from, ...(about ? [about.path] : [])] };
}

const ofTheme = /^_(?:layouts|includes|sass|plugins|scripts|site|config)/;
const hasContent =
  /^(?:_\w+|content|data|src\/(?:data|content))\/.*\.(?:md|mdx|markdown|ya?ml|json|bib|csv|html|ipynb)$/;
const isImage = (path: string) => /\.(?:png|jpe?g|webp|gif)$/i.test(path);

/** Returns the notes of files, those of several files of one folder once. */
const listNotes = (notes: readonly { path: string; note: string }[]): string[] =>
  [...Map.groupBy(notes, ({ path, note }) => `${posix.dirname(path)} ${note}`).values()].map((all) => {
    const [{ path = '', note = '' } = {}] = all;
    const where = all.length > 1 ? `${posix.dirname(path)}/ (${englishCount(all.length, 'file')})` : path;
    return `${where}: ${note}`;
  });

/**
 * Fills `content/` from the folder of a former site. Files that are there only get publications and redirects, without `force`.
 * @throws CommandError with the reason why nothing was written
 */
export async function importOldSite(root: string, folder: string, options: ImportOptions): Promise<void> {
  const { say, fetch, force } = options;
  const notes: { path: string; note: string }[] = [];
  const report: OldSite['report'] = (path, note) => notes.push({ path, note });
  const site = readOldSite(folder, report);
  if (!site.files.length)
    throw new CommandError(`${folder} has no files of _posts (Jekyll), content/ (Hugo) or src/data/blog (Astro).`);
  const content = await readContent(openFolder(root));
  const { entries, moved, redirects } = placeOldFiles(site.files, site.paths.some(isBibliography));
  const files: Files = new Map();
  const texts = oldTexts(site, files, moved, fetch);
  for (const [file, { kind, path, aliases }] of entries)
    files.set(path, fileText(path, await entryOf(file, kind, aliases, texts)));
  const { resume, byHand, from } = await takeOwner(site, texts, files, redirects, options);
  const taken = new Set([...from, ...texts.taken.keys()]);
  await takePublications(site, content, resume.basics.name ?? '', files, taken);

  const plan = planContent(root, files, isSample(content));
  const kept = plan.inTheWay.filter((path) => !force && inContent(path) !== publicationsFile);
  for (const path of kept) files.delete(path);
  const own = kept.includes(siteFiles.pattern) ? content.files.get(siteFile)?.data : undefined;
  const fields = { ...own, redirects: [...((own?.redirects as object[]) ?? []), ...redirects] };
  const edited = own ? editedFiles(content, new Map([[siteFiles.pattern, { fields }]])) : [];
  for (const [path, text] of edited) files.set(belowContent(path), text);
  const served = new Map([...texts.served].filter(([path]) => !content.folder.has(path)));
  const write = async () => (await writeContent(root, files, plan, served)).filter(isError);
  for (let errors = await write(); errors.length; errors = await write()) {
    // An entry with an error would stop all others. Links to it are errors of the next round.
    const left = errors.filter(({ file }) => files.delete(belowContent(file)));
    if (!left.length) throw new CommandError(`${errors.map(formatProblem).join('\n')}\n\nNothing was written.`);
    for (const problem of left) report(problem.file, `left out: ${sentenceOf(problem)}`);
  }
  writeFiles(root, served);

  const whole = [...[...files.values()].filter((text) => typeof text === 'string'), ...byHand];
  for (const file of site.files) {
    const isPlaced = entries.has(file) || from.includes(file.path);
    const isRead = isPlaced || (file.kind !== 'page' && file.kind !== 'author');
    const values = { ...file.fields, ...(!isPlaced && file.body && { text: file.body }) };
    for (const line of isRead ? leftOut(values, whole, resume.language) : ['a page that has no place here'])
      report(file.path, line);
    for (const address of file.addresses)
      if (!oldPathForm.test(address)) report(file.path, `can't redirect ${address}`);
  }
  const read = new Set([...site.files.map(({ path }) => path), ...taken, ...notes.map(({ path }) => path)]);
  const others = site.paths.filter((path) => !ofTheme.test(path) && !read.has(path) && !served.has(`public/${path}`));
  for (const path of others.filter(isImage)) report(path, 'an image that nothing here shows');
  const unread = others.filter((path) => hasContent.test(path) && !isBibliography(path));
  say(
    [
      `content/ was written: ${englishCount(files.size, 'file')}. ${englishCount(moved.size, 'old address', 'old addresses')} lead there.`,
      ...byHand,
      ...part('Left out of the résumé, by its path in the file:', leftOut(resume.data, whole, resume.language)),
      ...part('Without a place, by file:', listNotes(notes.toSorted((a, b) => (a.path < b.path ? -1 : 1)))),
      ...part('Not read:', unread),
      ...part('Served where they were:', [...served.keys()]),
      ...(plan.aside ? [`The old content/ is in ${plan.aside}/.`] : []),
      ...part('Your files, not changed (--force replaces them):', kept.map(inContent)),
    ].join('\n\n'),
  );
}
