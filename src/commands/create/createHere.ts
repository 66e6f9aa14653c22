/** `vitrine create --here`: replaces sample content with starters, in the folder that holds it. */
import { isInContent } from '#base/contentPath.ts';
import { isError } from '#base/problems.ts';
import { nextSteps } from '#base/terminal.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { folderAside, isSample } from '#content/sample.ts';
import { writeContent } from '../import/writeContent.ts';
import { type Options, startersOf } from './answers.ts';
import { agree } from './ask.ts';
import { readChoices, reject, type Terminal } from './createSite.ts';

/**
 * Writes starters with the owner's answers to `content/`. Moves sample content aside. Prints what it does.
 * @param root the folder that holds `content/`
 * @throws CommandError with the reason why nothing was written
 */
export async function createHere(
  root: string,
  options: Options,
  { isTerminal, say }: Pick<Terminal, 'isTerminal' | 'say'>,
): Promise<void> {
  if (options.from) reject("--from can't be combined with --here. To fill content/ from a résumé, run npm run import.");
  const content = await readContent(openFolder(root));
  const sample = isSample(content);
  if (!sample && content.folder.paths.some(isInContent))
    reject('content/ has your own content. To change it, run npm run edit. To start again, move it away.');
  const files = startersOf(await readChoices(options, isTerminal));
  const aside = sample ? folderAside(root) : undefined;
  const changes = [
    ...(aside ? [`Moved to ${aside}/: the old content/`] : []),
    `Written to content/: ${[...files.keys()].join(', ')}`,
  ];
  if (isTerminal && !options.yes) await agree(changes);
  reject(...(await writeContent(root, files, { kept: [], aside })).filter(isError).map(formatProblem));
  say(changes.join('\n') + nextSteps({ '\nSee your site': 'npm start', 'Edit it in a form': 'npm run edit' }));
}
