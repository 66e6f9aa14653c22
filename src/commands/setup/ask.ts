/** The questions of `npm run setup`, in a terminal. What is there is the default answer. */
import { type CommonOptions, confirm, isCancel, note, select, text } from '@clack/prompts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { type Answers, type Current, type LineField, readAnswers } from './answers.ts';
import { type Flags, readLink, type SampleChoice } from './flags.ts';
import { type HostName, hostNames, hostOf, hostProblems, hosts } from './hosts.ts';

/** The owner stopped before the end. */
export class Cancelled extends Error {}

export interface Wanted {
  answers: Answers;
  host?: HostName;
  sample: SampleChoice;
}

const questions: Record<Exclude<LineField, 'url'>, { message: string; placeholder: string }> = {
  name: { message: 'Your name', placeholder: 'Ada Lovelace' },
  tagline: { message: 'What you do, in a sentence', placeholder: 'Enter leaves it out' },
  role: { message: 'Your role', placeholder: 'such as Developer and researcher; Enter leaves it out' },
  email: { message: 'Your e-mail, to which the form sends messages', placeholder: 'Enter leaves it out, and the form' },
  phone: { message: 'Your phone number', placeholder: 'Enter leaves it out' },
  location: { message: 'Where you are', placeholder: 'Enter leaves it out' },
};

/** @throws Cancelled for a question that was not answered */
function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new Cancelled();
  return value as Exclude<T, symbol>;
}

/**
 * Asks for everything that no flag gives.
 * @param sampleFiles how many files of the sample are left
 * @param io another terminal than this process's
 * @throws Cancelled when the owner stops
 */
export async function ask(
  { answers: current, isFirst }: Current,
  flags: Flags,
  sampleFiles: number,
  io: CommonOptions = {},
): Promise<Wanted> {
  const line = async (field: LineField, message: string, placeholder: string, more?: (value?: string) => string[]) => {
    const validate = (typed = '') => {
      const value = typed.trim() || undefined;
      return [...readAnswers({ [field]: value }).problems, ...(more?.(value) ?? [])][0];
    };
    const typed = answered(await text({ ...io, message, placeholder, initialValue: current[field], validate }));
    return readAnswers({ [field]: typed?.trim() || undefined }).site?.[field];
  };

  const answers: Answers = { ...current, ...flags.facts };
  for (const [field, { message, placeholder }] of Object.entries(questions)) {
    if (field in flags.facts) continue;
    answers[field as LineField] = await line(field as LineField, message, placeholder);
  }
  if (!flags.facts.links) answers.links = await askLinks(current.links, io);

  const later = 'later';
  const host =
    flags.host ??
    answered(
      await select<HostName | typeof later>({
        ...io,
        message: 'Where you will publish',
        options: [
          ...hostNames.map((value) => ({ value, label: hosts[value].name })),
          { value: later, label: 'I decide that later' },
        ],
        initialValue: hostOf(answers.url) ?? later,
      }),
    );
  const chosen = host === later ? undefined : host;
  if (!('url' in flags.facts)) {
    const hint = chosen
      ? `such as ${hosts[chosen].example}${hosts[chosen].tellsAddress ? '; Enter: as the host says' : ''}`
      : 'Enter for later';
    const form = { service: '' };
    answers.url = await line('url', 'Where the site will stand', hint, (url) => hostProblems(chosen, { url, form }));
  }
  if (!flags.facts.form) answers.form = await askForm(current.form, chosen, io);
  return { answers, host: chosen, sample: flags.sample ?? (await askSample(sampleFiles, isFirst, io)) };
}

/** Each link on a line of its own; an empty one drops it, or ends them. */
async function askLinks(current: Answers['links'], io: CommonOptions): Promise<Answers['links']> {
  const links: Answers['links'] = [];
  for (let index = 0; ; index++) {
    const known = current[index];
    const typed = answered(
      await text({
        ...io,
        message: index ? 'Another link' : 'A link: where else you can be found',
        placeholder: 'GitHub=https://github.com/you; Enter for none',
        initialValue: known && `${known.name}=${known.url}`,
        validate: (value = '') =>
          value.trim() ? readAnswers({ links: [...links, readLink(value)] }).problems[0] : undefined,
      }),
    );
    const link = typed?.trim() && readAnswers({ links: [readLink(typed)] }).site?.links[0];
    if (link) links.push(link);
    else if (!known) return links;
  }
}

async function askForm(
  current: Answers['form'],
  host: HostName | undefined,
  io: CommonOptions,
): Promise<Answers['form']> {
  const service = answered(
    await select({
      ...io,
      message: 'What forwards messages from the form to you',
      options: formServiceNames
        .filter((value) => value !== 'netlify' || host === 'netlify')
        .map((value) => {
          const { name, needs } = formServices[value];
          return { value, label: name, hint: needs ? `needs its ${needs}` : undefined };
        }),
      initialValue: current.service,
    }),
  );
  const same = service === current.service ? current : { service };
  const { name, needs } = formServices[service];
  if (!needs) return same;
  const id = answered(
    await text({
      ...io,
      message: `Your ${needs} at ${name}`,
      initialValue: same.id,
      validate: (value = '') => readAnswers({ form: { service, id: value.trim() || undefined } }).problems[0],
    }),
  );
  return { service, id: id.trim() };
}

async function askSample(files: number, isFirst: boolean, io: CommonOptions): Promise<SampleChoice> {
  if (!files) return 'keep';
  return answered(
    await select<SampleChoice>({
      ...io,
      message: `The sample's ${files} files: projects, experience, lists, pictures`,
      options: [
        { value: 'clear', label: 'Clear them', hint: 'what you have changed stays' },
        { value: 'keep', label: 'Keep them for now', hint: 'the site cannot be published with them' },
      ],
      initialValue: isFirst ? 'clear' : 'keep',
    }),
  );
}

/** Shows what would be done, and asks whether to do it. */
export async function agree(lines: string[], io: CommonOptions = {}): Promise<void> {
  note(lines.join('\n'), 'What will be written', io);
  if (!answered(await confirm({ ...io, message: 'Write it?' }))) throw new Cancelled();
}
