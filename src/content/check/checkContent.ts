/** Checks every file of `content/` against the schemas, and tells all problems at once. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { saveAsUtf8, unknownField } from '#base/explain.ts';
import type { Refreshed } from '#base/refreshed.ts';
import { contentFiles } from '#sections/index.ts';
import { type ContentKind, fieldsAt } from '../contentSchemas.ts';
import { contentFilesOf, Facts, fieldName, frontMatterMistake, readSource, textsIn } from '../contentSource.ts';
import { tagInField } from '../markdown/html.ts';
import { linkFault, readRefreshed } from '../readRefreshed.ts';
import { findPages, type Pages } from '../sitePages.ts';
import { yamlMistakes } from '../yamlMistake.ts';
import { addressProblems } from './addressProblems.ts';
import { checkBody } from './checkBody.ts';
import { checkPublications, missingPublications } from './checkPublications.ts';
import { letterWarnings } from './letterWarnings.ts';
import { meantDate } from './meantDate.ts';
import { pictureProblem, pictureWeakness, unusedPictures } from './pictureProblem.ts';
import { ownResume, resumeProblem } from './resumeProblem.ts';
import { unreadFiles } from './unreadFiles.ts';
import { missingShortTitles, sameOrder, weaknesses } from './weaknesses.ts';

export interface Problem {
  /** From the repository's root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** The field, what is wrong with it, and what to do. */
  message: string;
  /** A warning is told and stops nothing. */
  severity?: 'warning';
  /** The offending line, as it stands in the file. */
  source?: string;
}

/** Whether a problem stops the build. */
export function isError({ severity }: Problem): boolean {
  return severity !== 'warning';
}

/** What a file is checked against besides its schema. */
export interface Surroundings {
  root: string;
  today: Date;
  /** What is known of links. */
  refreshed: Refreshed;
  pages: Pages;
  /** The pictures that content names, from `root`; filled while files are checked. */
  named: Set<string>;
}

async function checkFile(file: string, kind: ContentKind, surroundings: Surroundings): Promise<Problem[]> {
  const { root, today } = surroundings;
  const bytes = readFileSync(join(root, file));
  if (!isUtf8(bytes)) return [{ file, message: `is not saved as UTF-8. ${saveAsUtf8}` }];
  const text = bytes.toString();
  const source = readSource(file, text);
  if (!source) return [{ file, line: 1, column: 1, message: frontMatterMistake(text) }];

  const facts = new Facts(file, source);
  const mistakes = yamlMistakes(facts.document, source.yaml);
  if (mistakes.length) return mistakes.map(({ offset, message }) => ({ ...facts.placeAt(offset), message }));
  let data: unknown;
  try {
    data = facts.data;
  } catch (error) {
    return [{ file, message: (error as Error).message }];
  }
  const tell = (path: readonly PropertyKey[], message: string, severity?: 'warning'): Problem => ({
    ...facts.place(path),
    message: [fieldName(path), message].filter(Boolean).join(' '),
    ...(severity && { severity }),
  });
  const problems = (contentFiles[kind].schema.safeParse(data).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [tell(issue.path, issue.message + meantDate(kind, issue.path, facts.document.getIn(issue.path, true)))];
    }
    const known = fieldsAt(kind, issue.path);
    return issue.keys.map((key) => ({
      ...tell(issue.path, unknownField(key, known)),
      ...facts.place([...issue.path, key], 'name'),
    }));
  });
  problems.push(...(await checkTexts(file, kind, data, surroundings, tell)));
  for (const { path, message } of missingPublications(root, data)) problems.push(tell(path, message));
  for (const { path, message } of weaknesses(kind, data, today)) problems.push(tell(path, message, 'warning'));
  return problems.concat(await checkBody(file, source, surroundings));
}

/** The fields that name a picture. */
const pictureFields = ['photo', 'imageSrc', 'logoUrl'];

/** Checks the pictures, links and HTML in a file's facts. */
async function checkTexts(
  file: string,
  kind: ContentKind,
  data: unknown,
  { root, refreshed, named: pictures }: Surroundings,
  tell: (path: readonly PropertyKey[], message: string, severity?: 'warning') => Problem,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, text: named } of textsIn(data)) {
    const field = String(path.at(-1));
    if (pictureFields.includes(field)) {
      const problem = await pictureProblem(root, file, named, pictures);
      const weakness = problem ? undefined : await pictureWeakness(root, file, named, `${kind}.${field}`);
      if (problem) problems.push(tell(path, problem));
      if (weakness) problems.push(tell(path, `points to ${JSON.stringify(named)}, which ${weakness}`, 'warning'));
    }
    const fault = linkFault(refreshed[named]);
    if (fault) problems.push(tell(path, fault, 'warning'));
    const tag = tagInField(named);
    if (tag) problems.push(tell(path, `holds \`${tag}\`, which is shown as text. Delete the tag.`, 'warning'));
  }
  return problems;
}

/** Puts problems in order, file by file from top to bottom, and adds the offending line to each that has a place. */
function arrange(root: string, problems: readonly Problem[]): Problem[] {
  return [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const path = join(root, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
    return ofFile
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map((problem) => {
        const source = lines[(problem.line ?? 0) - 1];
        return source === undefined ? problem : { ...problem, source };
      });
  });
}

/**
 * @param root the folder that holds `content/`
 * @param today what days in content are compared with
 */
export async function checkContent(root: string, today = buildDate(process.env)): Promise<Problem[]> {
  const { refreshed, problem } = readRefreshed(root);
  const surroundings = { root, today, refreshed, pages: await findPages(root), named: new Set<string>() };
  const checked = Object.entries(contentFiles).map(async ([kind, { pattern, ...rest }]): Promise<Problem[]> => {
    const files = contentFilesOf(root, pattern);
    if (!files.length && 'required' in rest) {
      return [{ file: `content/${pattern}`, message: 'is missing: it holds at least your name' }];
    }
    return (await Promise.all(files.map((file) => checkFile(file, kind as ContentKind, surroundings)))).flat();
  });
  checked.push(checkPublications(surroundings));
  const resume = resumeProblem(root);
  const problems = [
    ...(problem ? [problem] : []),
    ...(await Promise.all(checked)).flat(),
    ...addressProblems(root),
    ...sameOrder(root),
    ...unreadFiles(root),
    ...(resume ? [{ file: ownResume, message: resume }] : []),
  ];
  // What follows from an error is not told besides: a misspelt name leaves its picture unused.
  if (!problems.some(isError)) {
    problems.push(...unusedPictures(root, surroundings.named), ...missingShortTitles(root));
    problems.push(...(await letterWarnings(root)));
  }
  return arrange(root, problems);
}
