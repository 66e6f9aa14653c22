/** What is open in the editor, and what is done with it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change, Conflict, Listing, Opened, Problem, Saved } from '../api.ts';
import { act, Refusal, read } from './ask.ts';
import { toldOf } from './problems.ts';

/** Where an owner begins. */
const first = 'content/site.yaml';

/** Brings what is told into view, for eyes and for screen readers. */
const goTo = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

/** What is saved of an open file. */
export type Typed = Omit<Change, 'file' | 'version'>;

export function useEditor() {
  const [listing, setListing] = useState<Listing>();
  const [opened, setOpened] = useState<Opened>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [conflict, setConflict] = useState<{ conflict: Conflict; again: () => void }>();
  const [said, setSaid] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  /** While another file is on its way, nothing is typed into the one that goes. */
  const [isOpening, setIsOpening] = useState(false);
  /** Counts what was opened: a form lives from one to the next, through its saves. */
  const [opening, setOpening] = useState(0);
  const keystrokes = useRef(0);
  const asked = useRef(0);

  const tell = useCallback((error: unknown, again?: (version: string) => void) => {
    if (!(error instanceof Refusal)) throw error;
    const { message, problems: found = [], conflict: other } = error.refused;
    setSaid(message);
    setProblems(found);
    if (other && again) setConflict({ conflict: other, again: () => again(other.version) });
    goTo('told');
  }, []);

  /** @returns whether nothing else was asked for meanwhile: the last choice counts, not the last answer */
  const renew = useCallback(async (file: string) => {
    const mine = ++asked.current;
    const [all, one] = await Promise.all([read<Listing>('list'), read<Opened>('file', { file })]);
    if (mine !== asked.current) return false;
    setListing(all);
    setOpened(one);
    setProblems(one.problems);
    setConflict(undefined);
    return true;
  }, []);

  const show = useCallback(
    async (file: string) => {
      setIsOpening(true);
      try {
        if (!(await renew(file))) return;
        setOpening((count) => count + 1);
        setIsTouched(false);
      } catch (error) {
        tell(error);
      }
      setIsOpening(false);
    },
    [renew, tell],
  );

  useEffect(() => void show(first), [show]);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTouched]);

  /** Whether what was typed may go. */
  const mayLeave = () => !isTouched || confirm('What you typed is not saved. Leave it?');

  /** @returns whether the file is open now */
  const choose = async (file: string) => {
    if (!mayLeave()) return false;
    setSaid('');
    await show(file);
    goTo('entry');
    return true;
  };

  /** Has something done that changes files, then shows what there is. */
  const change = async (name: string, asked: object, where = ({ file }: Saved) => file) => {
    try {
      const saved = await act<Saved>(name, asked);
      await show(where(saved));
      setSaid(saved.said);
      goTo('entry');
    } catch (error) {
      tell(error);
    }
  };

  const save = async (file: string, typed: Typed, version: string): Promise<void> => {
    const before = keystrokes.current;
    setSaid('Saving …');
    setConflict(undefined);
    try {
      const saved = await act<Saved>('save', { file, version, ...typed });
      await renew(saved.file);
      // What was typed meanwhile is yet to be saved.
      setIsTouched(keystrokes.current !== before);
      setSaid(saved.said);
    } catch (error) {
      const { comments = [], problems: found = [] } = error instanceof Refusal ? error.refused : {};
      const question = `The form cannot keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`;
      if (comments.length && confirm(question)) return save(file, { ...typed, withoutComments: true }, version);
      tell(error, (current) => void save(file, typed, current));
      const kind = listing?.entries.find((entry) => entry.file === file)?.kind;
      const schema = kind && kind !== 'publications' ? listing?.forms[kind] : undefined;
      const control = toldOf(found, file, schema)[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
    }
  };

  return {
    listing,
    opened,
    problems,
    conflict,
    said,
    say: setSaid,
    mayLeave,
    touched: () => {
      keystrokes.current++;
      setIsTouched(true);
    },
    isOpening,
    opening,
    show,
    choose,
    change,
    save,
  };
}

export type Editor = ReturnType<typeof useEditor>;
