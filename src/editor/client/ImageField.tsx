import { use, useRef } from 'react';
import { imageEndings } from '#base/imageFormats.ts';
import { type ControlProps, Form, useAttributes } from './context.ts';
import { bodyId } from './fieldProblems.ts';
import { FieldProblems } from './Problems.tsx';
import { act, bytesOf, errorResponse, imageUrl } from './request.ts';

interface UploadProps {
  /** The field that will point to the image, or `body`. */
  field: string;
  label: string;
  /** Called with the path of the stored image, relative to the content file. */
  onStored: (named: string) => void;
}

/** A control for an image, which browsers let people drop on it too. */
function Upload({ field, label, onStored }: UploadProps) {
  const { file, showStatus } = use(Form);
  const take = async (chosen: File) => {
    try {
      const { named, warnings } = await act('image', { file, field, name: chosen.name, bytes: await bytesOf(chosen) });
      onStored(named);
      showStatus([`${named} was stored.`, ...warnings].join(' '));
    } catch (error) {
      showStatus(errorResponse(error).message);
    }
  };
  return (
    <label>
      Choose an image
      <span className="visually-hidden"> for {label}</span>
      <input
        type="file"
        accept={imageEndings.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void take(chosen);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
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

/** A text, and a control to insert an image at its cursor. */
export function BodyField({ label, language, text, change }: BodyFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (named: string) => {
    // The owner may have typed during the upload.
    const { value = text, selectionEnd = 0 } = box.current ?? {};
    const at = selectionEnd || value.length;
    const alt = prompt('Alt text: what does the image show?') ?? '';
    change(`${value.slice(0, at)}![${alt.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(named)})${value.slice(at)}`);
  };
  return (
    <div className="field">
      <label htmlFor={bodyId}>{label}</label>
      <p id={`${bodyId}-help`} className="help">
        Markdown: ## for a heading, **bold**, [text](https://example.com) for a link.
      </p>
      <textarea
        {...useAttributes(bodyId, language ? { lang: language } : {})}
        ref={box}
        className="code"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <FieldProblems id={bodyId} />
      <Upload field="body" label="the text" onStored={insert} />
    </div>
  );
}
