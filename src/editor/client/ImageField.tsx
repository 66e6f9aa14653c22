import { use, useRef, useState } from 'react';
import { imageEndings } from '#base/imageFormats.ts';
import { type ControlProps, Form, useAttributes } from './context.ts';
import { bodyId } from './fieldProblems.ts';
import { FieldProblems } from './Problems.tsx';
import { act, bytesOf, errorResponse, imageUrl } from './request.ts';

interface FileChooserProps {
  label: React.ReactNode;
  accept: string;
  take: (file: File) => unknown;
}

/** A control for a file, which browsers let people drop on it too. */
export function FileChooser({ label, accept, take }: FileChooserProps) {
  return (
    <label>
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

interface UploadProps {
  /** The field that will point to the image, or `body`. Without one, the file is the PDF of a publication. */
  field?: string;
  label: string;
  /** Called with the path of the stored image, relative to the content file, or the name of the paper. */
  onStored: (named: string) => void;
}

export function Upload({ field, label, onStored }: UploadProps) {
  const { file, showStatus } = use(Form);
  const take = async (chosen: File) => {
    try {
      const sent = { name: chosen.name, bytes: await bytesOf(chosen) };
      const { named, warnings } = await (field ? act('image', { ...sent, file, field }) : act('paper', sent));
      onStored(named);
      showStatus([`${named} was stored.`, ...warnings].join(' '));
    } catch (error) {
      showStatus(errorResponse(error).message);
    }
  };
  const words = (
    <>
      Choose {field ? 'an image' : 'a PDF'}
      <span className="visually-hidden"> for {label}</span>
    </>
  );
  return <FileChooser label={words} accept={field ? imageEndings.join(',') : '.pdf'} take={take} />;
}

export function ImageField({ id, name, label, schema, isRequired, value, change }: ControlProps) {
  const named = String(value ?? '');
  const { file } = use(Form);
  return (
    <>
      {named && <img src={imageUrl(file, named)} alt="" key={named} />}
      <input
        {...useAttributes(id, schema, isRequired)}
        value={named}
        onChange={({ target }) => change(target.value || undefined)}
      />
      <Upload field={name} label={label} onStored={change} />
    </>
  );
}

interface BodyFieldProps {
  /** Undefined on a site with one language. */
  label: string;
  language: string | undefined;
  text: string;
  change: (text: string) => void;
}

export function BodyField({ label, language, text, change }: BodyFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  const [alt, setAlt] = useState('');
  const insert = (named: string) => {
    // The current text, since the owner may have typed during the upload.
    const value = box.current?.value ?? text;
    const at = cursor.current ?? value.length;
    change(`${value.slice(0, at)}![${alt.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(named)})${value.slice(at)}`);
    setAlt('');
  };
  return (
    <>
      <div className="field">
        <label htmlFor={bodyId}>{label}</label>
        <p id={`${bodyId}-help`} className="help">
          Markdown: ## for a heading, **bold**, [text](https://example.com) for a link.
        </p>
        <textarea
          {...useAttributes(bodyId, language ? { lang: language } : {})}
          ref={box}
          onSelect={({ currentTarget }) => {
            cursor.current = currentTarget.selectionStart;
          }}
          className="code"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <FieldProblems id={bodyId} />
      </div>
      <fieldset>
        <legend>Image in the text</legend>
        <label>
          Alt text
          <input value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
        {alt.trim() ? (
          <Upload field="body" label="the text" onStored={insert} />
        ) : (
          <p className="help">Describe the image first. It is inserted at the cursor.</p>
        )}
      </fieldset>
    </>
  );
}
