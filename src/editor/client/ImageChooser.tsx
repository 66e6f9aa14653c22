import { useId } from 'react';
import { imageEndings } from '../../base/imageFormats.ts';
import form from './form.module.css';
import { ApiError, sendImage } from './request.ts';

interface Props {
  /** The content file that will show the image. */
  file: string;
  /** The field that will point to it, or `body`. */
  field: string;
  /** What the image is for. */
  label: string;
  /** Called with the path of the stored image, relative to the content file, and with warnings about it. */
  onStored: (named: string, warnings: string[]) => void;
  onError: (message: string) => void;
}

/** Uploads an image that is chosen or dropped. */
export function ImageChooser({ file, field, label, onStored, onError }: Props) {
  const id = useId();
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
