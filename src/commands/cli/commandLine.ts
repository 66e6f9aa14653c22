/** Reads what is typed after a command, and prints its help; loads nothing else, so that help appears at once. */
import { parseArgs } from 'node:util';
import { visibleLines } from '#base/characters.ts';
import { explainError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { nearest } from '#base/nearest.ts';
import { paintFor, unpainted } from '#base/terminal.ts';
import { type Command, type Option, type ProgramCommand, programCommands } from './commands.ts';

export const usageExit = 2;

/** Thrown if a command was typed wrong; the message is one line. */
export class UsageError extends Error {}

type ValuesOf<Options> = {
  [Key in keyof Options]?: Options[Key] extends { isRepeated: true }
    ? string[]
    : Options[Key] extends { value: string }
      ? string
      : true;
};

/** What a command does. Returns the exit code. */
type ActionOf<Described> = (
  values: ValuesOf<Described extends { options: infer Options } ? Options : object>,
  operands: string[],
) => Promise<number>;
export type Action<Name extends ProgramCommand> = ActionOf<(typeof programCommands)[Name]>;

const help: Option = { summary: 'Prints this help.' };

function commandText(name: string, typed = ''): string {
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return typed ? `${command} -- ${typed}` : command;
}

const optionText = ([name, { value }]: [string, Option]): string => `--${name}${value ? ` <${value}>` : ''}`;

function table(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.length ? ['', heading, ...rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)] : [];
}

/** Returns the help of a command. */
export async function formatHelp(name: string, command: Command, paint = unpainted): Promise<string> {
  const { summary, details, operands = [], options = {}, environment = {}, examples = [''] } = command;
  const { exit = ['It succeeded.', 'It failed.'] } = command;
  const heading = (text: string) => paint('bold', text);
  const optionRows = Object.entries(options).map((option) => [optionText(option), option[1].summary] as const);
  return [
    `${heading('Usage:')} ${commandText(name, ['[options]', ...operands].join(' '))}`,
    `\n${summary}`,
    ...(details ? [`\n${typeof details === 'string' ? details : await details()}`] : []),
    ...table(heading('Options:'), [...optionRows, ['-h, --help', help.summary]]),
    ...table(heading('Environment:'), Object.entries(environment)),
    `\n${heading(examples.length > 1 ? 'Examples:' : 'Example:')}`,
    ...examples.map((example) => `  ${commandText(name, example)}`),
    ...table(heading('Exit codes:'), [
      ['0', exit[0]],
      ['1', exit[1]],
      [String(usageExit), 'An option or an argument is wrong.'],
    ]),
  ].join('\n');
}

/** Returns what the program can do, a line for each command. */
export function formatCommands(
  scripts?: Readonly<Record<string, string>>,
  documents: readonly (readonly [path: string, title: string])[] = [],
  paint = unpainted,
): string {
  const rows = Object.entries(programCommands)
    .filter(([name]) => !scripts || name in scripts)
    .map(([name, { summary }]) => [name, summary] as const);
  return [
    `${paint('bold', 'Usage:')} ${scripts ? 'npm run' : 'vitrine'} <command>${scripts ? ' --' : ''} [options]`,
    `\n${scripts ? '' : "In a site's folder, npm runs it: npm run <command> -- [options]. "}Each command has --help.`,
    ...table(paint('bold', 'Commands:'), [...rows, ['help', 'Prints this list.']]),
    ...table(paint('bold', 'Documents:'), documents),
    ...table(paint('bold', 'Options:'), [['--version', 'Prints the version.']]),
  ].join('\n');
}

/** Returns ` Did you mean "--json"?`; empty if no option is similar. */
function suggest(typed: string, options: readonly string[]): string {
  // Phones and word processors turn two hyphens into a dash.
  const suggested = nearest(typed.replace(/^[-–—]+|=.*/g, ''), options);
  return suggested ? ` Did you mean "--${suggested}"?` : '';
}

/** Reads options with Node's parser. @throws UsageError if it rejects one */
function parse(options: Readonly<Record<string, Option>>, args: string[]) {
  const types = Object.entries(options).map(([name, { value, isRepeated: multiple = false }]) => [
    name,
    { type: value ? 'string' : 'boolean', multiple } as const,
  ]);
  try {
    const parsed = parseArgs({ args, options: Object.fromEntries(types), allowPositionals: true });
    return { values: parsed.values as Record<string, unknown>, positionals: parsed.positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, name = ''] = /'(-[^' ]*)/.exec(message) ?? [];
    const option = Object.entries(options).find(([each]) => name === `--${each}`);
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && option)
      throw new UsageError(
        `Option "${name}" ${option[1].value ? `needs a value: ${optionText(option)}` : 'takes no value'}.`,
      );
    const [typed = name] = args.find((each) => each.startsWith(name))?.split('=') ?? [];
    const names = Object.keys(options);
    const known = names.map((each) => `--${each}`).join(', ');
    throw new UsageError(`Unknown option "${typed}".${suggest(typed, names) || ` Options: ${known}.`}`);
  }
}

/** Reads what was typed after a command. */
export function readArguments(
  name: string,
  { operands = [], options: own = {}, examples = [''] }: Command,
  args: string[],
): { values: object; operands: string[] } | 'help' {
  const beforeTerminator = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined);
  if (beforeTerminator.some((each) => each === '--help' || each === '-h')) return 'help';
  const options = { ...own, help };
  const { values, positionals } = parse(options, args);
  const missing = operands[positionals.length];
  if (missing?.startsWith('<'))
    throw new UsageError(`Missing ${missing.replace('…', '')}. Example: ${commandText(name, examples[0])}`);
  const surplus = operands.at(-1)?.includes('…') ? undefined : positionals[operands.length];
  if (surplus !== undefined) {
    const taken = operands.length ? `only ${operands.join(' ')}` : 'no arguments';
    const advice = suggest(surplus, Object.keys(options)) || ` ${commandText(name)} takes ${taken}.`;
    throw new UsageError(`Unexpected argument "${surplus}".${advice}`);
  }
  return { values, operands: positionals };
}

/** Options that npm has too: its configuration files may set them. */
const ofNpm = ['yes', 'force', 'json', 'link', 'location', 'email'];

/**
 * Makes sure that npm read none of the options as its own, as it does with those before `--`.
 * @throws UsageError with the form in which the command should be typed
 */
export function assertPassedOn(
  name: string,
  { operands = [], options = {} }: Command,
  environment: Record<string, string | undefined>,
): void {
  if (environment.npm_lifecycle_event !== name) return;
  const taken = Object.entries(options).filter(([option]) => {
    const word = option.replace(/^no-/, '');
    const found = environment[`npm_config_${word.replaceAll('-', '_')}`];
    // npm stores `--no-phone` as an empty or false `phone`.
    return word === option ? found : found === '' || found === 'false';
  });
  if (taken.every(([option]) => ofNpm.includes(option))) return;
  const names = taken.map(([option]) => `--${option}`).join(', ');
  const typed = commandText(name, [...operands, ...taken.map(optionText)].join(' '));
  throw new UsageError(`npm read ${names} as its own. Type "--" before the options: ${typed}`);
}

/** Runs a command: reads what was typed after it, and prints its help if requested. */
export async function runCommand<Described extends Command>(
  name: string,
  command: Described,
  action: ActionOf<Described>,
  args: string[],
): Promise<void> {
  try {
    assertPassedOn(name, command, process.env);
    const typed = readArguments(name, command, args);
    if (typed === 'help') console.log(await formatHelp(name, command, paintFor(process.stdout)));
    else process.exitCode = await action(typed.values, typed.operands);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const reason = isUsage ? error.message : explainError(error, root);
    if (!reason) throw error;
    console.error(paintFor(process.stderr)('red', visibleLines(reason)));
    process.exitCode = isUsage ? usageExit : 1;
  }
}
