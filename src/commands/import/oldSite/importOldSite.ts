/** `vitrine import ../old-site`: content and addresses of a site of Jekyll, Hugo or Astro. */
import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { folded } from '#base/characters.ts';
import { belowContent, inContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { isGroup } from '#base/group.ts';
import { isError } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { bibliographyOf, EntryError } from '#content/addEntry.ts';
import { addBibtex } from '#content/bibtexParts.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { site as siteFiles } from '#sections/contentFiles.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { accentOf } from '#ui/palette/accents.ts';
import { type ReadImages, readImages } from '../images.ts';
import { readBibtexFiles } from '../importPublications.ts';
import type { ImportOptions } from '../importResume.ts';
import { leftOut } from '../leftOut.ts';
import { readResume } from '../readResume.ts';
import { SourceError } from '../resumeFile.ts';
import { fileText, toContent } from '../toContent.ts';
import { type Plan, planContent, writeContent } from '../writeContent.ts';
import { bibtexOf, entryOf, listsOf } from './oldEntries.ts';
import { readOwner } from './oldOwner.ts';
import { OldTexts } from './oldTexts.ts';
import { type OldPlaces, placeOldFiles } from './placeOldFiles.ts';
import { canRedirect, type OldFile, type OldSite, readOldSite, textOf } from './readOldSite.ts';

type Files = Map<string, string | Buffer>;
type Report = (path: string, note: string) => void;

const localFile = /[ \t]*\b(preview|pdf|slides|poster|supplement)\s*=\s*[{"]([^{}":]+\.\w+)[}"],?(?:[ \t]*\r?\n)?/gi;
const ofPapers = /^(?:assets|static|files|images|content)\//;

/** Adds all publications, with the files that their BibTeX names. Fields whose files are not there are left out. */
async function takePublications(site: OldSite, content: Content, owner: string, files: Files, report: Report) {
  const texts: string[] = [];
  for (const path of site.bibliographies) {
    try {
      const { bibtex, skipped } = await readBibtexFiles([join(site.folder, path)]);
      for (const line of skipped) report(path, line);
      const brought = bibtex.replace(localFile, (line, field: string, name: string) => {
        const source = site.paths.find((each) => each.endsWith(`/${name}`) && ofPapers.test(each));
        if (!source) report(path, `${field} = ${name}, a file that is not there`);
        if (!source) return '';
        const folder = field.toLowerCase() === 'preview' ? '' : 'papers/';
        files.set(folder + basename(name), readFileSync(join(site.folder, source)));
        return line.replace(name, basename(name));
      });
      texts.push(brought);
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      report(path, `not read: ${error.message.split('\n')[0]} Fix it, and import this file alone.`);
    }
  }
  const cited = ({ kind, path }: OldFile) =>
    kind === 'publications' && !site.bibliographies.includes(posix.join(posix.dirname(path), 'cite.bib'));
  texts.push(...site.files.filter(cited).map((file) => bibtexOf(file, owner)));
  const { added, text } = addBibtex(isSample(content) ? '' : bibliographyOf(content), texts.join('\n'));
  if (added.length) files.set(belowContent(publicationsFile), text);
}

/** Adds what the owner's résumé, or else the site's configuration, becomes. Returns what it has no place for. */
async function takeOwner(
  site: OldSite,
  texts: OldTexts,
  files: Files,
  options: ImportOptions,
  places: OldPlaces,
  report: Report,
) {
  const { data, from } = readOwner(site);
  const isOwner = ({ path, kind }: OldFile) => kind === 'author' && from.includes(path);
  const about =
    site.files.find(({ kind, slug, body }) => kind === 'page' && slug === 'about' && body) ??
    site.files.find((file) => file.body && isOwner(file));
  const basics = (isGroup(data.cv) ? data.cv : data.basics) as Record<string, unknown>;
  const profile = isGroup(about?.fields.profile) ? about.fields.profile.image : undefined;
  const portrait = [profile, basics.image, basics.photo, 'avatar.jpg'].map(textOf).find(Boolean) ?? '';
  const photo = texts.find(portrait, (site.files.find(isOwner) ?? about)?.path ?? '');
  const withImage = { ...basics, ...(photo && { [isGroup(data.cv) ? 'photo' : 'image']: photo }) };
  const lists = await listsOf(site.files, texts);
  const whole = { ...lists, ...data, [isGroup(data.cv) ? 'cv' : 'basics']: withImage };
  const [resume] = readResume(() => ({ data: whole }), basename(site.folder), options.language ?? site.language);
  const images: ReadImages = { paths: new Map(), files: new Map(), reports: new Set() };
  const { fetch = false, phone = true, typed = shellWord(site.folder) } = options;
  await readImages(resume, { folder: site.folder, fetch, typed }, images);
  const made = toContent([resume], { phone, images, accent: options.accent ?? accentOf(resume.basics.name ?? '') });
  const titles = new Set([...places.paths.keys()].map(({ fields }) => folded(textOf(fields.title))));
  for (const [path, file] of made.imported) {
    const fields = 'fields' in file ? file.fields : {};
    const body = 'body' in file ? file.body : undefined;
    if (path.startsWith('projects/') && titles.has(folded(textOf(fields.title))))
      for (const line of leftOut({ ...fields, body }, [...files.values()].map(String))) report('résumé', line);
    else if (path === siteFiles.pattern && places.redirects.length)
      files.set(path, fileText(path, { fields: { ...fields, redirects: places.redirects } }));
    else if (!files.has(path)) files.set(path, fileText(path, file));
  }
  for (const [path, bytes] of images.files) files.set(path, bytes);
  if (about) {
    const intro = made.imported.get('about.md');
    const body = (await texts.body(about)).replace(/(\]\(|src=")\.\.\/images\//g, '$1images/');
    files.set('about.md', fileText('about.md', { fields: intro && 'fields' in intro ? intro.fields : {}, body }));
  }
  return { resume, made, about, from };
}

const ofTheme = /^_(?:layouts|includes|sass|plugins|scripts|site|config)/;
const hasContent =
  /^(?:_\w+|content|data|src\/(?:data|content))\/.*\.(?:md|mdx|markdown|ya?ml|json|bib|csv|html|ipynb)$/;

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
  places: OldPlaces,
  report: Report,
) {
  let problems = (await writeContent(root, files, plan, served)).filter(isError);
  // Without an entry, others can have an error: links to it.
  for (let round = 0; problems.length && round < 2; round++) {
    for (const problem of problems) {
      const path = belowContent(problem.file);
      const [source] = [...places.paths].find(([, place]) => place === path) ?? [];
      report(source?.path ?? path, `no place here: ${formatProblem(problem).split('\n')[0]}`);
      files.delete(path);
    }
    problems = (await writeContent(root, files, plan, served)).filter(isError);
  }
  if (problems.length) throw new SourceError(problems.map(formatProblem).join('\n'));
}

/**
 * Fills `content/` from the folder of a former site, and prints a report. What is in `content/` stays as it is, unless `force` is
 * given.
 * @returns whether content was written; otherwise the reason was printed
 */
export async function importOldSite(root: string, folder: string, options: ImportOptions): Promise<boolean> {
  const { say, fetch, force } = options;
  const site = readOldSite(folder);
  if (!site) {
    say(`${folder} has nothing that an import knows: no _posts (Jekyll), content/ (Hugo) or src/data/blog (Astro).`);
    return false;
  }
  try {
    const content = await readContent(openFolder(root));
    const places = placeOldFiles(site.files, site.bibliographies.length > 0);
    const noted = new Map([...site.unread].map(([path, reason]) => [path, [`not read: ${reason}`]]));
    const report: Report = (path, note) => noted.set(path, [...(noted.get(path) ?? []), note]);
    const texts = new OldTexts({ folder, fetch }, places.moved, report);
    const files: Files = new Map();
    for (const [file, path] of places.paths)
      files.set(path, fileText(path, await entryOf(file, places.aliasesOf(file), texts)));
    const { resume, made, about, from } = await takeOwner(site, texts, files, options, places, report);
    await takePublications(site, content, resume.basics.name ?? '', files, report);
    for (const [path, bytes] of texts.images) files.set(path, bytes);

    const plan = planContent(root, files, isSample(content));
    const kept = plan.inTheWay.filter((path) => !force && inContent(path) !== publicationsFile);
    for (const path of kept) files.delete(path);
    const served = new Map([...texts.served].filter(([path]) => !content.folder.has(path)));
    await write(root, files, plan, served, places, report);
    writeFiles(root, served);

    const whole = [...files.values()].filter((text) => typeof text === 'string');
    for (const file of site.files) {
      const isPlaced = places.paths.has(file) || file === about;
      const isRead = isPlaced || (file.kind === 'author' ? from.includes(file.path) : file.kind !== 'page');
      const values = { ...file.fields, ...(!isPlaced && file.body && { text: file.body }) };
      for (const line of isRead ? leftOut(values, whole, resume.language) : ['a page that has no place here'])
        report(file.path, line);
      for (const address of file.addresses.filter((each) => !canRedirect(each)))
        report(file.path, `can't redirect ${address}`);
    }
    const read = new Set([...site.files.map(({ path }) => path), ...from, ...site.bibliographies, ...noted.keys()]);
    const others = site.paths.filter((path) => hasContent.test(path) && !ofTheme.test(path) && !read.has(path));
    const counts = [...Map.groupBy(site.files, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${all.length}`);
    const redirects = places.redirects.map((each) => `- { from: ${each.from}, to: ${each.to} }`);
    say(
      [
        ...part(`content/ was written: ${englishCount(files.size, 'file')}.`, [
          [...counts, `old addresses ${places.moved.size}`].join(', '),
        ]),
        ...made.byHand,
        ...part('Left out of the résumé, by its path in the file:', made.noPlace),
        ...part('Without a place, by file:', listNotes(noted)),
        ...part('Not read:', others),
        ...part('Served where they were:', [...served.keys()]),
        ...(plan.aside ? [`The old content/ is in ${plan.aside}/.`] : []),
        ...part('Your files, not changed (--force replaces them):', kept.map(inContent)),
        ...(kept.includes(siteFiles.pattern) ? part('Add these to redirects in content/site.yaml:', redirects) : []),
      ].join('\n\n'),
    );
    return true;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    say(`${[error.file, error.message].filter(Boolean).join(': ')}\n\nNothing was written.`);
    return false;
  }
}
