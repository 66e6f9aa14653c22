import type { EditorState } from './editor.ts';
import form from './form.module.css';
import css from './layout.module.css';

interface Props {
  step: EditorState['step'];
  goTo: (step: EditorState['step']) => void;
}

/** Buttons between list, form and preview, if there is room for only one. */
export function StepBar({ step, goTo }: Props) {
  const other = step === 'preview' ? 'form' : 'preview';
  return (
    <div className={css.steps}>
      <button type="button" className={form.small} onClick={() => goTo('list')}>
        <span aria-hidden="true">← </span>All content
      </button>
      <button type="button" className={form.small} onClick={() => goTo(other)}>
        {other === 'form' ? 'Form' : 'Preview'}
      </button>
    </div>
  );
}
