/** The questions of `npm run create`, in a terminal. */
import { confirm, isCancel, log, note, select, text } from '@clack/prompts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { swatchFor } from '#base/terminal.ts';
import { namedAccents } from '#ui/palette/accents.ts';
import { type Answers, type LineField, readAnswers, readLink, type SiteChoices } from './answers.ts';
import { type HostName, hostNames, hostOfUrl, hostProblems, hosts } from './hosts.ts';

/** Thrown if the owner stops before the end. */
export class CancelError extends Error {}

const lines: Record<Exclude<LineField, 'url'>, { message: string; placeholder: string }> = {
  name: { message: 'Your name', placeholder: 'Ada Lovelace' },
  tagline: { message: 'What you do, in a sentence', placeholder: 'I build tools for field hydrologists.' },
  role: { message: 'Your role', placeholder: 'Developer and researcher' },
  email: { message: 'Your email, to which the form sends messages', placeholder: 'ada@lovelace.dev' },
  phone: { message: 'Your phone number', placeholder: '+44 20 7946 0000' },
  location: { message: 'Your location', placeholder: 'London' },
};

/** Typed in place of an answer, or chosen: the question before is asked again. */
const back = '<';
type OrBack<Value> = Value | typeof back;

/** @throws CancelError if a question was not answered */
function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new CancelError();
  return value as Exclude<T, symbol>;
}

/** Asks in one line; returns undefined if an optional question was skipped. */
async function askLine(
  message: string,
  placeholder: string,
  problemsOf: (value?: string) => string[],
  initialValue?: string,
): Promise<OrBack<string | undefined>> {
  const validate = (typed = '') => (typed.trim() === back ? undefined : problemsOf(typed.trim() || undefined)[0]);
  const isOptional = !problemsOf(undefined).length;
  const asked = { message: message + (isOptional ? ' (Enter skips it)' : ''), placeholder, initialValue, validate };
  return answered(await text(asked))?.trim() || undefined;
}

/** Asks one question, and returns the choices with the answer. */
interface Question {
  isNeeded: (choices: SiteChoices) => boolean;
  ask: (choices: SiteChoices) => Promise<OrBack<SiteChoices>>;
}

/** Returns a question whose answer is a field of content/site.yaml. */
const fieldQuestion = <Field extends keyof Answers>(
  field: Field,
  ask: (choices: SiteChoices) => Promise<OrBack<Answers[Field]>>,
  isNeeded: Question['isNeeded'] = () => true,
): Question => ({
  isNeeded,
  ask: async (choices) => {
    const answer = await ask(choices);
    return answer === back ? back : { ...choices, answers: { ...choices.answers, [field]: answer } };
  },
});

/** Returns the questions that no option answers. */
function openQuestions(given: SiteChoices): Question[] {
  const isOpen = (field: string) => given.answers[field as keyof Answers] === undefined;
  const ofLines = Object.entries(lines).filter(([field]) => isOpen(field));
  return [
    ...ofLines.map(([field, { message, placeholder }]) =>
      fieldQuestion(field as LineField, ({ answers }) =>
        askLine(message, placeholder, (value) => readAnswers({ [field]: value }).problems, answers[field as LineField]),
      ),
    ),
    ...(isOpen('links') ? [fieldQuestion('links', ({ answers }) => askLinks(answers.links))] : []),
    ...(given.host ? [] : [{ isNeeded: () => true, ask: askHost }]),
    // A host that gives the build the URL needs none.
    ...(isOpen('url') ? [fieldQuestion('url', askUrl, ({ host }) => !host || !hosts[host].givesUrl)] : []),
    ...(isOpen('form') ? [fieldQuestion('form', askForm)] : []),
    ...(isOpen('accent') ? [fieldQuestion('accent', askAccent)] : []),
  ];
}

/**
 * Asks for everything that no option sets; each question can return to the one before.
 * @throws CancelError if the owner stops
 */
export async function ask(given: SiteChoices): Promise<SiteChoices> {
  log.info(`${back} and Enter go back to the question before. Ctrl+C stops. Nothing is written until the end.`);
  const questions = openQuestions(given);
  const before: number[] = [];
  let choices = given;
  for (let at = 0; at < questions.length; ) {
    const question = questions[at];
    const answer = question?.isNeeded(choices) ? await question.ask(choices) : undefined;
    if (answer === back) at = before.pop() ?? at;
    else {
      if (answer) before.push(at);
      choices = answer ?? choices;
      at++;
    }
  }
  return choices;
}

async function askLinks(before: Answers['links'] = []): Promise<OrBack<Answers['links']>> {
  const links = [...before];
  for (;;) {
    const typed = await askLine(
      links.length ? 'Another link' : 'A link to one of your profiles',
      'https://github.com/you or Blog=https://you.dev/blog',
      (value) => (value ? readAnswers({ links: [...links, readLink(value)] }).problems : []),
    );
    if (typed === back) {
      if (!links.pop()) return back;
      continue;
    }
    const [link] = (typed && readAnswers({ links: [readLink(typed)] }).site?.links) || [];
    if (!link) return links;
    links.push(link);
  }
}

const goBack = { value: back, label: 'Back' } as const;

async function askHost(choices: SiteChoices): Promise<OrBack<SiteChoices>> {
  const later = 'later';
  const host = answered(
    await select<HostName | typeof later | typeof back>({
      message: 'Where you will publish',
      options: [
        ...hostNames.map((value) => ({ value, label: hosts[value].name })),
        { value: later, label: 'Decide later' },
        goBack,
      ],
      initialValue: choices.host ?? hostOfUrl(choices.answers.url) ?? later,
    }),
  );
  return host === back ? back : { ...choices, host: host === later ? undefined : host };
}

const askUrl = ({ answers, host }: SiteChoices): Promise<OrBack<string | undefined>> =>
  askLine(
    'URL of the published site',
    host ? hosts[host].example : 'https://your-domain.net',
    (url) => [...readAnswers({ url }).problems, ...hostProblems(host, { url })],
    answers.url,
  );

async function askForm({ host }: SiteChoices): Promise<OrBack<Answers['form']>> {
  for (;;) {
    const service = answered(
      await select<(typeof formServiceNames)[number] | typeof back>({
        message: 'Service that forwards messages from the form to you',
        options: [
          ...formServiceNames
            .filter((value) => value !== 'netlify' || host === 'netlify')
            .map((value) => {
              const { name, needs } = formServices[value];
              return { value, label: name, hint: needs ? `needs its ${needs}` : undefined };
            }),
          goBack,
        ],
      }),
    );
    if (service === back) return back;
    const { name, needs } = formServices[service];
    if (!needs) return { service };
    const problems = (typed?: string) => readAnswers({ form: { service, id: typed } }).problems;
    const id = await askLine(`Your ${needs} at ${name}`, '', problems);
    if (id !== back) return { service, id };
  }
}

async function askAccent({ answers }: SiteChoices): Promise<OrBack<Answers['accent']>> {
  const paint = swatchFor(process.stdout);
  const accent = answered(
    await select({
      message: 'Color of your site',
      options: [
        { value: '', label: 'Blue', hint: 'the default' },
        ...Object.entries(namedAccents).map(([value, color]) => ({ value, label: `${paint(color)}${value}` })),
        { value: 'ink', label: 'ink', hint: 'no color' },
        goBack,
      ],
      initialValue: answers.accent ?? '',
    }),
  );
  return accent || undefined;
}

/** Shows what will be done, and asks whether to do it. */
export async function agree(lines: string[]): Promise<void> {
  note(lines.join('\n'), 'What will be written');
  if (!answered(await confirm({ message: 'Write it?' }))) throw new CancelError();
}
