/** `npm run setup`: from answers to `content/`, whole or not at all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonOptions } from '@clack/prompts';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkFolder.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { EditError } from '#content/editYaml.ts';
import { writeContent } from '../import/writeContent.ts';
import { currentAnswers, readAnswers } from './answers.ts';
import { agree, ask, Cancelled, type Wanted } from './ask.ts';
import { type Flags, readFlags, usage } from './flags.ts';
import { hostProblems, hosts } from './hosts.ts';
import { countSample, planSetup, readSite, type SetupPlan } from './plan.ts';

const siteFile = 'content/site.yaml';

interface Options {
  /** Whether somebody can be asked. */
  isTerminal: boolean;
  say: (line: string) => void;
  /** Another terminal than this process's. */
  io?: CommonOptions;
}

/**
 * Sets the site up, and says what it does.
 * @param root the folder that holds `content/`
 * @param args what was typed
 * @returns whether everything is as it was asked for; otherwise `content/` is as it was, and the reason was said
 */
export async function setUp(root: string, args: string[], { isTerminal, say, io }: Options): Promise<boolean> {
  const refuse = (problems: string[]) => {
    say(`${problems.join('\n')}\n\nNothing was written.`);
    return false;
  };
  const { flags, problems } = readFlags(args);
  if (problems.length) return refuse(problems);
  if (!isTerminal && !flags.any && !flags.yes) {
    say(`There is no terminal to ask in. Give your answers as flags.\n\n${usage}`);
    return false;
  }
  const mistakes = (await checkFolder(root)).filter((each) => isError(each) && each.file === siteFile);
  if (mistakes.length && existsSync(join(root, siteFile))) return refuse(mistakes.map(formatProblem));

  try {
    const asks = isTerminal && !flags.yes;
    const wanted = asks ? await interview(root, flags, io) : unasked(root, flags);
    if (!wanted.answers.name) return refuse(['name is missing: give it with --name "Your Name"']);
    const wrong = [...readAnswers(wanted.answers).problems, ...hostProblems(wanted.host, wanted.answers)];
    if (wrong.length) return refuse(wrong);

    const setup = planSetup(root, wanted.answers, wanted.sample === 'clear');
    const changes = summary(setup);
    if (!changes.length) say('Nothing to change: content/ says all that by now.');
    else {
      if (asks) await agree(changes, io);
      const found = (await writeContent(root, setup.files, setup.plan)).map(formatProblem);
      if (found.length) return refuse(found);
      say(`Written:\n${changes.map((line) => `  ${line}`).join('\n')}`);
    }
    say(
      `\nWhat comes next:\n${nextSteps(root, wanted)
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
    return true;
  } catch (error) {
    if (error instanceof EditError) return refuse([`${siteFile} cannot be changed: ${error.message}`]);
    if (!(error instanceof Cancelled)) throw error;
    say('Stopped. Nothing was written.');
    return false;
  }
}

function interview(root: string, flags: Flags, io?: CommonOptions): Promise<Wanted> {
  return ask(currentAnswers(readSite(root)), flags, countSample(root), io);
}

/** What is not given stays as it is; the sample person's entries go with their name. */
function unasked(root: string, { facts, host, sample }: Flags): Wanted {
  const { answers, isFirst } = currentAnswers(readSite(root));
  return { answers: { ...answers, ...facts }, host, sample: sample ?? (isFirst ? 'clear' : 'keep') };
}

/** What will be other than it was; empty when nothing will. */
function summary({ fields, files, plan }: SetupPlan): string[] {
  const gone = plan.sample.filter((path) => !files.has(path)).length;
  const emptied = [...files.keys()].filter((path) => path !== 'site.yaml');
  return [
    ...(fields.length ? [`${siteFile}: ${fields.join(', ')}`] : []),
    ...(gone ? [`the sample's files are removed: ${gone}`] : []),
    ...(emptied.length ? [`lists that are empty now, and say how to fill them: ${emptied.join(', ')}`] : []),
  ];
}

function nextSteps(root: string, { host, answers }: Wanted): string[] {
  const left = countSample(root);
  const { email, form } = answers;
  return [
    'See it: npm start',
    ...(left ? [`Of the sample ${left} files are left: the site cannot be published with them.`] : []),
    'Say who you are: content/about.md, with `intro: A sentence or two` between two lines of ---, your background below.',
    'Show what you did: npm run new -- project "Title"',
    'See that all is right: npm run check',
    ...(form.service === 'formsubmit' && email
      ? ['After publishing, send yourself a message: FormSubmit asks you to confirm.']
      : []),
    host ? hosts[host].steps : 'Publish it: the hosts are in deploy/README.md.',
  ];
}
