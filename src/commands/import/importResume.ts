import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { explainError } from '#base/commandError.ts';
import { isError, type Problem } from '#base/problems.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { folderAside, isSample } from '#content/sample.ts';
import { readCovers } from './covers.ts';
import { readPhoto } from './photo.ts';
import { readSource } from './readSource.ts';
import { reportLeftOut } from './report.ts';
import { type ImportedContent, ResumeError, readResume, toContent } from './toContent.ts';
import { type Plan, planContent, writeContent } from './writeContent.ts';

export interface ImportOptions {
  /** Replaces files of the owner's that the résumé has as well. */
  force?: boolean;
  /** Replaces them, and removes entries that the résumé lacks; the old content is kept aside. */
  replace?: boolean;
  /** Publishes the phone number. Default: true. */
  phone?: boolean;
  /** The language whose texts are taken, where the résumé has them in several. */
  language?: string;
  /** The file's path as the owner typed it. Default: its name. */
  typed?: string;
  /** Downloads the photo that the résumé names by its address. */
  fetch?: boolean;
  say: (line: string) => void;
}

/**
 * Makes `content/` of a résumé in JSON Resume form, and says what it does.
 * @param root the folder that holds `content/`
 * @returns whether content was written; otherwise it is as it was, and the reason was said
 */
export async function importResume(root: string, file: string, options: ImportOptions): Promise<boolean> {
  const { force = false, replace = false, fetch = false, phone = true, language, say } = options;
  const name = basename(file);
  const { typed = name } = options;
  try {
    const resume = readResume(() => readSource(file), name, language, typed);
    const { basics, canonical } = resume;
    const { image } = basics;
    const source = { folder: dirname(file), fetch, typed, ...(canonical && { canonical }) };
    const photo = image ? await readPhoto(image, source) : undefined;
    const covers = await readCovers(resume, source);
    const onSection = (section: string, taken: string) => say(`${section.padEnd(12)} ${taken}`);
    const draft = toContent(resume, { phone, photo, reports: covers.reports, onSection });
    const files = new Map<string, string | Buffer>([...draft.files, ...covers.files]);
    if (photo && 'path' in photo) files.set(photo.path, photo.bytes);
    const sample = isSample(await readContent(openFolder(root)));
    const plan = planContent(root, files, sample, replace);
    const stops = plan.inTheWay.length > 0 && !force && !replace;
    if (stops) say(`\nThese files are yours, and the résumé would replace them:\n${inContent(plan.inTheWay)}`);
    if (plan.left.length) {
      say(`\nNot in ${name}, so these stay on the site:\n${inContent(plan.left)}`);
      say(`To remove them, add --replace: it moves the old content/ to ${folderAside(root)}/.`);
    }
    if (stops) {
      say('\nNothing was written. Move what you want to keep, or add --force to replace them.');
      return false;
    }
    const problems = (await writeContent(root, files, plan)).filter(isError);
    if (problems.length) return refuse(problems, say);
    summarize(root, files.size, draft, plan, options);
    return true;
  } catch (error) {
    if (error instanceof ResumeError) return refuse(error.problems, say);
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' && path === file ? `There is no file ${file}.` : explainError(error, root);
    if (!reason) throw error;
    say(reason);
    return false;
  }
}

function refuse(problems: readonly Problem[], say: ImportOptions['say']): false {
  say(problems.map(formatProblem).join('\n'));
  say(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`);
  return false;
}

/** The whole of a report that doesn't fit on a screen. */
export const reportFile = '.cache/import-report.txt';

const inContent = (paths: readonly string[]) => paths.map((path) => `  content/${path}`).join('\n');

/** Says what was written and removed, what had no place, and what is left for the owner. */
function summarize(
  root: string,
  size: number,
  draft: ImportedContent,
  plan: Plan,
  { replace, say }: ImportOptions,
): void {
  const part = (heading: string, lines: string) => lines && say(`\n${heading}\n${lines}`);
  const { inTheWay, removed, kept, left, aside } = plan;
  say(`\ncontent/ was written: ${size} ${size === 1 ? 'file' : 'files'}.`);
  part(`Replaced, as you asked with ${replace ? '--replace' : '--force'}:`, inContent(inTheWay));
  part('Removed, as you asked with --replace:', inContent(removed));
  if (aside) say(`\nThe old content/ is in ${aside}/.`);
  part('Your files, unchanged:', inContent(kept.filter((path) => !left.includes(path))));
  const { shown, whole } = reportLeftOut(draft);
  if (shown) say(`\n${shown}`);
  if (whole) {
    mkdirSync(join(root, dirname(reportFile)), { recursive: true });
    writeFileSync(join(root, reportFile), `${whole}\n`);
    say(`\nThe full list is in ${reportFile}.`);
  }
}
