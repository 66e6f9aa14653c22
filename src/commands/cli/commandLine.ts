/** Reads what is typed after a command, and prints its help; loads nothing else, so that help appears at once. */
import { parseArgs } from 'node:util';
import { visible } from '#base/characters.ts';
import { explainError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { nearest } from '#base/nearest.ts';
import { paintFor, shellWord, unpainted } from '#base/terminal.ts';
import { type Command, type Operand, type Option, programCommands } from './commands.ts';
import { toolCommands } from './toolCommands.ts';

const commands = { ...programCommands, ...toolCommands };
export type CommandName = keyof typeof commands;

/** Exit code of wrong usage, as in most programs. */
export const usageExit = 2;

/** Thrown if a command was typed wrong; the message is one line. */
class UsageError extends Error {}

type OptionsOf<Name extends CommandName> = (typeof commands)[Name] extends { options: infer Options }
  ? Options
  : object;
type CommandValues<Name extends CommandName> = {
  [Key in keyof OptionsOf<Name>]?: OptionsOf<Name>[Key] extends { isRepeated: true }
    ? string[]
    : OptionsOf<Name>[Key] extends { value: string }
      ? string
      : true;
};

interface CommandArguments<Name extends CommandName> {
  values: CommandValues<Name>;
  operands: string[];
}

const helpOption: Option = { summary: 'Prints this help.' };

/** Returns a command as it is typed: `npm run check -- --json`. */
function commandText(name: string, typed = ''): string {
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return typed ? `${command} -- ${typed}` : command;
}

function operandText({ name, isRest, isOptional }: Operand): string {
  const text = `<${name}>${isRest ? '…' : ''}`;
  return isOptional ? `[${text}]` : text;
}

/** Returns a heading, and below it rows of two texts. */
function table(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.length ? ['', heading, ...rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)] : [];
}

/** Returns the help of a command. */
export async function formatHelp(name: CommandName, paint = unpainted): Promise<string> {
  const { summary, details, operands = [], options = {}, environment = {}, examples, exit }: Command = commands[name];
  const heading = (text: string) => paint('bold', text);
  const optionRows = Object.entries(options).map(
    ([option, { value, summary }]) => [`--${option}${value ? ` <${value}>` : ''}`, summary] as const,
  );
  return [
    `${heading('Usage:')} ${commandText(name, ['[options]', ...operands.map(operandText)].join(' '))}`,
    `\n${summary}`,
    ...(details ? [`\n${typeof details === 'string' ? details : await details()}`] : []),
    ...table(heading('Options:'), [...optionRows, ['-h, --help', helpOption.summary]]),
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

/**
 * Returns what the program can do, a line for each command.
 * @param scripts of a site's package.json, which define what npm runs there
 */
export function formatCommands(scripts?: Readonly<Record<string, string>>, paint = unpainted): string {
  const rows = Object.entries(programCommands)
    .filter(([name]) => !scripts || name in scripts)
    .map(([name, { summary }]) => [name, summary] as const);
  return [
    `${paint('bold', 'Usage:')} ${scripts ? 'npm run' : 'vitrine'} <command>${scripts ? ' --' : ''} [options]`,
    `\n${scripts ? '' : "In a site's folder, npm runs it: npm run <command> -- [options]. "}Each command has --help.`,
    ...table(paint('bold', 'Commands:'), [...rows, ['help', 'Prints this list.']]),
    ...table(paint('bold', 'Options:'), [['--version', 'Prints the version.']]),
  ].join('\n');
}

/** Returns ` Did you mean "--json"?`; empty if no option is similar. */
function suggest(typed: string, options: readonly string[]): string {
  // Phones and word processors turn two hyphens into a dash.
  const suggested = nearest(typed.replace(/^[-–—]+/, ''), options);
  return suggested ? ` Did you mean "--${suggested}"?` : '';
}

/**
 * Reads options.
 * @returns their values by name, and all other arguments
 * @throws UsageError if an option is unknown, lacks its value, or has one that it doesn't take
 */
function readOptions(options: Readonly<Record<string, Option>>, args: string[]) {
  const names = Object.keys(options);
  const types = names.map((name) => [name, { type: options[name]?.value ? 'string' : 'boolean' }] as const);
  // Strict parsing would report errors in Node's own words.
  const { tokens } = parseArgs({ args, options: Object.fromEntries(types), strict: false, tokens: true });
  const values: Record<string, string | string[] | true> = {};
  const others: string[] = [];
  /** The option that the arguments after it may belong to. */
  let list = '';
  for (const token of tokens) {
    const listed = values[list];
    if (token.kind === 'positional') {
      if (Array.isArray(listed) && options[list]?.further?.test(token.value)) listed.push(token.value);
      else others.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const { name, index, value, inlineValue } = token;
    const option = options[name];
    const [typed = ''] = args[index]?.split('=') ?? [];
    if (!option || !typed.startsWith('--')) {
      const known = names.map((each) => `--${each}`).join(', ');
      throw new UsageError(`Unknown option "${typed}".${suggest(typed, names) || ` Options: ${known}.`}`);
    }
    if (!option.value && inlineValue) throw new UsageError(`Option "${typed}" takes no value (found "${value}").`);
    // In `--language --force` the value is missing.
    if (option.value && (!value || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(`Option "${typed}" needs a value: ${typed} <${option.value}>.`);
    const before = values[name];
    values[name] = option.isRepeated && value ? [...(Array.isArray(before) ? before : []), value] : (value ?? true);
    list = name;
  }
  return { values, others };
}

/**
 * Reads what was typed after a command.
 * @throws UsageError with one line about what is wrong
 */
export function readArguments<Name extends CommandName>(name: Name, args: string[]): CommandArguments<Name> | 'help' {
  const { operands = [], options: own = {}, examples }: Command = commands[name];
  const beforeTerminator = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined);
  if (beforeTerminator.some((each) => each === '--help' || each === '-h')) return 'help';
  const options = { ...own, help: helpOption };
  const { values, others } = readOptions(options, args);
  const missing = operands[others.length];
  if (missing && !missing.isOptional)
    throw new UsageError(`Missing <${missing.name}>. Example: ${commandText(name, examples[0])}`);
  const surplus = operands.at(-1)?.isRest ? undefined : others[operands.length];
  if (surplus !== undefined) {
    const taken = operands.length ? `only ${operands.map(operandText).join(' ')}` : 'no arguments';
    const advice = suggest(surplus, Object.keys(options)) || ` ${commandText(name)} takes ${taken}.`;
    throw new UsageError(`Unexpected argument "${surplus}".${advice}`);
  }
  return { values: values as CommandValues<Name>, operands: others };
}

/** Options that npm has too: its configuration files may set them. */
const ofNpm = ['yes', 'force', 'json', 'link', 'location'];

/**
 * Makes sure that npm read none of the options as its own, as it does with those before `--`.
 * @throws UsageError with the command as it should be typed
 */
export function assertPassedOn(
  name: CommandName,
  args: string[],
  environment: Record<string, string | undefined>,
): void {
  if (environment.npm_lifecycle_event !== name) return;
  const { operands = [], options = {} }: Command = commands[name];
  const taken = Object.entries(options).flatMap(([option, { value }]) => {
    const word = option.replace(/^no-/, '');
    const found = environment[`npm_config_${word.replaceAll('-', '_')}`];
    // npm stores `--no-phone` as an empty or false `phone`. Old npm configurations have an email.
    const isTaken =
      word === option ? found && (option !== 'email' || found === 'true') : /^(false)?$/.test(found ?? '-');
    return isTaken ? [{ option, value, found: found === 'true' ? undefined : found }] : [];
  });
  if (taken.every(({ option }) => ofNpm.includes(option))) return;
  // npm leaves the value of one that it doesn't know among the arguments.
  const [surplus, ...more] = args.slice(operands.length);
  const left = taken.length === 1 && !more.length ? surplus : undefined;
  const typed = taken.map(({ option, value, found = left }) => {
    if (!value) return `--${option}`;
    return `--${option} ${found ? shellWord(found) : `<${value}>`}`;
  });
  const text = commandText(name, [...args.slice(0, operands.length).map(shellWord), ...typed].join(' '));
  const names = taken.map(({ option }) => `--${option}`).join(', ');
  throw new UsageError(`npm read ${names} as its own. Type "--" before the options: ${text}`);
}

/** What a command does. Returns the exit code. */
export type Action<Name extends CommandName> = (values: CommandValues<Name>, operands: string[]) => Promise<number>;

/**
 * Prints why a command can't do its work.
 * @throws the error if it is a bug
 */
function report(error: unknown): number {
  const reason = explainError(error, root);
  if (!reason) throw error;
  console.error(paintFor(process.stderr)('red', visible(reason)));
  return 1;
}

/**
 * Runs a command: reads what was typed after it, and prints its help if requested.
 * @param action loads what it needs
 * @param args what was typed after the command's name
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  action: Action<Name>,
  args = process.argv.slice(2),
): Promise<void> {
  let typed: CommandArguments<Name> | 'help';
  try {
    assertPassedOn(name, args, process.env);
    typed = readArguments(name, args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(paintFor(process.stderr)('red', visible(error.message)));
    process.exitCode = usageExit;
    return;
  }
  if (typed === 'help') console.log(await formatHelp(name, paintFor(process.stdout)));
  else process.exitCode = await action(typed.values, typed.operands).catch(report);
}
