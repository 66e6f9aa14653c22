/** The questions of `npm run create`, in a terminal. */
import { confirm, isCancel, note, select, text } from '@clack/prompts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { type Answers, type LineField, readAnswers } from './answers.ts';
import { type HostName, hostNames, hostOf, hostProblems, hosts } from './hosts.ts';
import { readLink, type SiteChoices } from './options.ts';

/** Thrown if the owner stops before the end. */
export class CancelError extends Error {}

const questions: Record<Exclude<LineField, 'url'>, { message: string; placeholder: string }> = {
  name: { message: 'Your name', placeholder: 'Ada Lovelace' },
  tagline: { message: 'What you do, in a sentence', placeholder: 'Enter leaves it out' },
  role: { message: 'Your role', placeholder: 'such as Developer and researcher; Enter leaves it out' },
  email: { message: 'Your email, to which the form sends messages', placeholder: 'Enter leaves it out, and the form' },
  phone: { message: 'Your phone number', placeholder: 'Enter leaves it out' },
  location: { message: 'Where you are', placeholder: 'Enter leaves it out' },
};

/** @throws CancelError if a question was not answered */
function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new CancelError();
  return value as Exclude<T, symbol>;
}

/** Asks in one line; returns undefined if nothing was typed. */
async function askLine(
  message: string,
  placeholder: string,
  problemsOf: (value?: string) => string[],
): Promise<string | undefined> {
  const validate = (typed = '') => problemsOf(typed.trim() || undefined)[0];
  return answered(await text({ message, placeholder, validate }))?.trim() || undefined;
}

/**
 * Asks for everything that no option gives.
 * @throws CancelError if the owner stops
 */
export async function ask(given: SiteChoices): Promise<SiteChoices> {
  const answers: Answers = { ...given.answers };
  for (const [name, { message, placeholder }] of Object.entries(questions)) {
    const field = name as LineField;
    const fieldProblems = (value?: string) => readAnswers({ [field]: value }).problems;
    answers[field] ??= await askLine(message, placeholder, fieldProblems);
  }
  answers.links ??= await askLinks();
  const host = given.host ?? (await askHost(hostOf(answers.url)));
  const example = host ? `such as ${hosts[host].example}` : 'Enter for later';
  answers.url ??= await askLine('URL of the published site', example, (url) => [
    ...readAnswers({ url }).problems,
    ...hostProblems(host, { url }),
  ]);
  answers.form ??= await askForm(host);
  return { answers, host };
}

async function askLinks(): Promise<Answers['links']> {
  const links: NonNullable<Answers['links']> = [];
  for (;;) {
    const typed = await askLine(
      links.length ? 'Another link' : 'A link: where else you can be found',
      'GitHub=https://github.com/you; Enter for none',
      (value) => (value ? readAnswers({ links: [...links, readLink(value)] }).problems : []),
    );
    const [link] = (typed && readAnswers({ links: [readLink(typed)] }).site?.links) || [];
    if (!link) return links;
    links.push(link);
  }
}

async function askHost(initialValue: HostName | undefined): Promise<HostName | undefined> {
  const later = 'later';
  const host = answered(
    await select<HostName | typeof later>({
      message: 'Where you will publish',
      options: [
        ...hostNames.map((value) => ({ value, label: hosts[value].name })),
        { value: later, label: 'I decide that later' },
      ],
      initialValue: initialValue ?? later,
    }),
  );
  return host === later ? undefined : host;
}

async function askForm(host: HostName | undefined): Promise<Answers['form']> {
  const service = answered(
    await select({
      message: 'What forwards messages from the form to you',
      options: formServiceNames
        .filter((value) => value !== 'netlify' || host === 'netlify')
        .map((value) => {
          const { name, needs } = formServices[value];
          return { value, label: name, hint: needs ? `needs its ${needs}` : undefined };
        }),
    }),
  );
  const { name, needs } = formServices[service];
  if (!needs) return { service };
  const id = await askLine(
    `Your ${needs} at ${name}`,
    '',
    (typed) => readAnswers({ form: { service, id: typed } }).problems,
  );
  return { service, id };
}

/** Shows what will be done, and asks whether to do it. */
export async function agree(lines: string[]): Promise<void> {
  note(lines.join('\n'), 'What will be written');
  if (!answered(await confirm({ message: 'Write it?' }))) throw new CancelError();
}
