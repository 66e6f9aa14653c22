import { useId } from 'react';
import { ApiError, sendImage } from './ask.ts';
import css from './form.module.css';

interface Props {
  /** The content file that will show the image. */
  file: string;
  /** The field that will name it, or `body`. */
  field: string;
  /** What the image is for. */
  label: string;
  /** Called with the path of the stored image, as the content file names it, and with warnings about it. */
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
    // Dropping is a second way: the control inside takes the same files.
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside does the same by keyboard
    <div
      className={css.drop}
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
        accept=".svg,.png,.jpg,.jpeg,.webp,.avif,.gif"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
    </div>
  );
}
