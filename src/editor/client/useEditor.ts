/** What is open in the editor, and what is done with it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict, EditableFile, FileSaveResult, Listing, Move, Problem, SaveResult } from '../api.ts';
import { ApiError, act, read } from './ask.ts';
import { type Base, type Edits, versionFor } from './base.ts';
import { formShapeOf, problemsFor } from './problems.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useMoves } from './useMoves.ts';
import { useTurns } from './useTurns.ts';

/** Where an owner begins. */
const first = 'content/site.yaml';

/** Brings problems into view, for eyes and for screen readers. */
const goTo = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

export function useEditor() {
  const [listing, setListing] = useState<Listing>();
  const [opened, setOpened] = useState<EditableFile>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [conflict, setConflict] = useState<{ conflict: Conflict; again: () => void }>();
  const [status, setStatus] = useState({ text: '', isSave: false });
  /** The key of the publication that was made last. */
  const [createdKey, setCreatedKey] = useState<string>();
  const [isTouched, setIsTouched] = useState(false);
  /** While another file is on its way, nothing is typed into the one that goes. */
  const [isOpening, setIsOpening] = useState(false);
  /** Counts what was opened: a form lives from one to the next, through its saves. */
  const [opening, setOpening] = useState(0);
  const keystrokes = useRef(0);
  const asked = useRef(0);
  /** By file, the version and text that a save would change. */
  const bases = useRef(new Map<string, Base>());
  /** Moves that no request has taken along yet. */
  const moves = useRef<Move[]>([]);
  /** The confirmation of the last save, which holds until something is typed. */
  const confirmed = useRef('');
  const inTurn = useTurns();

  const showStatus = (text: string, isSave = false) => setStatus({ text, isSave });

  const showError = useCallback((error: unknown, again?: (version: string) => void) => {
    if (!(error instanceof ApiError)) throw error;
    const { message, problems: found = [], conflict: other } = error.response;
    setStatus({ text: message, isSave: again !== undefined });
    setProblems(found);
    if (other && again) setConflict({ conflict: other, again: () => again(other.version) });
    goTo('problem-list');
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
        const one = await read<EditableFile>('file', { file });
        if (!isLast()) return;
        setOpened(one);
        bases.current.set(file, one);
        setProblems(one.problems);
        setConflict(undefined);
        setOpening((count) => count + 1);
        setIsTouched(false);
      } catch (error) {
        if (isLast()) showError(error);
      } finally {
        if (isLast()) setIsOpening(false);
      }
    },
    [showError],
  );

  useEffect(() => void show(first), [show]);
  useLeaveQuestion(isTouched);

  /** Whether what was typed may go. */
  const mayLeave = () => !isTouched || confirm('Discard unsaved changes?');

  /** @returns whether the file is open now */
  const choose = async (file: string) => {
    if (!mayLeave()) return false;
    showStatus('');
    await show(file);
    goTo('entry');
    return true;
  };

  /**
   * Has something done that changes files, then shows what there is.
   * @returns whether it was done
   */
  const change = async (name: string, wanted: object, where = ({ file }: SaveResult) => file) => {
    try {
      const saved = await act<SaveResult>(name, wanted);
      setCreatedKey(saved.key);
      await show(where(saved));
      showStatus(saved.message);
      goTo('entry');
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };

  /** Reads what changed. The form stays: it begins from the bytes that were written. */
  const renew = async (file: string | undefined) => {
    const now = asked.current;
    const [all, one] = await Promise.all([read<Listing>('list'), file && read<EditableFile>('file', { file })]);
    // The list shows moves before they are written.
    if (!moves.current.length) setListing(all);
    if (!one || now !== asked.current || one.version !== bases.current.get(one.file)?.version) return;
    bases.current.set(one.file, one);
    setOpened((shown) => (shown?.file === one.file ? one : shown));
    return one;
  };

  const attempt = async (file: string, typed: Edits, isMine: boolean, begun?: Partial<Base>): Promise<boolean> => {
    const [before, now] = [keystrokes.current, asked.current];
    const base = bases.current.get(file);
    try {
      const saved = await act<FileSaveResult>('save', { file, version: versionFor(base, begun), ...typed });
      bases.current.set(file, { text: '', ...base, version: saved.version });
      confirmed.current = saved.message;
      // Another file was chosen meanwhile: this one is saved, and gone from the page.
      if (now !== asked.current) return true;
      if (isMine) await show(file);
      else await renew(file).then((one) => one && setProblems(one.problems));
      if (now === asked.current || isMine) showStatus(saved.message, true);
      // What was typed meanwhile is yet to be saved.
      if (now === asked.current) setIsTouched(keystrokes.current !== before);
      return true;
    } catch (error) {
      const { comments = [], problems: found = [] } = error instanceof ApiError ? error.response : {};
      const question = `The form can't keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`;
      if (comments.length && confirm(question))
        return attempt(file, { ...typed, withoutComments: true }, isMine, begun);
      showError(error, (current) => void save(file, typed, true, { version: current }));
      const control = problemsFor(found, file, formShapeOf(listing, opened))[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
      return false;
    }
  };

  /**
   * @param isMine over another's change, so that what is theirs of it is shown afterwards
   * @param begun the version or text that it began from, if it is not the form's
   * @returns whether it was saved
   */
  const save = (file: string, typed: Edits, isMine = false, begun?: Partial<Base>) => {
    showStatus('Saving …', true);
    setConflict(undefined);
    return inTurn(() => attempt(file, typed, isMine, begun));
  };

  const move = useMoves({
    moves,
    bases,
    inTurn,
    setListing,
    renew: () => renew(opened?.file),
    showStatus,
    showError,
  });

  return {
    listing,
    opened,
    problems,
    conflict,
    status: status.text,
    isSaveStatus: status.isSave,
    showStatus,
    mayLeave,
    touched: () => {
      keystrokes.current++;
      setIsTouched(true);
      setStatus((now) => (now.text === confirmed.current ? { text: '', isSave: false } : now));
    },
    /** What was typed went with its form. */
    left: () => setIsTouched(false),
    isOpening,
    opening,
    createdKey,
    show,
    choose,
    change,
    save,
    move,
  };
}

export type Editor = ReturnType<typeof useEditor>;
