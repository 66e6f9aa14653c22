import { useRef, useState } from 'react';
import { isError } from '../../base/problems.ts';
import { descriptionsOf, type FormContext, problemsIn } from './context.ts';
import css from './form.module.css';
import { ImageChooser } from './ImageChooser.tsx';
import { bodyId } from './problems.ts';
import { FieldProblems } from './templates.tsx';

interface Props {
  context: FormContext;
  value: string;
  change: (body: string) => void;
}

/** The Markdown below the front matter, as it is in the file. */
export function BodyField({ context, value, change }: Props) {
  const { file, showStatus } = context;
  const fieldProblems = problemsIn(context, bodyId);
  const text = useRef<HTMLTextAreaElement>(null);
  const [alt, setAlt] = useState('');
  const insert = (named: string, warnings: string[]) => {
    // The current text, since the owner may have typed during the upload.
    const now = text.current?.value ?? value;
    const at = text.current?.selectionStart ?? now.length;
    change(`${now.slice(0, at)}![${alt.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(named)})${now.slice(at)}`);
    setAlt('');
    showStatus([`${named} was inserted.`, ...warnings].join(' '));
  };
  return (
    <>
      <div className={css.field}>
        <label htmlFor={bodyId} className={css.label}>
          Text
        </label>
        <p id={`${bodyId}-help`} className={css.help}>
          Markdown: ## for a heading, **bold**, [text](https://example.com) for a link.
        </p>
        <textarea
          id={bodyId}
          ref={text}
          className={`${css.input} ${css.body}`}
          aria-describedby={descriptionsOf(bodyId)}
          aria-invalid={fieldProblems.some(isError) || undefined}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
        <FieldProblems id={bodyId} fieldProblems={fieldProblems} />
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>Image in the text</legend>
        <label>
          Alt text
          <input className={css.input} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
        {alt.trim() ? (
          <ImageChooser file={file} field="body" label="the text" onStored={insert} onError={showStatus} />
        ) : (
          <p className={css.help}>Describe the image first. It is inserted at the cursor.</p>
        )}
      </fieldset>
    </>
  );
}
