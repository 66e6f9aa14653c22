import { useState } from 'react';
import { ownNameOf } from '#base/languageTag.ts';
import { slugOfFile } from '#base/slug.ts';
import { isBlank } from '#content/values.ts';
import type { EntryGroup, JsonSchema, Listing, Values } from '../api.ts';
import { AddPublications } from './AddEntries.tsx';
import { ChooseEntries } from './ChooseEntries.tsx';
import { Form, type FormContext, withValue } from './context.ts';
import type { Editor } from './editor.ts';
import { Fields } from './Fields.tsx';
import { bodyLabel, problemsFor } from './fieldProblems.ts';
import { BodyField } from './ImageField.tsx';
import { Problems } from './Problems.tsx';
import { Publications } from './Publications.tsx';
import type { OpenedFile } from './state.ts';

interface Props {
  editor: Editor;
  opened: OpenedFile;
}

export function OpenFile({ editor, opened, listing }: Props & { listing: Listing }) {
  const { file, kind, schema, draft, isUnsaved, isAbsent, publications, isTranslation } = opened;
  const [isText, setIsText] = useState(draft?.typed.text !== undefined);
  const isForm = publications !== undefined || (schema !== undefined && !isText);
  const problems = problemsFor(opened.problems, file, isForm ? opened : {});
  const context: FormContext = {
    file,
    fieldProblems: problems,
    publicationKeys: listing.publicationKeys,
    showStatus: editor.showStatus,
    set(path, value) {
      const { opened: now = opened } = editor.state();
      editor.type({ values: withValue(now.draft?.typed.values ?? now.values, path, value) as Values });
    },
  };
  return (
    <Form value={context}>
      <h2 id="entry" tabIndex={-1}>
        {listing.entries.find((entry) => entry.file === file)?.title ?? file}
      </h2>
      <p className="mark">
        {file}
        {isAbsent && ': not created; saving creates it'}
      </p>
      <Notices editor={editor} opened={opened} />
      <Problems problems={problems} />
      {!isAbsent && (schema || opened.isRemovable) && (
        <details>
          <summary>More actions</summary>
          <EntryTools
            editor={editor}
            opened={opened}
            group={isTranslation || opened.choices ? undefined : listing.groups.find((each) => each.kind === kind)}
          />
          {schema && (
            <button type="button" aria-pressed={isText} disabled={isUnsaved} onClick={() => setIsText(!isText)}>
              Edit the file as text
            </button>
          )}
        </details>
      )}
      <form
        id="form"
        aria-labelledby="entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        {publications ? (
          <Publications editor={editor} opened={opened} />
        ) : isForm && schema ? (
          <>
            <EntryFields {...opened} schema={schema} values={draft?.typed.values ?? opened.values} />
            <Body editor={editor} opened={opened} />
          </>
        ) : (
          <label>
            {file}
            <textarea
              className="code"
              value={draft?.typed.text ?? opened.text}
              onChange={({ target }) => editor.type({ text: target.value })}
            />
          </label>
        )}
      </form>
      {publications && <AddPublications editor={editor} names={listing.publicationNames} />}
    </Form>
  );
}

/** The fields of site.yaml that most owners fill in. The others are folded, as is the résumé of an application. */
const firstFields = ['name', 'role', 'tagline', 'location', 'email', 'phone', 'photo', 'accent', 'url', 'links'];

/** The fields of an application that a list of its entries replaces, or that have any name. */
const chosenFields = ['first', 'without', 'instead'];

interface EntryFieldsProps extends Pick<OpenedFile, 'kind' | 'choices'> {
  schema: JsonSchema;
  values: Values | undefined;
}

function EntryFields({ schema, values, kind, choices }: EntryFieldsProps) {
  const all = Object.entries(schema.properties ?? {}).filter(([name]) => !choices || !chosenFields.includes(name));
  const isFolded = (name: string) => (choices ? name === 'resume' : kind === 'site' && !firstFields.includes(name));
  const [folded, first] = [all.filter(([name]) => isFolded(name)), all.filter(([name]) => !isFolded(name))];
  const fields = (shown: typeof all) => (
    <Fields schema={{ ...schema, properties: Object.fromEntries(shown) }} path={[]} value={values} />
  );
  return (
    <>
      {fields(first)}
      {choices && <ChooseEntries choices={choices} values={values} />}
      {folded.length > 0 && (
        <details>
          <summary>More fields ({folded.filter(([name]) => !isBlank(values?.[name])).length} filled in)</summary>
          {fields(folded)}
        </details>
      )}
    </>
  );
}

/** The text below the front matter, and buttons for the files with its translations. */
function Body({ editor, opened }: Props) {
  const { file, body, texts = [], draft } = opened;
  if (body === undefined) return null;
  const languages = texts.map(({ language }) => language);
  return (
    <>
      <BodyField
        label={bodyLabel(opened)}
        language={texts.find((each) => each.file === file)?.language}
        text={draft?.typed.body ?? body}
        change={(typed) => editor.type({ body: typed })}
      />
      {texts.length > 0 && (
        <div className="tools">
          Text in
          {texts.map((each) => (
            <button
              key={each.language}
              type="button"
              aria-pressed={each.file === file}
              onClick={() => void editor.goTo(each.file)}
            >
              {ownNameOf(each.language, languages)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const timeOf = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What an owner must know of unsaved changes: a conflict, that they were restored, or that the browser can't keep them. */
function Notices({ editor, opened }: Props) {
  const { version, isUnsaved, draft, restored, isConflict, isStored } = opened;
  if (isConflict)
    return (
      <section className="notice" aria-labelledby="conflict">
        <h3 id="conflict" tabIndex={-1}>
          The file was changed elsewhere while this form was open
        </h3>
        <p>Nothing was saved, and what you typed is still here.</p>
        <p className="tools">
          <button type="button" onClick={() => void editor.discard()}>
            Reload without my changes
          </button>
          <button type="button" onClick={() => void editor.save(true)}>
            Overwrite with my version
          </button>
        </p>
        <p className="help">If you overwrite it, the file as it is now is kept in content.old/.</p>
      </section>
    );
  if (isUnsaved && !isStored)
    return <p className="warning">This browser can't keep unsaved changes. Save before you close this page.</p>;
  if (!isUnsaved || restored === undefined) return null;
  return (
    <p className="notice">
      Your unsaved changes of {timeOf(restored)} were restored.
      {draft?.version !== version && ' The file has changed since.'}
    </p>
  );
}

/** Buttons to delete a file, and to rename an entry of a group. */
function EntryTools({ editor, opened, group }: Props & { group: EntryGroup | undefined }) {
  const { file, version, isRemovable } = opened;
  const slug = slugOfFile(file);
  const [name, setName] = useState(slug);
  if (!isRemovable) return null;
  return (
    <>
      <button type="button" onClick={() => void editor.change('remove', { file, version }, '')}>
        Delete
      </button>
      {group && (
        <form
          className="tools"
          aria-label="Rename"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.change('rename', { file, version, name });
          }}
        >
          <label>
            File name, which is part of the URL
            <input value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" disabled={name === slug}>
            Rename
          </button>
        </form>
      )}
    </>
  );
}
