import { use, useRef, useState } from 'react';
import { directionOf, ownNameOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import { Form, problemsAt } from './context.ts';
import { ByLanguage } from './Fields.tsx';
import { bodyId } from './fieldProblems.ts';
import form from './form.module.css';
import { ImageChooser } from './ImageField.tsx';
import { FieldProblems } from './Problems.tsx';

const help = (
  <p id={`${bodyId()}-help`} className={form.help}>
    Markdown: ## for a heading, **bold**, [text](https://example.com) for a link.
  </p>
);

interface Text {
  /** Undefined on a site with one language. */
  language: string | undefined;
  text: string;
}

interface Props {
  /** In each language of the site, beginning with that of the file itself. */
  texts: readonly [Text, ...Text[]];
  change: (text: string, language: string | undefined) => void;
}

/** The Markdown below the front matter, and its translations. */
export function BodyField({ texts, change }: Props) {
  const context = use(Form);
  const { showStatus } = context;
  const [first] = texts;
  /** The text box that was last focused, and its language. */
  const last = useRef<{ box: HTMLTextAreaElement; language: string | undefined }>(undefined);
  const [alt, setAlt] = useState('');
  const insert = (named: string, warnings: string[]) => {
    const { box, language } = last.current ?? { box: undefined, language: first.language };
    // The current text, since the owner may have typed during the upload.
    const now = box?.value ?? first.text;
    const at = box?.selectionStart ?? now.length;
    change(`${now.slice(0, at)}![${alt.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(named)})${now.slice(at)}`, language);
    setAlt('');
    showStatus([`${named} was inserted.`, ...warnings].join(' '));
  };
  const isOne = texts.length === 1;
  const languages = texts.flatMap(({ language }) => language ?? []);
  const textLabel = ({ language }: Text) => (isOne || language === undefined ? 'Text' : ownNameOf(language, languages));
  const boxes = texts.map((each, index) => {
    const { language, text } = each;
    const id = bodyId(index ? language : undefined);
    const fieldProblems = problemsAt(context, id);
    return (
      <div key={id} className={form.field}>
        <label htmlFor={id} className={form.label}>
          {textLabel(each)}
        </label>
        {isOne && help}
        <textarea
          id={id}
          lang={language}
          dir={language ? directionOf(language) : 'auto'}
          className={`${form.input} ${form.body}`}
          aria-describedby={`${bodyId()}-help ${id}-problems`}
          aria-invalid={fieldProblems.some(isError) || undefined}
          value={text}
          onFocus={({ target }) => {
            last.current = { box: target, language };
          }}
          onChange={({ target }) => change(target.value, language)}
        />
        <FieldProblems id={id} fieldProblems={fieldProblems} />
      </div>
    );
  });
  const named = texts.map((each) => ({ name: textLabel(each), isThere: each.text.trim() !== '' }));
  return (
    <>
      {isOne ? (
        boxes
      ) : (
        <fieldset className={form.byLanguage}>
          <legend className={form.legend}>Text</legend>
          {help}
          <ByLanguage languages={named}>{boxes}</ByLanguage>
        </fieldset>
      )}
      <fieldset className={form.group}>
        <legend className={form.legend}>Image in the text</legend>
        <label>
          Alt text
          <input className={form.input} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
        {alt.trim() ? (
          <ImageChooser field="body" label="the text" onStored={insert} onError={showStatus} />
        ) : (
          <p className={form.help}>Describe the image first. It is inserted at the cursor.</p>
        )}
      </fieldset>
    </>
  );
}
