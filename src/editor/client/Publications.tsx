import { use } from 'react';
import { isError } from '#base/problems.ts';
import type { EditablePublication, EntryNames } from '../api.ts';
import { AddBibtex } from './AddBibtex.tsx';
import { New } from './ContentList.tsx';
import { Form, problemsAt } from './context.ts';
import type { Editor } from './editor.ts';
import { Fold } from './Fields.tsx';
import { controlOfPublication } from './fieldProblems.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { FieldProblems } from './Problems.tsx';
import type { OpenedFile } from './state.ts';

const createNeeds = (file: string) => file.endsWith('.bib');

interface Props {
  editor: Editor;
  opened: OpenedFile;
  /** The key of the entry that was created last. */
  createdKey: string | undefined;
}

/** The entries of publications.bib, each as its BibTeX. Text between them stays. */
export function Publications({ editor, opened, createdKey }: Props) {
  const { publications = [], draft, version } = opened;
  const remove = (key: string) => void editor.change('remove', { key, version }, { needs: createNeeds });
  return (
    <>
      <p className={form.help}>Projects refer to a publication by its key. Pages show the newest first.</p>
      <ul>
        {publications.map((publication) => (
          <li key={publication.key} className={form.item}>
            <Entry
              publication={publication}
              typed={draft?.typed.publications?.[publication.key]}
              isShown={publication.key === createdKey || publications.length === 1}
              change={(text) => editor.type({ publications: { [publication.key]: text } })}
              remove={() => remove(publication.key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Adds entries, one by its title or all of a file. */
export const AddPublications = ({ editor, names }: { editor: Editor; names: EntryNames }) => (
  <>
    <New {...names} create={(kind, title) => editor.change('create', { kind, title }, { needs: createNeeds })} />
    <AddBibtex editor={editor} />
  </>
);

interface EntryProps {
  publication: EditablePublication;
  /** Its unsaved text. */
  typed: string | undefined;
  /** Whether it is open at first. */
  isShown: boolean;
  change: (text: string) => void;
  remove: () => void;
}

function Entry({ publication: { key, text, title, reference }, typed, isShown, change, remove }: EntryProps) {
  const id = controlOfPublication(key);
  const problems = problemsAt(use(Form), id);
  const isUnsaved = typed !== undefined && typed !== text;
  return (
    <Fold
      // Links to problems need an open entry.
      opens={isShown || isUnsaved || problems.length > 0}
      summary={
        <>
          {title} <span className={layout.mark}>{isUnsaved ? `${key}, not saved` : key}</span>
        </>
      }
    >
      {reference && <p className={form.help}>{reference}</p>}
      <div className={form.field}>
        <label htmlFor={id} className={form.label}>
          BibTeX<span className="visually-hidden"> of {key}</span>
        </label>
        <textarea
          id={id}
          className={`${form.input} ${form.bibtex}`}
          rows={(typed ?? text).split('\n').length + 1}
          spellCheck={false}
          aria-describedby={`${id}-problems`}
          aria-invalid={problems.some(isError) || undefined}
          value={typed ?? text}
          onChange={({ target }) => change(target.value)}
        />
        <FieldProblems id={id} fieldProblems={problems} />
      </div>
      <button type="button" className={form.small} onClick={remove}>
        Delete<span className="visually-hidden"> {key}</span>
      </button>
    </Fold>
  );
}
