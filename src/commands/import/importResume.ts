import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CommandError } from '#base/commandError.ts';
import { belowContent, inContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent, translatedBy } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import type { ImportedFiles } from '#sections/importResult.ts';
import { accentOf } from '#ui/palette/accents.ts';
import { type ReadImages, readImages } from './images.ts';
import { importOldSite } from './oldSite/importOldSite.ts';
import { type ReadResumes, readResume, readSource } from './readResume.ts';
import { type ImportedContent, toContent } from './toContent.ts';
import {
  editedFiles,
  type ImportOptions,
  type Plan,
  reportPart as part,
  planContent,
  writeContent,
} from './writeContent.ts';

function readResumes(files: readonly string[], { language, languages = [] }: ImportOptions): ReadResumes {
  const all = files.flatMap((path) => {
    const file = basename(path);
    return readResume(() => readSource(path), file, language).map((resume) => ({ file, resume }));
  });
  for (const [index, { file, resume }] of all.entries()) {
    const twin = all.slice(0, index).find((other) => other.resume.language === resume.language);
    const isListed = !languages.length || languages.includes(resume.language);
    if (!twin && isListed) continue;
    const problem = twin ? `like ${twin.file}` : 'which is not in --languages';
    throw new CommandError(
      `${file}: is in ${englishNameOf(resume.language)}, ${problem}. If it isn't, set meta.language in the file, or name it like cv.fr.json.`,
    );
  }
  const rank = (tag: string) => languages.indexOf(tag) + 1 || languages.length + 1;
  const sorted = all.map(({ resume }) => resume).toSorted((a, b) => rank(a.language) - rank(b.language));
  return sorted as unknown as ReadResumes;
}

/** Returns the content in another language that a résumé's texts can be added to; undefined for the sample, or if there is none. */
function existingContent(content: Content, language: string): { files: ImportedFiles; language: string } | undefined {
  const [{ languages }] = content.editions as [Content['edition']];
  const first = languages[0] ?? content.site?.language;
  if (!first || first === language || isSample(content)) return undefined;
  const files = [...content.files.values()].filter(
    ({ kind, data, path }) => kind !== 'private' && data && !translatedBy(path),
  );
  return {
    language: first,
    files: new Map(
      files.map(({ path, data, markdown }) => [
        belowContent(path),
        { fields: data ?? {}, ...(path.endsWith('.md') && { body: markdown.source }) },
      ]),
    ),
  };
}

/**
 * Creates `content/` from résumés of one person, or from the folder of a former site, and prints a report.
 * @throws CommandError with the reason why nothing was written
 */
export async function importResume(
  root: string,
  paths: readonly [string, ...string[]],
  options: ImportOptions,
): Promise<void> {
  if (paths.length === 1 && statSync(paths[0], { throwIfNoEntry: false })?.isDirectory())
    return importOldSite(root, paths[0], options);
  const { force = false, replace = false, fetch = false, phone = true, language, say } = options;
  const { typed = paths.map((path) => shellWord(basename(path))).join(' ') } = options;
  const resumes = readResumes(paths, options);
  const content = await readContent(openFolder(root));
  const isNew = force || replace || !language || resumes.length > 1;
  const existing = isNew ? undefined : existingContent(content, resumes[0].language);
  // If no file is in the first language of the site, the texts stay in theirs.
  const [wanted] = options.languages ?? [];
  const isMissing = wanted && !resumes.some((each) => each.language === wanted);
  const given = options.accent ?? (isSample(content) ? undefined : content.site?.accent);
  const chosen = (given ?? existing) ? undefined : accentOf(resumes[0].basics.name ?? '');
  const images: ReadImages = { paths: new Map(), files: new Map(), reports: new Set() };
  for (const resume of resumes) await readImages(resume, { folder: dirname(paths[0]), fetch, typed }, images);
  const made = toContent(resumes, {
    phone,
    images,
    settings: { accent: given ?? chosen },
    existing: isMissing ? { language: wanted, files: new Map() } : existing,
  });
  const texts = existing ? editedFiles(content, made.imported) : made.files;
  const written = new Map<string, string | Buffer>([...texts, ...images.files]);
  const plan = planContent(root, written, isSample(content), replace);
  if (plan.inTheWay.length && !force && !replace && !existing)
    throw new CommandError(
      `These files are yours, and the résumé would replace them:\n${listPaths(plan.inTheWay)}\n
Nothing was written. Move what you want to keep, add --force to replace them, or add --replace to remove entries that the résumé lacks too.`,
    );
  const problems = (await writeContent(root, written, plan)).filter(isError);
  if (problems.length) throw new CommandError(`${problems.map(formatProblem).join('\n')}\n\nNothing was written.`);
  say(formatReport(written.size, made, plan, { ...options, accent: chosen }));
}

export const accentNote = (accent: string): string =>
  `The color is ${accent}, chosen by your name. To change it, edit accent in content/site.yaml.`;

const listPaths = (paths: readonly string[]) => paths.map((path) => `  ${inContent(path)}`).join('\n');

const isOnPhone = (line: string) => line.startsWith('Your phone number');

/** Returns what was written, and the accent if it was chosen: first what becomes public and what is lost, and last the files. */
function formatReport(
  count: number,
  { noPlace, byHand, taken }: ImportedContent,
  { inTheWay, removed, kept, aside }: Plan,
  { replace, language, accent }: ImportOptions,
): string {
  const asked = replace ? '--replace' : language ? '--language' : '--force';
  return [
    ...part(`content/ was written: ${englishCount(count, 'file')}.`, [[...taken.values()].join(', ')]),
    ...byHand.filter(isOnPhone),
    ...(accent ? [accentNote(accent)] : []),
    ...part('Left out, by its path in the file:', noPlace),
    ...part(
      'Please check:',
      byHand.filter((line) => !isOnPhone(line)),
    ),
    ...(aside ? [`The old content/ is in ${aside}/.`] : []),
    ...part(`Replaced, as you asked with ${asked}:`, inTheWay.map(inContent)),
    ...part('Removed, as you asked with --replace:', removed.map(inContent)),
    ...part(
      `Your files, not changed${replace ? '' : '. To remove entries that the résumé lacks, add --replace'}:`,
      kept.map(inContent),
    ),
  ].join('\n\n');
}
