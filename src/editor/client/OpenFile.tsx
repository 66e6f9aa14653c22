import { use, useState } from 'react';
import { slugOfFile } from '#base/slug.ts';
import { isBlank } from '#content/values.ts';
import type { EditableFile, EntryGroup, JsonSchema, Listing, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import { UndoButton } from './ContentList.tsx';
import { Form, type FormContext, withValue } from './context.ts';
import type { Editor } from './editor.ts';
import { Fields, Fold } from './Fields.tsx';
import { formShapeOf, problemsFor } from './fieldProblems.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { Problems } from './Problems.tsx';
import { AddPublications, Publications } from './Publications.tsx';
import type { EditorState, OpenedFile } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
  listing: Listing;
  opened: OpenedFile;
}

/** The file that is open: as a form, or as its text. */
export function OpenFile({ editor, state, listing, opened }: Props) {
  const { status, createdKey } = state;
  const { file, kind, text, problems, draft, isUnsaved, publications } = opened;
  const [isText, setIsText] = useState(draft?.typed.text !== undefined);
  const listed = listing.entries.find((entry) => entry.file === file);
  const schema = opened.schema ?? listing.forms[kind];
  const values = schema && opened.values && (draft?.typed.values ?? opened.values);
  const isForm = publications !== undefined || (values !== undefined && !isText);
  const fieldProblems = problemsFor(problems, file, isForm ? formShapeOf(listing, opened) : {});
  const context: FormContext = {
    file,
    fieldProblems,
    saves: opened.saves,
    publicationKeys: listing.publicationKeys,
    showStatus: editor.showStatus,
    set(path, value) {
      const { opened: now = opened } = editor.state();
      editor.type({ values: withValue(now.draft?.typed.values ?? now.values, path, value) as Values });
    },
  };
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        {listed?.title ?? file}
      </h2>
      <p className={layout.mark}>
        {file}
        {listed?.absent && ': not created; saving creates it'}
      </p>
      {/* The result of a save is shown beside its button; this copy is for screen readers. */}
      <p role="status" className={status.save ? 'visually-hidden' : status.text ? form.warning : undefined}>
        {status.text}
      </p>
      {status.canUndo && <UndoButton editor={editor} />}
      <Notices editor={editor} opened={opened} />
      <Problems fieldProblems={fieldProblems} />
      {!listed?.absent && (
        <EntryTools
          opened={opened}
          group={values && listing.groups.find((each) => each.kind === kind)}
          editor={editor}
        />
      )}
      {values && (
        <button
          type="button"
          className={form.small}
          aria-pressed={isText}
          onClick={() => {
            if (isUnsaved && !confirm('Discard unsaved changes?')) return;
            if (isUnsaved) void editor.discard();
            setIsText(!isText);
          }}
        >
          Edit the file as text
        </button>
      )}
      <form
        aria-labelledby="entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <Form value={context}>
          {publications ? (
            <Publications editor={editor} opened={opened} createdKey={createdKey} />
          ) : isForm && schema ? (
            <>
              <EntryFields schema={schema} values={values} first={kind === 'site' ? firstFields : undefined} />
              <Body editor={editor} opened={opened} />
            </>
          ) : (
            <label>
              {file}
              <textarea
                className={`${form.input} ${form.body}`}
                value={draft?.typed.text ?? text}
                onChange={({ target }) => editor.type({ text: target.value })}
              />
            </label>
          )}
        </Form>
        <div className={layout.bar}>
          <button type="submit" className={form.main}>
            Save
          </button>
          {isUnsaved && (
            <button type="button" className={form.small} onClick={() => void editor.discard()}>
              Discard changes
            </button>
          )}
          {status.save && (
            <p className={layout.status} aria-hidden="true">
              {status.text}
            </p>
          )}
        </div>
      </form>
      {publications && <AddPublications editor={editor} names={listing.publicationNames} />}
    </>
  );
}

/** The fields of site.yaml that most owners fill in. The others are folded. */
const firstFields = ['name', 'role', 'tagline', 'location', 'email', 'phone', 'photo', 'accent', 'url', 'links'];

interface EntryFieldsProps {
  schema: JsonSchema;
  values: Values | undefined;
  /** The fields to show first, if the form is long. */
  first: readonly string[] | undefined;
}

function EntryFields({ schema, values, first }: EntryFieldsProps) {
  const all = Object.entries(schema.properties ?? {});
  const part = (isFirst: boolean) => {
    const fields = all.filter(([name]) => (first?.includes(name) ?? true) === isFirst);
    return { ...schema, properties: Object.fromEntries(fields) };
  };
  const others = part(false);
  const names = Object.keys(others.properties);
  const count = names.filter((name) => !isBlank(values?.[name])).length;
  const { fieldProblems } = use(Form);
  const hasProblem = fieldProblems.some(({ control }) => names.includes(control?.split('_')[1] ?? ''));
  return (
    <>
      <Fields schema={part(true)} path={[]} value={values} />
      {first && (
        <Fold summary={`More fields (${count} filled in)`} opens={hasProblem}>
          <Fields schema={others} path={[]} value={values} />
        </Fold>
      )}
    </>
  );
}

/** The text below the front matter, and its translations. */
function Body({ editor, opened }: { editor: Editor; opened: OpenedFile }) {
  const { language, body, translations = [], draft } = opened;
  if (body === undefined) return null;
  const { typed } = draft ?? {};
  const texts = new Map(translations.map((each) => [each.language, each.text]));
  // A text in a language that the site no longer has stays until it is emptied.
  for (const [each, text] of Object.entries(typed?.texts ?? {})) if (text || texts.has(each)) texts.set(each, text);
  return (
    <BodyField
      texts={[{ language, text: typed?.body ?? body }, ...[...texts].map(([each, text]) => ({ language: each, text }))]}
      change={(text, of) =>
        editor.type(of === undefined || of === language ? { body: text } : { texts: { [of]: text } })
      }
    />
  );
}

const timeOf = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What an owner must know of unsaved changes: a conflict, that they were restored, or that the browser can't keep them. */
function Notices({ editor, opened }: { editor: Editor; opened: OpenedFile }) {
  const { version, isUnsaved, draft, restored, isConflict, isStored } = opened;
  const isChanged = draft && draft.version !== version;
  return (
    <>
      {isConflict && (
        <section className={layout.notice} aria-labelledby="conflict">
          <h3 id="conflict" tabIndex={-1}>
            The file was changed elsewhere while this form was open
          </h3>
          <p>Nothing was saved, and what you typed is still here.</p>
          <div className={form.itemButtons}>
            <button type="button" className={form.small} onClick={() => void editor.discard()}>
              Reload without my changes
            </button>
            <button type="button" className={form.small} onClick={() => void editor.save(true)}>
              Overwrite with my version
            </button>
          </div>
          <p className={form.help}>If you overwrite it, the file as it is now is kept in content.old/.</p>
        </section>
      )}
      {!isConflict && isUnsaved && restored !== undefined && (
        <section className={layout.notice} aria-label="Unsaved changes">
          <p>
            Your unsaved changes of {timeOf(restored)} were restored.
            {isChanged && ' The file has changed since.'}
          </p>
        </section>
      )}
      {!isStored && (
        <p className={form.warning}>This browser can't keep unsaved changes. Save before you close this page.</p>
      )}
    </>
  );
}

interface EntryToolsProps {
  opened: EditableFile;
  /** The kind's, if its entries are files of their own. */
  group: EntryGroup | undefined;
  editor: Editor;
}

/** Buttons to duplicate, delete and rename a file. */
function EntryTools({ opened: { file, version, isRemovable }, group, editor }: EntryToolsProps) {
  const slug = slugOfFile(file);
  const [name, setName] = useState(slug);
  if (!isRemovable) return null;
  const needs = (unsaved: string) => unsaved === file;
  return (
    <div className={layout.tools}>
      {group && (
        <button
          type="button"
          className={form.small}
          onClick={() => void editor.change('duplicate', { file }, { needs })}
        >
          Duplicate
        </button>
      )}
      <button
        type="button"
        className={form.small}
        onClick={() => void editor.change('remove', { file, version }, { where: 'list', needs })}
      >
        Delete
      </button>
      {group && (
        <form
          className={layout.tools}
          aria-label="Rename"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.change('rename', { file, version, name }, { needs });
          }}
        >
          <label>
            {group.pagePrefix ? `Slug: ${group.pagePrefix}` : 'File name'}
            <input className={form.short} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" className={form.small} disabled={name === slug}>
            {group.pagePrefix ? 'Change slug' : 'Rename'}
          </button>
        </form>
      )}
    </div>
  );
}
