import { imagePath } from '#base/imagePath.ts';
import { markdownInField, tagInField } from '#base/markdown/fieldText.ts';
import { suggest } from '#base/nearest.ts';
import { paperName } from '#base/papers.ts';
import { byPlace, isError, mostProblems, type Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { fileFields, isFileName, publicationsFile, readUrl } from '#sections/publications/fields.ts';
import { namesOfOwner } from '#sections/publications/owner.ts';
import type { ContentFile } from '../contentFile.ts';
import { fieldAt } from '../contentSchemas.ts';
import { openFolder } from '../folder.ts';
import { type Content, contentIn, inAllEditions, readContent } from '../readContent.ts';
import { type Targets, targetsOf } from '../routes.ts';
import { themeFile } from '../theme.ts';
import { textsIn } from '../values.ts';
import { characterWarnings } from './characterWarnings.ts';
import { checkBody, imagesInBody } from './checkBody.ts';
import { contentWarnings, jointWarnings } from './contentWarnings.ts';
import { formatProblem } from './formatProblems.ts';
import { imageFinding, unusedImages } from './imageProblem.ts';
import { linkWarning } from './linkProblem.ts';
import { paperFinding, papersOf } from './paperProblem.ts';
import { privateProblems } from './privateProblems.ts';
import { resumeProblems } from './resumeProblem.ts';
import { slugProblems } from './slugProblems.ts';
import { themeProblems } from './themeProblems.ts';
import { unreadFiles } from './unreadFiles.ts';

/** Of an image of a publication's page, in pixels, two to a CSS pixel. */
const previewWidth = 1128;

function publicationFinding({ bibliography }: Content, key: string): Finding | undefined {
  const keys = bibliography.written.map(({ key }) => key);
  // An entry that can't be read is already reported.
  if (!bibliography.isWellFormed || keys.includes(key)) return undefined;
  return { kind: 'publication', found: key, allowed: publicationsFile, ...suggest(key, keys, { fix: 'addKey' }) };
}

/** Checks what texts of a file point to: images, files, publications and pages elsewhere. */
async function checkFields(file: ContentFile, content: Content): Promise<Problem[]> {
  const { folder, refreshed, edition } = content;
  const reported = new Set(file.valueIn(edition).problems.map(({ path }) => String(path)));
  const fields = textsIn(file.data).filter(({ path }) => !reported.has(String(path)));
  const problems = fields.map(async ({ path, text }) => {
    const { isPaper, isPublicationKey, sharpWidth } = fieldAt(file.kind, path) ?? {};
    const [paper, tag, marks] = [isPaper && paperName(text), tagInField(text), markdownInField(text)];
    const findings = [
      paper ? paperFinding(folder, paper) : undefined,
      sharpWidth ? await imageFinding(folder, file.path, text, sharpWidth) : undefined,
      isPublicationKey ? publicationFinding(content, text) : undefined,
      linkWarning(refreshed[text]),
      tag ? { kind: 'tag' as const, found: tag } : undefined,
      marks ? { kind: 'marks' as const, found: marks } : undefined,
    ];
    return findings.flatMap((finding) => (finding ? [file.problem(path, finding)] : []));
  });
  return (await Promise.all(problems)).flat();
}

async function checkFile(file: ContentFile, content: Content, targets: Targets): Promise<Problem[]> {
  if (!file.data) return [];
  return [
    ...(await checkFields(file, content)),
    ...contentWarnings(file, content),
    ...(await checkBody(file, content, targets)),
  ];
}

/** Checks what fields of publications.bib point to: pages, images and files. */
async function checkPublications({ bibliography, folder, refreshed }: Content): Promise<Problem[]> {
  const problems = bibliography.written.flatMap(({ key, fields }) => {
    const values: Record<string, unknown> = bibliography.entries.find((each) => each.key === key)?.fields ?? {};
    return [...fields].map(async ([name, { value, place }]) => {
      const read = String(values[name] ?? '');
      const isPaper = read && fileFields.some((each) => each === name) && isFileName(read);
      const isPreview = read && name === 'preview';
      const findings = [
        linkWarning(refreshed[readUrl(value) ?? '']),
        isPaper ? paperFinding(folder, read) : undefined,
        isPreview ? await imageFinding(folder, publicationsFile, read, previewWidth) : undefined,
      ].filter((each) => each !== undefined);
      return findings.map((each) => ({ file: publicationsFile, ...place, path: [key, name], ...describe(each) }));
    });
  });
  return (await Promise.all(problems)).flat();
}

async function publicationsOfNamesakes({ site, bibliography }: Content): Promise<Problem[]> {
  if (!site || !bibliography.entries.length) return [];
  // Sites without publications don't wait for what reads names.
  const { namesakeProblems } = await import('#sections/publications/citedProblems.ts');
  return namesakeProblems(bibliography, namesOfOwner(site));
}

export function imagesOf(file: ContentFile): string[] {
  const inFields = textsIn(file.data).filter(({ path }) => fieldAt(file.kind, path)?.sharpWidth);
  return [...inFields.map(({ text }) => text), ...file.bodyFiles.flatMap(imagesInBody)].map((named) =>
    imagePath(named, file.path),
  );
}

/** Puts problems in order: file by file, each from top to bottom, with the line that a problem is on, if it has one. */
function arrange({ files, translations, bibliography, theme }: Content, problems: readonly Problem[]): Problem[] {
  return [...Map.groupBy(problems, ({ file }) => file)].flatMap(([path, ofFile]) => {
    const others = path === themeFile ? theme.text : ((files.get(path) ?? translations.get(path))?.text ?? '');
    const text = path.endsWith('.bib') ? bibliography.text : others;
    const lines = text.split(/\r?\n/);
    const counts = { error: 0, warning: 0 };
    const first = ofFile.sort(byPlace).filter(({ severity }) => ++counts[severity] <= mostProblems);
    return first.map((problem) => {
      const source = lines[(problem.line ?? 0) - 1];
      return source === undefined ? problem : { ...problem, source };
    });
  });
}

async function checkEdition(content: Content): Promise<Problem[]> {
  const targets = targetsOf(content);
  const ofFiles = await Promise.all([...content.files.values()].map((file) => checkFile(file, content, targets)));
  const files = [...content.files.values()];
  const previews = content.bibliography.entries.flatMap(({ fields: { preview } }) =>
    preview ? imagePath(preview, publicationsFile) : [],
  );
  const named = [...files.flatMap(imagesOf), ...previews, ...papersOf(content, files)];
  const used = new Set(named.map((path) => path.normalize()));
  const problems = [
    ...content.problems,
    ...ofFiles.flat(),
    ...(await checkPublications(content)),
    ...(await publicationsOfNamesakes(content)),
    ...slugProblems(content),
    ...unreadFiles(content, used),
    ...resumeProblems(content),
    ...themeProblems(content),
  ];
  // Skip checks that errors would make misleading: a misspelled name leaves its image unused.
  if (!problems.some(isError)) {
    problems.push(...unusedImages(content, used), ...jointWarnings(content));
    problems.push(...(await characterWarnings(content)));
  }
  return problems;
}

/** Returns all problems of all editions, each once, file by file from top to bottom. */
export async function checkContent(content: Content): Promise<Problem[]> {
  const found = await Promise.all(inAllEditions(content).map(checkEdition));
  // Their files are among those of each language.
  const tailored = content.tailored.map((edition) => contentIn(edition, content).problems);
  const problems = Map.groupBy([...found, ...tailored].flat(), formatProblem).values();
  return arrange(
    content,
    [...problems].flatMap(([first]) => first ?? []),
  );
}

export async function checkFolder(root: string): Promise<Problem[]> {
  return [...(await checkContent(await readContent(openFolder(root)))), ...privateProblems(root)];
}
