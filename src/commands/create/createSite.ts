/** `vitrine create`: from answers or a résumé to a folder with content, completely or not at all. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tidyFolder, writeFolder } from '#base/beside.ts';
import { assertWritable, CommandError } from '#base/commandError.ts';
import { belowContent, contentRoot, inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import { nextSteps, shellWord } from '#base/terminal.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { installedSchemas, privateStarter, schemaFolder } from '#content/newFiles.ts';
import { readContent } from '#content/readContent.ts';
import { isSameText, writeFiles } from '#content/writeFiles.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { accentOf } from '#ui/palette/accents.ts';
import { installedNode, isOldNode } from '../cli/oldNode.ts';
import { accentNote, importResume } from '../import/importResume.ts';
import { type Options, readAnswers, readOptions, type SiteChoices, startersOf, withChoices } from './answers.ts';
import { agree, ask } from './ask.ts';
import { firstCommit } from './firstCommit.ts';
import { hostProblems } from './hosts.ts';
import type { PackedProgram } from './packedProgram.ts';
import { siteFiles } from './siteFiles.ts';

export interface Terminal {
  /** Whether there is a terminal to ask questions in. */
  isTerminal: boolean;
  say: (line: string) => void;
  /** Packs the program. Called only after all checks, since it takes long. */
  pack: () => Promise<PackedProgram>;
}

type NewFiles = Map<string, string | Buffer>;

const withFolder = (files: Iterable<[path: string, text: string]>): [string, string][] =>
  [...files].map(([path, text]) => [inContent(path), text]);

const foreignMenus = (tag: string) =>
  `There are no menus in ${englishNameOf(tag)} (${tag}) yet, so those pages have English ones.`;

const schemaLine = '# yaml-language-server: ';

/** @throws CommandError if there is a problem */
export function reject(...problems: string[]): void {
  if (problems.length) throw new CommandError(`${problems.join('\n')}\n\nNothing was written.`);
}

const asksFor = ({ yes, from }: Options, isTerminal: boolean) => isTerminal && !yes && !from;

/** Returns the fields that options and questions give, and the host. */
async function readChoices(options: Options, isTerminal: boolean): Promise<SiteChoices> {
  const { yes, from, 'no-git': _, upgrade: __, preview: ___, ...answers } = options;
  const { problems, ...given } = readOptions(options);
  reject(...problems);
  const asks = asksFor(options, isTerminal);
  if (!asks && !yes && !from && !Object.keys(answers).length)
    reject('No terminal to ask questions in. Give your answers as options: npm run create -- --help');
  const choices = asks ? await ask(given) : given;
  if (!choices.answers.name && !from) reject('name is required. Give it with --name "Your Name".');
  reject(...readAnswers(choices.answers).problems, ...hostProblems(choices.host, choices.answers));
  return choices;
}

/** Calls a function with a temporary folder, and removes it afterward. */
async function withStage<Value>(use: (stage: string) => Promise<Value>): Promise<Value> {
  const stage = mkdtempSync(join(tmpdir(), 'vitrine-create-'));
  try {
    return await use(stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Returns the content of résumés, with the fields that options give. */
const contentFrom = (
  resumes: NonNullable<Options['from']>,
  choices: SiteChoices,
  say: Terminal['say'],
): Promise<NewFiles> =>
  withStage(async (stage) => {
    const { languages, accent } = choices.answers;
    const typed = resumes.map(shellWord).join(' ');
    await importResume(stage, resumes, { typed, say, accent, ...(languages && { languages }) });
    const files: NewFiles = new Map(openFolder(stage).paths.map((path) => [path, readFileSync(join(stage, path))]));
    const { text, own } = withChoices(String(files.get(siteFile)), choices);
    return new Map([...files, [siteFile, text], ...withFolder(privateStarter(own))]);
  });

/**
 * Returns the owner's name.
 * @throws CommandError if the content has errors
 */
const checkFiles = (files: NewFiles): Promise<string> =>
  withStage(async (stage) => {
    writeFiles(stage, files);
    const content = await readContent(openFolder(stage));
    reject(...(await checkContent(content)).filter(isError).map(formatProblem));
    return content.site?.name ?? '';
  });

/** Points content of the repository to the site's schemas instead of the repository's. */
const withInstalledSchema = (bytes: string | Buffer) =>
  Buffer.from(bytes).subarray(0, 200).includes(schemaLine)
    ? String(bytes).replace(schemaFolder, installedSchemas)
    : bytes;

/**
 * Returns the files to write. An existing README.md or .gitignore stays.
 * @throws CommandError if another file would be overwritten
 */
export function planFiles(target: string, files: NewFiles): NewFiles {
  const mayStay = ['README.md', '.gitignore'];
  const taken = [...files.keys()].filter((file) => existsSync(join(target, file)));
  const isTheirs = (file: string) => !isSameText(files.get(file) ?? null, readFileSync(join(target, file)));
  const inTheWay = taken.filter((file) => !mayStay.includes(file) && isTheirs(file));
  reject(...inTheWay.map((file) => `${join(target, file)} exists and differs. Move it away, and run this again.`));
  return new Map([...files].filter(([file]) => !taken.includes(file)));
}

/** Writes a new folder at once. In an existing one, writes `content/` at once, after all other files. */
async function placeFiles<Result>(
  target: string,
  files: NewFiles,
  commit: (folder: string) => Result,
): Promise<Result> {
  const write = (folder: string, written: [string, string | Buffer][]) => writeFiles(folder, new Map(written));
  if (!existsSync(target)) {
    return writeFolder(target, (stage) => {
      write(stage, [...files]);
      return commit(stage);
    });
  }
  const [content, others] = [true, false].map((is) => [...files].filter(([file]) => isInContent(file) === is));
  await writeFolder(join(target, contentRoot), (stage) => {
    write(
      stage,
      (content ?? []).map(([file, bytes]) => [belowContent(file), bytes]),
    );
    write(target, others ?? []);
  });
  return commit(target);
}

/**
 * Creates a folder with content, and all that it takes to build and publish it. Prints what it does.
 * @throws CommandError with the reason why nothing was written
 */
export async function createSite(target: string, typed: string, options: Options, terminal: Terminal): Promise<void> {
  const { isTerminal, say, pack } = terminal;
  const { from } = options;
  for (const folder of [dirname(target), target]) tidyFolder(folder);
  assertWritable(target, ['.']);
  const choices = await readChoices(options, isTerminal);
  const { answers, host } = choices;
  const asks = asksFor(options, isTerminal);
  const chosen = asks || from || answers.accent ? undefined : accentOf(answers.name ?? '');
  if (chosen) answers.accent = chosen;
  const written = from ? await contentFrom(from, choices, say) : new Map(withFolder(startersOf(choices)));
  const content: NewFiles = new Map([...written].map(([file, bytes]) => [file, withInstalledSchema(bytes)]));
  const needsNode = isOldNode(installedNode());
  const site = { target, host, url: answers.url, name: await checkFiles(content), needsNode };
  const files = planFiles(target, new Map([...content, ...siteFiles(site, await pack())]));
  const others = [...files.keys()].filter((file) => !content.has(file));
  const list = [`content/ (${content.size} files)`, ...others].map((file) => `  ${file}`);
  list.push(...(answers.languages ?? []).filter((tag) => !hasUiStrings(tag)).map(foreignMenus));
  if (asks) await agree([`In ${typed}:`, ...list]);
  const commit = (folder: string) =>
    options['no-git']
      ? undefined
      : firstCommit(
          folder,
          [...files.keys()].filter((file) => !isPrivatePath(file)),
        );
  const committed = await placeFiles(target, files, commit);
  say([`Created ${typed}:`, ...list].join('\n'));
  if (committed) say(committed);
  if (chosen) say(accentNote(chosen));
  if (needsNode) say(`npm ci also installs a newer Node.js there: this machine has ${installedNode()}.`);
  say(
    nextSteps({
      'See your site': `cd ${shellWord(typed)} && npm ci && npm start`,
      'Edit it in a form': 'npm run edit',
    }),
  );
  say('\nREADME.md in the folder explains how to publish it.');
  if (answers.email && (answers.form?.service ?? 'formsubmit') === 'formsubmit')
    say('After publishing, send yourself a message: FormSubmit asks you to confirm.');
}
