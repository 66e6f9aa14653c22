/** `npm run create`: from answers to `content/`, whole or not at all. */
import { isError } from '#base/problems.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { folderAside, isSample } from '#content/sample.ts';
import { starterFiles } from '#content/starters.ts';
import { writeContent } from '../import/writeContent.ts';
import { readAnswers } from './answers.ts';
import { agree, ask, Cancelled, type Wanted } from './ask.ts';
import { hostProblems, hosts } from './hosts.ts';
import { type Options, readOptions } from './options.ts';

interface Terminal {
  /** Whether somebody can be asked. */
  isTerminal: boolean;
  say: (line: string) => void;
}

/**
 * Writes starters with the owner's answers to `content/`, and says what it does. Sample content is moved aside.
 * @param root the folder that holds `content/`
 * @returns whether starters were written; otherwise `content/` is as it was, and the reason was said
 */
export async function createContent(root: string, options: Options, { isTerminal, say }: Terminal): Promise<boolean> {
  const refuse = (problems: string[]) => {
    say(`${problems.join('\n')}\n\nNothing was written.`);
    return false;
  };
  const { here, yes, ...answers } = options;
  if (!here) return refuse(['Missing --here: create works only in this folder. Example: npm run create -- --here']);
  const { problems, ...given } = readOptions(options);
  if (problems.length) return refuse(problems);
  const content = await readContent(openFolder(root));
  const sample = isSample(content);
  if (!sample && content.folder.paths.some((path) => path.startsWith('content/')))
    return refuse(['content/ holds your own content. To change it: npm run edit. To start again, move it away.']);
  const asks = isTerminal && !yes;
  if (!asks && !yes && !Object.keys(answers).length)
    return refuse(['There is no terminal to ask in. Give your answers as options: npm run create -- --help']);

  try {
    const wanted = asks ? await ask(given) : given;
    const { name, ...facts } = wanted.answers;
    if (!name) return refuse(['name is required. Give it with --name "Your Name".']);
    const wrong = [...readAnswers(wanted.answers).problems, ...hostProblems(wanted.host, wanted.answers)];
    if (wrong.length) return refuse(wrong);
    const files = starterFiles({ name, ...facts });
    const aside = sample ? folderAside(root) : undefined;
    const changes = [
      ...(aside ? [`Moved to ${aside}/: the old content/`] : []),
      `Written to content/: ${[...files.keys()].join(', ')}`,
    ];
    if (asks) await agree(changes);
    const found = (await writeContent(root, files, { kept: [], aside })).filter(isError).map(formatProblem);
    if (found.length) return refuse(found);
    say(`${changes.join('\n')}\n\nNext steps:\n  ${nextSteps(wanted).join('\n  ')}`);
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    say('Stopped. Nothing was written.');
    return false;
  }
}

function nextSteps({ host, answers: { email, form } }: Wanted): string[] {
  const asksToConfirm = email && (form?.service ?? 'formsubmit') === 'formsubmit';
  return [
    'See your site: npm start',
    'Say who you are: content/about.md',
    'Add a project: npm run new -- project "Title"',
    'Check your content: npm run check',
    ...(asksToConfirm ? ['After publishing, send yourself a message: FormSubmit asks you to confirm.'] : []),
    host ? hosts[host].steps : 'Publish: see deploy/README.md.',
  ];
}
