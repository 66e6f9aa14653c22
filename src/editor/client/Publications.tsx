import type { EditablePublication } from '../api.ts';
import { useAttributes } from './context.ts';
import type { Editor } from './editor.ts';
import { controlOfPublication } from './fieldProblems.ts';
import { FieldProblems } from './Problems.tsx';
import type { OpenedFile } from './state.ts';

export function Publications({ editor, opened }: { editor: Editor; opened: OpenedFile }) {
  const { file, publications = [], draft, version } = opened;
  return (
    <>
      <p className="help">
        Projects refer to a publication by its key. Pages show the newest first. The fields pdf, slides, poster and
        supplement take an https URL, or a file in content/papers/.
      </p>
      <ul>
        {publications.map((publication) => (
          <li key={publication.key}>
            <Entry
              publication={publication}
              typed={draft?.typed.publications?.[publication.key] ?? publication.text}
              change={(text) => editor.type({ publications: { [publication.key]: text } })}
              remove={() => void editor.change('remove', { file, key: publication.key, version })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps {
  publication: EditablePublication;
  typed: string;
  change: (text: string) => void;
  remove: () => void;
}

function Entry({ publication: { key, text, title, reference }, typed, change, remove }: EntryProps) {
  const id = controlOfPublication(key);
  return (
    <details>
      <summary>
        {title} <span className="mark">{typed === text ? key : `${key}, not saved`}</span>
      </summary>
      <p className="help" id={`${id}-help`}>
        {reference}
      </p>
      <div className="field">
        <label htmlFor={id}>
          BibTeX<span className="visually-hidden"> of {key}</span>
        </label>
        <textarea
          {...useAttributes(id)}
          className="bibtex code"
          rows={typed.split('\n').length + 1}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
        <FieldProblems id={id} />
      </div>
      <button type="button" onClick={remove}>
        Delete<span className="visually-hidden"> {key}</span>
      </button>
    </details>
  );
}
