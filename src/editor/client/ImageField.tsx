import { use, useId, useState } from 'react';
import { imageEndings } from '#base/imageFormats.ts';
import { type ControlProps, Form, useAttributes } from './context.ts';
import form from './form.module.css';
import { ApiError, imageUrl, sendImage } from './request.ts';

interface ChooserProps {
  /** The field that will point to the image, or `body`. */
  field: string;
  /** What the image is for. */
  label: string;
  /** Called with the path of the stored image, relative to the content file, and with warnings about it. */
  onStored: (named: string, warnings: string[]) => void;
  onError: (message: string) => void;
}

/** Uploads an image that is chosen or dropped. */
export function ImageChooser({ field, label, onStored, onError }: ChooserProps) {
  const id = useId();
  const { file } = use(Form);
  const take = async (image: File | undefined) => {
    if (!image) return;
    try {
      const { named, warnings } = await sendImage(file, field, image);
      onStored(named, warnings);
    } catch (error) {
      onError(error instanceof ApiError ? error.message : String(error));
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside does the same by keyboard
    <div
      className={form.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>
        Choose an image<span className="visually-hidden"> for {label}</span>, or drop it here
      </label>
      <input
        id={id}
        type="file"
        accept={imageEndings.join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}

/** A field with the path of an image: shows a thumbnail, and uploads an image that is chosen or dropped. */
export function ImageField(props: ControlProps) {
  const { name, label, change } = props;
  const value = String(props.value ?? '');
  const { file, showStatus } = use(Form);
  const [warnings, setWarnings] = useState<string[]>([]);
  const show = (messages: string[], ...before: string[]) => {
    setWarnings(messages);
    showStatus([...before, ...messages].join(' '));
  };
  return (
    <div className={form.image}>
      {value && <img src={imageUrl(file, value)} alt="" key={value} className={form.thumbnail} />}
      <div>
        <input
          {...useAttributes(props)}
          className={form.input}
          value={value}
          onChange={({ target }) => change(target.value || undefined)}
        />
        <ImageChooser
          field={name}
          label={label}
          onStored={(named, found) => {
            change(named);
            show(found, `${named} is saved with the entry.`);
          }}
          onError={(message) => show([message])}
        />
        {warnings.map((warning) => (
          <p key={warning} className={form.warning}>
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}
