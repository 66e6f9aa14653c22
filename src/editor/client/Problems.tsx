import { isError } from '../../base/problems.ts';
import css from './layout.module.css';
import type { FieldProblem } from './problems.ts';

/** A sentence whose text between backticks is shown as code. */
export const Coded = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

/** All problems of a file, with links to their controls. */
export function Problems({ fieldProblems }: { fieldProblems: readonly FieldProblem[] }) {
  const errors = fieldProblems.filter(isError).length;
  if (!fieldProblems.length) return null;
  return (
    <section className={css.notice} aria-labelledby="problems" id="problem-list" tabIndex={-1}>
      <h3 id="problems">{errors ? `${errors} ${errors === 1 ? 'error' : 'errors'} to fix` : 'Warnings'}</h3>
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
