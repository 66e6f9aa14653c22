import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SearchIndex } from '#documents/searchIndex.ts';
import iconButton from '#ui/IconButton.module.css';
import X from '~icons/lucide/x';
import styles from './SearchDialog.css?url';
import { searchEntries } from './searchEntries.ts';
import { slashKey } from './slashKey.ts';

interface Props {
  /** URL of the page with all entries. */
  page: string;
  /** URL of the index. */
  index: string;
}

/**
 * Island: the search dialog, hydrated when it is first opened. Then it loads its styles and the index; if that fails, the
 * page with all entries opens instead.
 */
export function SearchDialog({ page, index }: Props) {
  const [loaded, setLoaded] = useState<SearchIndex>();

  useEffect(() => {
    fetch(index)
      .then((response) => response.json())
      .then(setLoaded)
      .catch(() => location.assign(page));
  }, [index, page]);

  if (!loaded) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <LoadedDialog index={loaded} page={page} />
    </>
  );
}

function LoadedDialog({ index, page }: { index: SearchIndex; page: string }) {
  const { strings, kinds } = index;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const find = useMemo(() => searchEntries(index), [index]);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const shownQuery = useDeferredValue(query);
  const results = useMemo(() => find(shownQuery), [find, shownQuery]);
  const isAsked = shownQuery.trim() !== '';

  useEffect(() => {
    const show = () => dialog.current?.showModal();
    show();
    addEventListener('opensearch', show);
    return () => removeEventListener('opensearch', show);
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => dialog.current?.close();

  function type(event: KeyboardEvent) {
    // Then Enter ends a Chinese, Japanese or Korean word.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length) {
      event.preventDefault();
      setActive((active + step + results.length) % results.length);
    }
    if (event.key === 'Enter') {
      // Or else the key would also press what has the focus after the dialog closes.
      event.preventDefault();
      (list.current?.children[active] as HTMLElement | undefined)?.click();
    }
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={strings.heading}
      closedby="any"
      onClose={() => setQuery('')}
    >
      <div className="field">
        <input
          role="combobox"
          aria-label={strings.heading}
          aria-expanded={results.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={results.length ? id + active : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={strings.heading}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={type}
        />
        <button type="button" className={iconButton.button} aria-label={strings.close} onClick={close}>
          <X />
        </button>
      </div>
      <p className="status" role="status">
        {isAsked && `${strings.found} ${results.length}`}
      </p>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={strings.heading}>
        {results.map(([kind, title, url, notes], number) => (
          <a
            key={`${url} ${title}`}
            id={id + number}
            role="option"
            aria-selected={number === active}
            tabIndex={-1}
            href={url}
            onClick={close}
          >
            <span className="title">{title}</span>
            <span>{kinds[kind]}</span>
            {notes && <span className="details">{notes}</span>}
          </a>
        ))}
      </div>
      <div className="foot">
        {/* With a fragment, since SearchKeys opens the dialog for other links to the page. */}
        <a href={`${page}#main`}>{strings.all}</a>
        <label>
          <input
            type="checkbox"
            defaultChecked={slashKey.isOn()}
            onChange={({ target }) => slashKey.set(target.checked)}
          />
          {strings.slashKey}
        </label>
      </div>
    </dialog>
  );
}
