import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { isError } from '../../base/problems.ts';
import { contextOf, descriptionsOf, problemsAt } from './context.ts';
import form from './form.module.css';
import { ImageChooser } from './ImageChooser.tsx';
import { imageUrl } from './request.ts';

/** A field with the path of an image: shows a thumbnail, and uploads an image that is chosen or dropped. */
export function ImageField({ id, name, label, value, onChange, registry }: WidgetProps) {
  const { file } = contextOf(registry);
  const [warnings, setWarnings] = useState<string[]>([]);
  return (
    <div className={form.image}>
      {value && <img src={imageUrl(file, value)} alt="" key={value} className={form.thumbnail} />}
      <div>
        <input
          id={id}
          className={form.input}
          value={value ?? ''}
          aria-describedby={descriptionsOf(id)}
          aria-invalid={problemsAt(registry, id).some(isError) || undefined}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
        <ImageChooser
          file={file}
          field={name}
          label={label}
          onStored={(named, found) => {
            onChange(named);
            setWarnings(found);
            contextOf(registry).showStatus([`${named} is saved with the entry.`, ...found].join(' '));
          }}
          onError={(message) => {
            setWarnings([message]);
            contextOf(registry).showStatus(message);
          }}
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
