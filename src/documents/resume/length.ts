/** Checks the length of the résumé, and finds entries to leave out if it is too long. */

import { englishCount } from '#base/counter.ts';
import { lastDate } from '#base/dates.ts';
import type { Problem } from '#base/problems.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import type { Content } from '#content/readContent.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { limitedSections, type SectionName, sections, summarySection, titleFieldsOf } from '#sections/index.ts';
import { keptInResume, type Section } from '#sections/section.ts';
import { compileResume } from './compile.ts';
import { resumeData, resumeValues } from './data.ts';
import { pagesOfPdf } from './describeReading.ts';
import { resumePhoto } from './photo.ts';

/** Entries in the résumé of a section that can be limited. */
interface LimitedEntries {
  name: SectionName;
  entries: readonly Readonly<Record<string, unknown>>[];
}

/** Returns whether a section keeps at least one entry. */
const isNeeded = (name: SectionName) => (sections[name] as Section<unknown>).sorted?.organization !== undefined;

function listsOf(values: CitedContent): LimitedEntries[] {
  const limits: Partial<Record<SectionName, number>> = values.site.resume.limits;
  return limitedSections.flatMap((name) => {
    const section = sections[name] as Section<unknown>;
    if (section.isOneLine) return [];
    const kept = keptInResume(section, values[name]);
    return [{ name, entries: (kept as LimitedEntries['entries']).slice(0, limits[name]) }];
  });
}

/** Returns what the advice calls an entry: also its file, since several jobs can have one title. */
function entryTitle(name: SectionName, index: number, entry: LimitedEntries['entries'][number]): string {
  const titles = titleFieldsOf(name).map((field) => entry[field]);
  return `"${titles.find(Boolean) ?? `${name}[${index}]`}"${entry.file ? ` (${entry.file})` : ''}`;
}

interface Left {
  /** Of an entry; undefined for a paragraph of the background. */
  title?: string;
  /** The limits that leave out this and all before it. */
  limits: Readonly<Partial<Record<SectionName, number>>>;
}

/**
 * Returns entries to leave out one after another: among the last of each section the oldest, or else the longest. After
 * them, the paragraphs of intro and background.
 * @param paragraphs number of these paragraphs
 */
function leavingOrder(values: CitedContent, paragraphs: number): Left[] {
  const lists = listsOf(values).map(({ name, entries }) => ({ name, entries: [...entries] }));
  const left: Left[] = [];
  let limits: Left['limits'] = values.site.resume.limits;
  for (;;) {
    const last = lists.flatMap((list) => {
      const entry = list.entries.at(-1);
      return entry && list.entries.length > Number(isNeeded(list.name)) ? [{ list, entry }] : [];
    });
    last.sort(
      (a, b) =>
        lastDate(a.entry).localeCompare(lastDate(b.entry)) ||
        JSON.stringify(b.entry).length - JSON.stringify(a.entry).length,
    );
    const [first] = last;
    if (!first) break;
    first.list.entries.pop();
    limits = { ...limits, [first.list.name]: first.list.entries.length };
    left.push({ title: entryTitle(first.list.name, first.list.entries.length, first.entry), limits });
  }
  for (let count = paragraphs - 1; count > 0; count -= 1) left.push({ limits: { ...limits, [summarySection]: count } });
  return left;
}

/**
 * Warns if the résumé in one language is longer than its owner wants, with entries to leave out. Measures nothing if the
 * owner sets no limit.
 */
export async function lengthWarnings(content: Content, today: Date): Promise<Problem[]> {
  const { site, folder, edition } = content;
  const wanted = site?.resume.pages;
  if (!site || !wanted || folder.has(ownResumeIn(edition))) return [];
  // The editor reads private data, which the public résumé doesn't have.
  const values = await resumeValues({ ...content, site, private: undefined }, today);
  const photo = await resumePhoto(values);
  const pagesWith = async (limits: Left['limits']) => {
    const limited = { ...site, resume: { ...site.resume, limits } };
    return pagesOfPdf(await compileResume(resumeData({ ...values, site: limited }), photo, content.palette));
  };
  const pages = await pagesWith(site.resume.limits);
  if (pages.length <= wanted) return [];
  const lines = pages.slice(wanted).flatMap((page) =>
    page
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, -1),
  );
  const all = leavingOrder(values, resumeData(values).summary.length);
  // The fewest that make it fit, since each one makes it shorter.
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const fits = (await pagesWith(all[middle]?.limits ?? {})).length <= wanted;
    if (fits) high = middle;
    else low = middle + 1;
  }
  const found = all[low];
  const titles = all.slice(0, low + 1).flatMap(({ title }) => title ?? []);
  const limits = Object.entries(found?.limits ?? {}).map(([name, limit]) => `${name}: ${limit}`);
  const which = edition.path ? ` in ${edition.language}` : '';
  const long = `is ${wanted}, but the résumé${which} takes ${englishCount(pages.length, 'page')}: ${englishCount(lines.length, 'line')} too many`;
  const limited = `To make it fit, write \`limits: { ${limits.join(', ')} }\` in resume`;
  const advice = !found
    ? 'Shorten the background, or raise pages: leaving out entries is not enough.'
    : found.title
      ? `${limited}, or \`resume: false\` in: ${titles.join(', ')}.`
      : `${limited}: leaving out entries is not enough. \`${summarySection}\` limits the paragraphs of intro and background.`;
  const file = content.files.get(siteFile);
  if (!file) return [];
  const problem = file.problem(['resume', 'pages'], `${long}. ${advice}`, 'warning');
  return [{ ...problem, source: file.text?.split(/\r?\n/)[(problem.line ?? 1) - 1] }];
}
