/** The questions of `npm run create`, in a terminal. */
import { confirm, isCancel, log, note, S_BAR, select, text } from '@clack/prompts';
import { CommandError } from '#base/commandError.ts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { privateFacts } from '#sections/owner/privateSchema.ts';
import { publicity } from '#sections/owner/publicity.ts';
import { accentOf, namedAccents } from '#ui/palette/accents.ts';
import { type Answers, type LineField, readAnswers, readLink, type SiteChoices } from './answers.ts';
import { type HostName, hostNames, hostProblems, hosts } from './hosts.ts';

const stopped = () => new CommandError('Stopped. Nothing was written.');

/** A line about what a field reaches, below its question. */
const reach = (text: string) => `\n${S_BAR}  ${text}`;

const lines: Record<Exclude<LineField, 'url'>, [message: string, placeholder: string, note?: string]> = {
  name: ['Your name', 'Ada Lovelace'],
  tagline: ['What you do, in a sentence', 'I build tools for field hydrologists.'],
  role: ['Your role', 'Developer and researcher'],
  email: ['Your email, to which the form sends messages', 'ada@lovelace.dev', reach(publicity.contact)],
  phone: ['Your phone number', '+44 20 7946 0000', reach(publicity.contact)],
  location: ['Your location', 'London, England', reach(publicity.location)],
};

/** @throws CommandError if the owner stops */
function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw stopped();
  return value as Exclude<T, symbol>;
}

/** Asks in one line; returns undefined if an optional question was skipped. */
async function askLine(
  message: string,
  placeholder: string,
  problemsOf: (value?: string) => string[],
  note = '',
): Promise<string | undefined> {
  const validate = (typed = '') => problemsOf(typed.trim() || undefined)[0];
  const isOptional = !problemsOf(undefined).length;
  const asked = { message: message + (isOptional ? ' (Enter skips it)' : '') + note, placeholder, validate };
  return answered(await text(asked))?.trim() || undefined;
}

type Choices<Value> = Parameters<typeof select<Value>>[0];

/** Asks for one of several. */
const choose = async <Value>(message: string, options: Choices<Value>['options'], initialValue?: Value) =>
  answered(await select<Value>({ message, options, ...(initialValue !== undefined && { initialValue }) })) as Value;

function askField(field: keyof typeof lines): Promise<string | undefined> {
  const [message, placeholder, note] = lines[field];
  return askLine(message, placeholder, (value) => readAnswers({ [field]: value }).problems, note);
}

/**
 * Asks for everything that no option sets.
 * @throws CommandError if the owner stops
 */
export async function ask(given: SiteChoices): Promise<SiteChoices> {
  log.info('Ctrl+C stops. Nothing is written until the end.');
  const answers = { ...given.answers };
  const choices = { ...given, answers };
  for (const field of ['name', 'tagline', 'role', 'email', 'phone'] as const) answers[field] ??= await askField(field);
  if (answers.email ?? answers.phone) choices.private ??= await askPlace(answers);
  answers.location ??= await askField('location');
  answers.links ??= await askLinks();
  choices.host ??= await askHost();
  // A host that gives the build the URL needs none.
  if (!choices.host || !hosts[choices.host].givesUrl) answers.url ??= await askUrl(choices.host);
  answers.form ??= await askForm(choices.host);
  answers.accent ??= await askAccent(answers.name);
  return choices;
}

async function askLinks(): Promise<Answers['links']> {
  const links: NonNullable<Answers['links']> = [];
  for (;;) {
    const typed = await askLine(
      links.length ? 'Another link' : 'A link to one of your profiles',
      'https://github.com/you or Blog=https://you.dev/blog',
      (value) => (value ? readAnswers({ links: [...links, readLink(value)] }).problems : []),
    );
    const [link] = (typed && readAnswers({ links: [readLink(typed)] }).site?.links) || [];
    if (!link) return links;
    links.push(link);
  }
}

async function askPlace(answers: Answers): Promise<SiteChoices['private']> {
  const given = (['email', 'phone'] as const).filter((field) => answers[field]);
  const hint = `content/${privateFacts.pattern}, for npm run resume -- --private`;
  const onlyPhone = { value: ['phone' as const], label: 'Your phone number only in your own résumé', hint };
  const noForm = given.includes('email') ? ', so Contact has no form' : '';
  return choose<NonNullable<SiteChoices['private']>>(`Where to show your ${given.join(' and ')}`, [
    { value: [], label: 'On the page' },
    ...(given.length > 1 ? [onlyPhone] : []),
    { value: given, label: `Only in your own résumé${noForm}`, hint },
  ]);
}

/** Returns the chosen host; undefined to decide later. */
export async function askHost(): Promise<HostName | undefined> {
  const later = { value: 'later' as const, label: 'Decide later' };
  const named = hostNames.map((value) => ({ value, label: hosts[value].name }));
  const host = await choose<HostName | 'later'>('Where you will publish', [...named, later], 'later');
  return host === 'later' ? undefined : host;
}

const askUrl = (host?: HostName): Promise<string | undefined> =>
  askLine('URL of the published site', host ? hosts[host].example : 'https://your-domain.net', (url) => [
    ...readAnswers({ url }).problems,
    ...hostProblems(host, { url }),
  ]);

async function askForm(host?: HostName): Promise<Answers['form']> {
  const service = await choose(
    'Service that forwards messages from the form to you',
    formServiceNames
      .filter((value) => value !== 'netlify' || host === 'netlify')
      .map((value) => {
        const { name, needs } = formServices[value];
        return { value, label: name, hint: needs ? `needs its ${needs}` : undefined };
      }),
  );
  const { name, needs } = formServices[service];
  if (!needs) return { service };
  const problems = (typed?: string) => readAnswers({ form: { service, id: typed } }).problems;
  return { service, id: await askLine(`Your ${needs} at ${name}`, '', problems) };
}

async function askAccent(name = ''): Promise<Answers['accent']> {
  const named = Object.keys(namedAccents).map((value) => ({ value, label: value }));
  const blue = { value: '', label: 'Blue', hint: 'the default' };
  const ink = { value: 'ink', label: 'ink', hint: 'no color' };
  return (await choose<string>('Color of your site', [blue, ...named, ink], accentOf(name))) || undefined;
}

/** Shows what will be done, and asks whether to do it. */
export async function agree(lines: string[]): Promise<void> {
  note(lines.join('\n'), 'What will be written');
  if (!answered(await confirm({ message: 'Write it?' }))) throw stopped();
}
