import { englishCount } from '#base/counter.ts';
import { isError } from '#base/problems.ts';
import type { FormProblem } from './fieldProblems.ts';
import form from './form.module.css';
import layout from './layout.module.css';

/** A sentence whose text between backticks is shown as code. */
export const Coded = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

/** The problems of a control. */
export function FieldProblems({ id, fieldProblems }: { id: string; fieldProblems: readonly FormProblem[] }) {
  return (
    <div id={`${id}-problems`} hidden={!fieldProblems.length}>
      {fieldProblems.map(({ message, severity }) => (
        <p key={message} className={form[severity]}>
          {severity === 'warning' ? 'Warning: ' : 'Error: '}
          <Coded text={message} />
        </p>
      ))}
    </div>
  );
}

/** All problems of a file, with links to their controls. */
export function Problems({ fieldProblems }: { fieldProblems: readonly FormProblem[] }) {
  const errors = fieldProblems.filter(isError).length;
  if (!fieldProblems.length) return null;
  return (
    <section className={layout.notice} aria-labelledby="problems" id="problem-list" tabIndex={-1}>
      <h3 id="problems">{errors ? `${englishCount(errors, 'error')} to fix` : 'Warnings'}</h3>
      <ul>
        {fieldProblems.map(({ message, severity, field, control }) => (
          <li key={(control ?? '') + message}>
            {severity === 'warning' && 'Warning: '}
            {control ? <a href={`#${control}`}>{field}</a> : null} <Coded text={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
