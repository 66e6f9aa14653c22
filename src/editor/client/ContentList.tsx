import { type MouseEvent, useRef, useState } from 'react';
import { isEntryKind, type ListEntry, type Listing, type Move } from '../api.ts';
import form from './form.module.css';
import css from './layout.module.css';

interface Props {
  listing: Listing;
  open: string | undefined;
  choose: (file: string) => void;
  /** @returns whether it was begun */
  create: (kind: keyof typeof names, title: string) => Promise<boolean>;
  move: (step: Move) => void;
  isPublishing: boolean;
  publish: () => void;
}

/** Everything that can be edited, in the order of the pages. */
export function ContentList({ listing, open, choose, create, move, isPublishing, publish }: Props) {
  const [isOrdering, setIsOrdering] = useState(false);
  const of = (...kinds: ListEntry['kind'][]) => listing.entries.filter(({ kind }) => kinds.includes(kind));
  const projects = of('projects');
  const pages = listing.entries.filter(({ kind }) => !isEntryKind(kind));
  /** The last move: with it, the row leaves the pointer. */
  const last = useRef<Move>(null);
  /** Clicks in quick succession, which the browser counts, are meant for the project that the first of them moved. */
  const moveBy = (file: string, by: number, { detail }: MouseEvent) => {
    const step = detail > 1 && last.current ? last.current : { file, by };
    last.current = step;
    move(step);
  };
  const line = (entry: ListEntry) => (
    <button
      type="button"
      className={css.entry}
      aria-current={entry.file === open ? 'page' : undefined}
      onClick={() => choose(entry.file)}
    >
      {entry.title}
      {entry.draft && <span className={css.mark}> draft</span>}
      {entry.absent && <span className={css.mark}> not created</span>}
      {entry.broken && <span className={css.mark}> has an error</span>}
    </button>
  );
  const listOf = (some: readonly ListEntry[]) =>
    some.length > 0 && (
      <ul>
        {some.map((entry) => (
          <li key={entry.file}>{line(entry)}</li>
        ))}
      </ul>
    );
  return (
    <nav className={css.list} aria-label="Content">
      <a href="#entry" className={css.skip}>
        Skip to the form
      </a>
      <h1>Editor</h1>
      <div className={css.tools}>
        <button type="button" className={form.small} aria-pressed={isPublishing} onClick={publish}>
          Before you publish
        </button>
      </div>
      <h2>Pages</h2>
      {listOf(pages)}
      {!of('publications').length && <New kind="publication" create={create} />}
      <h2>Projects</h2>
      <ol>
        {projects.map((entry, index) => (
          <li key={entry.file}>
            {line(entry)}
            {isOrdering && (
              <div className={form.itemButtons}>
                <button
                  type="button"
                  className={form.small}
                  aria-disabled={index === 0}
                  onClick={(event) => moveBy(entry.file, -1, event)}
                >
                  Up<span className="visually-hidden"> {entry.title}</span>
                </button>
                <button
                  type="button"
                  className={form.small}
                  aria-disabled={index === projects.length - 1}
                  onClick={(event) => moveBy(entry.file, 1, event)}
                >
                  Down<span className="visually-hidden"> {entry.title}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={css.tools}>
        <button
          type="button"
          className={form.small}
          aria-pressed={isOrdering}
          onClick={() => setIsOrdering(!isOrdering)}
        >
          Change the order
        </button>
      </div>
      <New kind="project" create={create} />
      <h2>Experience</h2>
      {listOf(of('experience'))}
      <p className={css.mark}>In the order of its dates.</p>
      <New kind="experience" create={create} />
      <h2>Writing</h2>
      {listOf(of('writing'))}
      <New kind="writing" create={create} />
    </nav>
  );
}

const names = {
  project: 'project',
  experience: 'experience entry',
  writing: 'post',
  publication: 'publication',
} as const;

/** Begins an entry by its title. */
export function New({ kind, create }: { kind: keyof typeof names; create: Props['create'] }) {
  const [title, setTitle] = useState('');
  return (
    <form
      className={css.tools}
      aria-label={`New ${names[kind]}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create(kind, title).then((isBegun) => isBegun && setTitle(''));
      }}
    >
      <label>
        Title of a new {names[kind]}
        <input className={form.input} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <button type="submit" className={form.small}>
        New {names[kind]}
      </button>
    </form>
  );
}
