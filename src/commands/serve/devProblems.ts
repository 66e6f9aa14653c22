/** What `npm run check` reports of the content while the site is developed: in the terminal, and over each page. */
import { explainError } from '#base/commandError.ts';
import { paintFor } from '#base/paint.ts';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkFolder.ts';
import { formatProblems } from '#content/check/formatProblems.ts';

/** Astro's configuration and the pages are loaded apart, in one process. */
const memory: typeof globalThis & { vitrineProblems?: Promise<string> } = globalThis;

/** Returns the problems of the content as text, if there are errors among them; else nothing. */
export const developedProblems = async (): Promise<string> => (await memory.vitrineProblems) ?? '';

async function check(root: string): Promise<string> {
  try {
    const problems = await checkFolder(root);
    if (!problems.some(isError)) return '';
    console.error(formatProblems(problems, paintFor(process.stderr)));
    return formatProblems(problems);
  } catch (error) {
    const reason = explainError(error, root) ?? String(error);
    console.error(reason);
    return reason;
  }
}

/** Checks the content anew. */
export function checkDeveloped(root: string): Promise<string> {
  memory.vitrineProblems = check(root);
  return memory.vitrineProblems;
}
