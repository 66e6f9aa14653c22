import { buildDate } from '#base/dates.ts';
import type { Problem } from '#base/problems.ts';
import { openFolder } from '../folder.ts';
import { readContent } from '../readContent.ts';
import { checkContent } from './checkContent.ts';

/** Reads and checks the content of a folder on disk. */
export async function checkFolder(root: string, today = buildDate(process.env)): Promise<Problem[]> {
  return checkContent(await readContent(openFolder(root)), today);
}
