/** `vitrine check`: reports every problem in `content/` at once. Only errors make it fail. */
import { root } from '#base/folders.ts';
import { fieldName, isError, sentenceOf } from '#base/problems.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { printProblems } from '#content/check/formatProblems.ts';
import { privateProblems } from '#content/check/privateProblems.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { measureResume } from '#documents/resume/measure.ts';
import { adminProblems } from '#editor/admin/repository.ts';
import type { Action } from './cli/commandLine.ts';

export const run: Action<'check'> = async ({ json }) => {
  const content = await readContent(openFolder(root));
  const problems = [...(await checkContent(content)), ...privateProblems(root), ...adminProblems(root)];
  const errors = problems.filter(isError).length;
  if (!errors) problems.push(...(await measureResume(content)));
  if (json) {
    // The help of the command describes it.
    const described = problems.map((problem) => {
      const { severity, path, ...facts } = problem;
      return { severity, ...facts, field: path?.length ? fieldName(path) : undefined, message: sentenceOf(problem) };
    });
    console.log(JSON.stringify({ errors, warnings: problems.length - errors, problems: described }, null, 2));
  } else {
    printProblems(problems);
  }
  return errors ? 1 : 0;
};
