/** The questions of `npm run create`, in a terminal. */
import { confirm, isCancel, log, note, S_BAR, select, text } from '@clack/prompts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { paperAt } from '#base/place.ts';
import { privateFacts } from '#sections/owner/privateSchema.ts';
import { publicity } from '#sections/owner/publicity.ts';
import { namedAccents } from '#ui/palette/accents.ts';
import { type Answers, type LineField, readAnswers, readLink, type SiteChoices } from './answers.ts';
import { type HostName, hostNames, hostOfUrl, hostProblems, hosts } from './hosts.ts';

/** Thrown if the owner stops before the end. */
export class CancelError extends Error {}

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
  note = '',
): Promise<OrBack<string | undefined>> {
  const validate = (typed = '') => (typed.trim() === back ? undefined : problemsOf(typed.trim() || undefined)[0]);
  const isOptional = !problemsOf(undefined).length;
  const asked = {
    message: message + (isOptional ? ' (Enter skips it)' : '') + note,
    placeholder,
    initialValue,
    validate,
  };
  return answered(await text(asked))?.trim() || undefined;
}

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
  const line = (field: keyof typeof lines): Question[] => {
    const [message, placeholder, note] = lines[field];
    const problemsOf = (value?: string) => readAnswers({ [field]: value }).problems;
    const ask = ({ answers }: SiteChoices) => askLine(message, placeholder, problemsOf, answers[field], note);
    return isOpen(field) ? [fieldQuestion(field, ask)] : [];
  };
  return [
    ...(['name', 'tagline', 'role', 'email', 'phone'] as const).flatMap(line),
    ...(given.private
      ? []
      : [{ isNeeded: ({ answers }: SiteChoices) => Boolean(answers.email ?? answers.phone), ask: askPlace }]),
    ...line('location'),
    ...(given.paper
      ? []
      : [{ isNeeded: ({ answers }: SiteChoices) => paperAt(answers.location ?? '') !== 'a4', ask: askPaper }]),
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

async function askPlace(choices: SiteChoices): Promise<OrBack<SiteChoices>> {
  const given = (['email', 'phone'] as const).filter((field) => choices.answers[field]);
  const hint = `content/${privateFacts.pattern}, for npm run resume -- --private`;
  const onlyPhone = { value: ['phone' as const], label: 'Your phone number only in your own résumé', hint };
  const hidden = answered(
    await select<NonNullable<SiteChoices['private']> | typeof back>({
      message: `Where to show your ${given.join(' and ')}`,
      options: [
        { value: [], label: 'On the page' },
        ...(given.length > 1 ? [onlyPhone] : []),
        {
          value: given,
          label: `Only in your own résumé${given.includes('email') ? ', so Contact has no form' : ''}`,
          hint,
        },
        goBack,
      ],
    }),
  );
  return hidden === back ? back : { ...choices, private: hidden };
}

async function askPaper(choices: SiteChoices): Promise<OrBack<SiteChoices>> {
  const paper = answered(
    await select<NonNullable<SiteChoices['paper']> | typeof back>({
      message: 'Paper of your résumé',
      options: [{ value: 'a4', label: 'A4' }, { value: 'letter', label: 'US letter' }, goBack],
      initialValue: choices.paper ?? paperAt(choices.answers.location ?? '') ?? 'a4',
    }),
  );
  return paper === back ? back : { ...choices, paper };
}

export async function askHost(choices: SiteChoices): Promise<OrBack<SiteChoices>> {
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
  const accent = answered(
    await select({
      message: 'Color of your site',
      options: [
        { value: '', label: 'Blue', hint: 'the default' },
        ...Object.keys(namedAccents).map((value) => ({ value, label: value })),
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
