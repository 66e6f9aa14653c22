import css from './layout.module.css';
import type { FieldProblem } from './problems.ts';

/** All that is told of what was to be saved; each leads to its control. */
export function Problems({ told }: { told: readonly FieldProblem[] }) {
  const errors = told.filter(({ isWarning }) => !isWarning).length;
  if (!told.length) return null;
  return (
    <section className={css.told} aria-labelledby="problems" id="told" tabIndex={-1}>
      <h3 id="problems">{errors ? `${errors} ${errors === 1 ? 'error' : 'errors'} to fix` : 'Warnings'}</h3>
      <ul>
        {told.map(({ message, isWarning, field, control }) => (
          <li key={(control ?? '') + message}>
            {isWarning && 'Warning: '}
            {control ? <a href={`#${control}`}>{field}</a> : null} {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
