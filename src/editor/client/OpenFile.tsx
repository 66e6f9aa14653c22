import { useState } from 'react';
import { ownNameOf } from '#base/languageTag.ts';
import { slugOfFile } from '#base/slug.ts';
import { isBlank } from '#content/values.ts';
import type { JsonSchema, Values } from '../api.ts';
import { AddPublications } from './AddEntries.tsx';
import { ChooseEntries } from './ChooseEntries.tsx';
import { Form, type FormContext, withValue } from './context.ts';
import type { Editor } from './editor.ts';
import { Fields } from './Fields.tsx';
import { bodyLabel, problemsFor } from './fieldProblems.ts';
import { BodyField } from './ImageField.tsx';
import { Problems } from './Problems.tsx';
import { Publications } from './Publications.tsx';
import type { Listing, OpenedFile } from './state.ts';

interface Props {
  editor: Editor;
  opened: OpenedFile;
}

export function OpenFile({ editor, opened, listing }: Props & { listing: Listing }) {
  const { file, version, kind, schema, draft, isUnsaved, isAbsent, publications } = opened;
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
  /** Whether its name is part of a URL that an owner chooses. */
  const isNamed = !opened.isTranslation && !opened.choices && listing.groups.some((each) => each.kind === kind);
  const rename = () => {
    const name = prompt('File name, which is part of the URL', slugOfFile(file));
    if (name) void editor.change('rename', { file, version, name });
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
          {opened.isRemovable && (
            <button type="button" onClick={() => void editor.change('remove', { file, version }, '')}>
              Delete
            </button>
          )}
          {isNamed && (
            <button type="button" onClick={rename}>
              Rename
            </button>
          )}
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
