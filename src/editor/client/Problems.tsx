import { englishCount } from '#base/counter.ts';
import { isError } from '#base/problems.ts';
import { useProblems } from './context.ts';
import type { FormProblem } from './fieldProblems.ts';

/** A sentence whose text between backticks is shown as code. */
export const Coded = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

const ProblemText = ({ message, severity }: FormProblem) => (
  <p className={severity}>
    {severity === 'warning' ? 'Warning: ' : 'Error: '}
    <Coded text={message} />
  </p>
);

export function FieldProblems({ id }: { id: string }) {
  const problems = useProblems(id);
  return (
    <div id={`${id}-problems`} hidden={!problems.length}>
      {problems.map((problem) => (
        <ProblemText key={problem.message} {...problem} />
      ))}
    </div>
  );
}

export function Problems({ problems }: { problems: readonly FormProblem[] }) {
  const errors = problems.filter(isError).length;
  if (!problems.length) return null;
  return (
    <section className="notice" aria-labelledby="problems" id="problem-list" tabIndex={-1}>
      <h3 id="problems">{errors ? `${englishCount(errors, 'error')} to fix` : 'Warnings'}</h3>
      <ul>
        {problems.map(({ message, severity, field, control }) => (
          <li key={(control ?? '') + message}>
            {severity === 'warning' && 'Warning: '}
            {control && <a href={`#${control}`}>{field}</a>} <Coded text={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
