/** What is open in the editor, and what is done with it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change, Conflict, Listing, Move, Opened, Problem, Saved, SavedFile } from '../api.ts';
import { act, Refusal, read } from './ask.ts';
import { madeOf, toldOf } from './problems.ts';
import { useMoves } from './useMoves.ts';
import { useTurns } from './useTurns.ts';

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
  /** The key of the publication that was made last. */
  const [made, setMade] = useState<string>();
  const [isTouched, setIsTouched] = useState(false);
  /** While another file is on its way, nothing is typed into the one that goes. */
  const [isOpening, setIsOpening] = useState(false);
  /** Counts what was opened: a form lives from one to the next, through its saves. */
  const [opening, setOpening] = useState(0);
  const keystrokes = useRef(0);
  const asked = useRef(0);
  /** By file, the version that its form began from. */
  const versions = useRef(new Map<string, string>());
  /** Moves that no request has taken along yet. */
  const moves = useRef<Move[]>([]);
  /** The confirmation of the last save, which holds until something is typed. */
  const confirmed = useRef('');
  const inTurn = useTurns();

  const tell = useCallback((error: unknown, again?: (version: string) => void) => {
    if (!(error instanceof Refusal)) throw error;
    const { message, problems: found = [], conflict: other } = error.refused;
    setSaid(message);
    setProblems(found);
    if (other && again) setConflict({ conflict: other, again: () => again(other.version) });
    goTo('told');
  }, []);

  /** Opens a file; the last choice counts, not the last answer. */
  const show = useCallback(
    async (file: string) => {
      const mine = ++asked.current;
      const isLast = () => mine === asked.current;
      setIsOpening(true);
      try {
        // The list is there even where the file cannot be shown.
        const all = await read<Listing>('list');
        if (isLast()) setListing(all);
        const one = await read<Opened>('file', { file });
        if (!isLast()) return;
        setOpened(one);
        versions.current.set(file, one.version);
        setProblems(one.problems);
        setConflict(undefined);
        setOpening((count) => count + 1);
        setIsTouched(false);
      } catch (error) {
        if (isLast()) tell(error);
      } finally {
        if (isLast()) setIsOpening(false);
      }
    },
    [tell],
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

  /**
   * Has something done that changes files, then shows what there is.
   * @returns whether it was done
   */
  const change = async (name: string, wanted: object, where = ({ file }: Saved) => file) => {
    try {
      const saved = await act<Saved>(name, wanted);
      setMade(saved.key);
      await show(where(saved));
      setSaid(saved.said);
      goTo('entry');
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  };

  /** Reads what changed. The form stays: it begins from the bytes that were written. */
  const renew = async (file: string | undefined) => {
    const now = asked.current;
    const [all, one] = await Promise.all([read<Listing>('list'), file && read<Opened>('file', { file })]);
    // The list shows moves before they are written.
    if (!moves.current.length) setListing(all);
    if (!one || now !== asked.current || one.version !== versions.current.get(one.file)) return;
    setOpened((shown) => (shown?.file === one.file ? one : shown));
    return one;
  };

  const attempt = async (file: string, typed: Typed, isMine: boolean, version?: string): Promise<boolean> => {
    const [before, now] = [keystrokes.current, asked.current];
    try {
      const saved = await act<SavedFile>('save', { file, version: version ?? versions.current.get(file), ...typed });
      versions.current.set(file, saved.version);
      confirmed.current = saved.said;
      // Another file was chosen meanwhile: this one is saved, and gone from the page.
      if (now !== asked.current) return true;
      if (isMine) await show(file);
      else await renew(file).then((one) => one && setProblems(one.problems));
      if (now === asked.current || isMine) setSaid(saved.said);
      // What was typed meanwhile is yet to be saved.
      if (now === asked.current) setIsTouched(keystrokes.current !== before);
      return true;
    } catch (error) {
      const { comments = [], problems: found = [] } = error instanceof Refusal ? error.refused : {};
      const question = `The form cannot keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`;
      if (comments.length && confirm(question))
        return attempt(file, { ...typed, withoutComments: true }, isMine, version);
      tell(error, (current) => void save(file, typed, true, current));
      const control = toldOf(found, file, madeOf(listing, opened))[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
      return false;
    }
  };

  /**
   * @param isMine over another's change, so that what is theirs of it is shown afterwards
   * @param version that the text began from, if it is not the form's
   * @returns whether it was saved
   */
  const save = (file: string, typed: Typed, isMine = false, version?: string) => {
    setSaid('Saving …');
    setConflict(undefined);
    return inTurn(() => attempt(file, typed, isMine, version));
  };

  const move = useMoves({
    moves,
    versions,
    inTurn,
    setListing,
    renew: () => renew(opened?.file),
    say: setSaid,
    refuse: tell,
  });

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
      setSaid((now) => (now === confirmed.current ? '' : now));
    },
    /** What was typed went with its form. */
    left: () => setIsTouched(false),
    isOpening,
    opening,
    made,
    show,
    choose,
    change,
    save,
    move,
  };
}

export type Editor = ReturnType<typeof useEditor>;
