import { useCallback, useEffect, useState } from 'react';
import type { Change, Conflict, Listed, Listing, Opened, Problem, Saved } from '../api.ts';
import { act, Refusal, read } from './ask.ts';
import { ConflictView } from './ConflictView.tsx';
import { ContentList } from './ContentList.tsx';
import { Entry } from './Entry.tsx';
import { EntryTools } from './EntryTools.tsx';
import form from './form.module.css';
import css from './layout.module.css';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { Publications } from './Publications.tsx';
import { toldOf } from './problems.ts';
import { TextEntry } from './TextEntry.tsx';

/** Brings what is told into view, for eyes and for screen readers. */
const goTo = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

export function App() {
  const [listing, setListing] = useState<Listing>();
  const [opened, setOpened] = useState<Opened>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [conflict, setConflict] = useState<{ conflict: Conflict; again: () => void }>();
  const [said, setSaid] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [isText, setIsText] = useState(false);

  const tell = useCallback((error: unknown, again?: (version: string) => void) => {
    if (!(error instanceof Refusal)) throw error;
    const { message, problems: found = [], conflict: other } = error.refused;
    setSaid(message);
    setProblems(found);
    if (other && again) setConflict({ conflict: other, again: () => again(other.version) });
    goTo('told');
  }, []);

  const show = useCallback(
    async (file: string) => {
      try {
        const [all, one] = await Promise.all([read<Listing>('list'), read<Opened>('file', { file })]);
        setListing(all);
        setOpened(one);
        setProblems(one.problems);
        setConflict(undefined);
        setIsTouched(false);
        setIsText(false);
      } catch (error) {
        tell(error);
      }
    },
    [tell],
  );

  useEffect(() => void show('content/site.yaml'), [show]);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTouched]);

  /** Whether what was typed may go. */
  const mayLeave = () => !isTouched || confirm('What you typed is not saved. Leave it?');
  const choose = async (file: string) => {
    if (!mayLeave()) return;
    setSaid('');
    await show(file);
    goTo('entry');
  };
  /** Has something done that changes files, then shows what there is. */
  const change = async (name: string, asked: object, where?: (saved: Saved) => string) => {
    try {
      const saved = await act<Saved>(name, asked);
      await show(where ? where(saved) : saved.file);
      setSaid(saved.said);
      goTo('entry');
    } catch (error) {
      tell(error);
    }
  };

  if (!listing || !opened) return <p>{said || 'Opening …'}</p>;
  const { file } = opened;
  const listed = listing.entries.find((entry) => entry.file === file);
  const schema = opened.kind === 'publications' ? undefined : listing.forms[opened.kind];
  const told = toldOf(problems, file, schema);

  const save = async (changed: Omit<Change, 'file' | 'version'>, version = opened.version) => {
    setSaid('Saving …');
    setConflict(undefined);
    try {
      const saved = await act<Saved>('save', { file, version, ...changed });
      await show(saved.file);
      setSaid(saved.said);
    } catch (error) {
      tell(error, (current) => void save(changed, current));
      const first = error instanceof Refusal && toldOf(error.refused.problems ?? [], file, schema)[0]?.control;
      if (first && document.getElementById(first)) goTo(first);
    }
  };
  const editing = { touched: () => setIsTouched(true) };
  return (
    <div className={css.editor}>
      <ContentList
        listing={listing}
        open={file}
        choose={choose}
        create={(kind, title) => mayLeave() && void change('create', { kind, title })}
        reorder={(entries: Listed[]) =>
          mayLeave() &&
          void change(
            'reorder',
            { entries: entries.map(({ file: each, version }) => ({ file: each, version })) },
            () => file,
          )
        }
      />
      <main className={css.form}>
        <h2 id="entry" tabIndex={-1}>
          {listed?.title ?? file}
        </h2>
        <p className={css.mark}>{file}</p>
        <p role="status" className={said ? form.warning : undefined}>
          {said}
        </p>
        {conflict && (
          <ConflictView conflict={conflict.conflict} takeTheirs={() => void show(file)} keepMine={conflict.again} />
        )}
        {!conflict && <Problems told={told} />}
        <EntryTools key={`tools ${file}`} opened={opened} change={change} mayLeave={mayLeave} />
        {opened.kind !== 'publications' && opened.values && (
          <div className={css.tools}>
            <button
              type="button"
              className={form.small}
              aria-pressed={isText}
              onClick={() => mayLeave() && setIsText(!isText)}
            >
              Edit the file as text
            </button>
          </div>
        )}
        {opened.publications ? (
          <Publications key={opened.version} opened={opened} change={change} save={save} {...editing} />
        ) : schema && opened.values && !isText ? (
          <Entry
            key={file + opened.version}
            opened={{ ...opened, values: opened.values }}
            listing={listing}
            schema={schema}
            told={told}
            say={setSaid}
            save={save}
            {...editing}
          />
        ) : (
          <TextEntry
            key={`text ${opened.version}`}
            label={file}
            text={opened.text}
            save={(text) => void save({ text })}
            {...editing}
          />
        )}
      </main>
      <Preview site={listing.preview} page={listed?.page ?? '/'} />
    </div>
  );
}
