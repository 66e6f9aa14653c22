import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { folded } from '#base/characters.ts';
import { explainError } from '#base/commandError.ts';
import { belowContent, inContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { isError, type Problem } from '#base/problems.ts';
import { shellWord } from '#base/terminal.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent, translatedBy } from '#content/readContent.ts';
import { folderAside, isSample } from '#content/sample.ts';
import type { ImportedFiles } from '#sections/importResult.ts';
import { readPhoto, readProjectImages } from './photo.ts';
import { type ReadResume, type ReadResumes, ResumeError, readResume, readSource } from './readResume.ts';
import { formatReport } from './report.ts';
import { fileText, type ImportedContent, toContent } from './toContent.ts';
import { type Plan, planContent, writeContent } from './writeContent.ts';

export interface ImportOptions {
  /** Overwrites the owner's files that the résumé contains too. */
  force?: boolean;
  /** Replaces them, and removes entries that the résumé lacks; the old content is kept aside. */
  replace?: boolean;
  /** Publishes the phone number. Default: true. */
  phone?: boolean;
  /** Of a résumé that doesn't say its own, or the only one to import from a résumé with several. Default: all. */
  language?: string;
  /** The languages of the site, the first one first. Default: as the résumé has them. */
  languages?: readonly string[];
  /** The files as the owner typed them, for a command. Default: their names. */
  typed?: string;
  /** Downloads images whose URLs are in the résumé. */
  fetch?: boolean;
  say: (line: string) => void;
}

/** Returns whether two résumés can be of one person: they share a name, also a part of it, or a contact. */
function areOfOne({ basics: one }: ReadResume, { basics: other }: ReadResume): boolean {
  const [words = [], others = []] = [one, other].map(({ name }) => name?.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(folded));
  const contactsOf = ({ email, phone, url, profiles }: typeof one) =>
    [email, phone, url, ...profiles.map((profile) => profile.url)].flatMap((each) => (each ? folded(each) : []));
  const contacts = contactsOf(other);
  return (
    words.every((word) => others.includes(word)) ||
    others.every((word) => words.includes(word)) ||
    contactsOf(one).some((contact) => contacts.includes(contact))
  );
}

/**
 * Reads files of one person, each in another language.
 * @throws ResumeError if two are in one language, or of two people
 */
function readResumes(
  files: readonly [string, ...string[]],
  { language, languages = [] }: Pick<ImportOptions, 'language' | 'languages'>,
): ReadResumes {
  const [first, ...others] = files.map((path) => {
    const file = basename(path);
    return { file, resumes: readResume(() => readSource(path), file, language) };
  });
  const fail = (file: string, message: string) => {
    throw new ResumeError([{ file, message, severity: 'error' }]);
  };
  const known = new Map<string, string>();
  for (const { file, resumes } of first ? [first, ...others] : []) {
    for (const { language: tag, isKnown } of resumes) {
      const twin = known.get(tag);
      const isIn = isKnown ? `is in ${englishNameOf(tag)}` : "doesn't say its language, so it counts as English";
      const advice = "If it isn't, set meta.language in the file, or name it like cv.fr.json.";
      if (twin) fail(file, `${isIn}, like ${twin}. ${advice}`);
      if (languages.length && !languages.includes(tag))
        fail(file, `${isIn}, which is not in --languages. Add ${tag} to them. ${advice}`);
      known.set(tag, file);
    }
    if (first && !areOfOne(first.resumes[0], resumes[0])) {
      const [name, other] = [first, { resumes }].map((each) => `"${each.resumes[0].basics.name}"`);
      fail(
        file,
        `is about ${other}, but ${first.file} is about ${name}. If they are one person, give both the same email.`,
      );
    }
  }
  const rank = ({ language: tag }: ReadResume) => languages.indexOf(tag) + 1 || languages.length + 1;
  const [one, ...rest] = [first, ...others]
    .flatMap((each) => each?.resumes ?? [])
    .toSorted((a, b) => rank(a) - rank(b));
  if (!one) throw new Error('no file');
  return [one, ...rest];
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

/** Returns the texts of files of content that got texts in another language. Comments and all other values stay. */
function editedFiles(content: Content, imported: ImportedFiles): Map<string, string> {
  return new Map(
    [...imported].flatMap(([path, file]): [string, string][] => {
      const own = content.files.get(inContent(path));
      if (!own?.data || !own.parts || !('fields' in file)) return own ? [] : [[path, fileText(path, file)]];
      const yaml = editYaml(own.parts.yaml, jsonSchemaOf(own.kind), own.data, file.fields);
      const text = own.text ?? '';
      return yaml === own.parts.yaml ? [] : [[path, text.replace(own.parts.yaml, () => yaml)]];
    }),
  );
}

/**
 * Creates `content/` from a résumé, and prints a report.
 * @param root the folder that holds `content/`
 * @param files one, or several of one person in different languages; the first file's language comes first
 * @returns whether content was written; otherwise it is unchanged, and the reason was printed
 */
export async function importResume(
  root: string,
  files: string | readonly [string, ...string[]],
  options: ImportOptions,
): Promise<boolean> {
  const { force = false, replace = false, fetch = false, phone = true, language, say } = options;
  const paths = typeof files === 'string' ? ([files] as const) : files;
  const name = new Intl.ListFormat('en').format(paths.map((path) => basename(path)));
  const { typed = paths.map((path) => shellWord(basename(path))).join(' ') } = options;
  try {
    const resumes = readResumes(paths, options);
    const content = await readContent(openFolder(root));
    const isNew = force || replace || !language || resumes.length > 1;
    const existing = isNew ? undefined : existingContent(content, resumes[0].language);
    // If no file is in the first language of the site, the texts stay in theirs.
    const [wanted] = options.languages ?? [];
    const isMissing = wanted && !resumes.some((each) => each.language === wanted);
    const folder = dirname(paths[0]);
    const imageSource = ({ canonical }: ReadResume) => ({ folder, fetch, typed, ...(canonical && { canonical }) });
    const pictured = resumes.find(({ basics }) => basics.image) ?? resumes[0];
    const { image } = pictured.basics;
    const photo = image && !existing ? await readPhoto(image, imageSource(pictured)) : undefined;
    const images = await Promise.all(resumes.map((each) => readProjectImages(each, imageSource(each))));
    const imported = toContent(resumes, {
      areFiles: paths.length > 1,
      phone,
      photo,
      imageOf: (entry) => images.map((each) => each.paths.get(entry)).find(Boolean),
      reports: [...new Set(images.flatMap(({ reports }) => reports))],
      existing: isMissing ? { language: wanted, files: new Map() } : existing,
    });
    const texts = existing ? editedFiles(content, imported.imported) : imported.files;
    // An image of the first language precedes one of the same name in another.
    const used = images
      .toReversed()
      .flatMap((each) => [...each.files])
      .filter(([path]) => [...texts.values()].some((text) => text.includes(path)));
    const written = new Map<string, string | Buffer>([...texts, ...used]);
    if (photo && 'path' in photo) written.set(photo.path, photo.bytes);
    const plan = planContent(root, written, isSample(content), replace);
    const stops = plan.inTheWay.length > 0 && !force && !replace && !existing;
    if (stops) say(`\nThese files are yours, and the résumé would replace them:\n${listPaths(plan.inTheWay)}`);
    if (plan.left.length && !existing) {
      const count = englishCount(plan.left.length, 'file');
      const aside = folderAside(root);
      say(
        `${count} not in ${name} will stay. To remove them, add --replace: it moves the old content/ to ${aside}/.\n`,
      );
    }
    if (stops) {
      say('\nNothing was written. Move what you want to keep, or add --force to replace them.');
      return false;
    }
    const problems = (await writeContent(root, written, plan)).filter(isError);
    if (problems.length) return reject(problems, say);
    summarize(root, name, written.size, imported, plan, options);
    return true;
  } catch (error) {
    if (error instanceof ResumeError) return reject(error.problems, say);
    const { code, path } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' && path !== undefined && paths.includes(path);
    const reason = isMissing ? `${path} not found.` : explainError(error, root);
    if (!reason) throw error;
    say(reason);
    return false;
  }
}

function reject(problems: readonly Problem[], say: ImportOptions['say']): false {
  say(problems.map(formatProblem).join('\n'));
  say(`\n${englishCount(problems.length, 'problem')}; nothing was written.`);
  return false;
}

const listPaths = (paths: readonly string[]) => paths.map((path) => `  ${inContent(path)}`).join('\n');

/** The whole of a report that doesn't fit on a screen: beside content/, ignored by Git. */
export const reportFile = 'import-report.txt';

/** Returns the first line of that file. */
const title = (name: string) => `What the import did with ${name}`;

/** Writes the whole of a report beside the content, never over a file of the owner's. Returns its name. */
function writeReport(root: string, name: string, text: string): string {
  const isOwners = (file: string) =>
    existsSync(join(root, file)) && !readFileSync(join(root, file), 'utf8').startsWith(title(''));
  let file: string = reportFile;
  for (let number = 2; isOwners(file); number++) file = reportFile.replace('.', `-${number}.`);
  writeFileSync(join(root, file), `${title(name)}\n\n${text}\n`);
  return file;
}

/** Prints what was written: first what to check and what was left out, and last the files. */
function summarize(
  root: string,
  name: string,
  count: number,
  { noPlace, byHand, taken }: ImportedContent,
  { inTheWay, removed, kept, left, aside }: Plan,
  { replace, language, say }: ImportOptions,
): void {
  const part = (heading: string, lines: readonly string[], isWhole = false) => ({
    heading: lines.length ? heading : '',
    lines,
    isWhole,
  });
  const paths = (some: readonly string[]) => some.map(inContent);
  const asked = replace ? '--replace' : language ? '--language' : '--force';
  const { shown, whole } = formatReport([
    { heading: `content/ was written: ${englishCount(count, 'file')}.`, lines: [[...taken.values()].join(', ')] },
    part(
      'Please check:',
      byHand.flatMap((text) => text.split('\n')),
      true,
    ),
    part('Left out, by its path in the file:', noPlace),
    { heading: aside ? `The old content/ is in ${aside}/.` : '', lines: [] },
    part(`Replaced, as you asked with ${asked}:`, paths(inTheWay)),
    part('Removed, as you asked with --replace:', paths(removed)),
    part(`Not in ${name}, so still on the site:`, paths(left)),
    part('Your files, not changed:', paths(kept.filter((path) => !left.includes(path)))),
  ]);
  say(shown);
  if (whole) say(`\nThe whole report is in ${writeReport(root, name, whole)}.`);
}
