import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { Listing, Move, MoveResult } from '../api.ts';
import { act } from './ask.ts';
import type { Base } from './base.ts';

/** Returns the listing with a project moved among the projects. */
function moveInListing(listing: Listing, { file, by }: Move): Listing {
  const projects = listing.entries.filter(({ kind }) => kind === 'projects');
  const from = projects.findIndex((entry) => entry.file === file);
  const to = Math.min(Math.max(from + by, 0), projects.length - 1);
  const moved = projects.toSpliced(from, 1).toSpliced(to, 0, ...projects.slice(from, from + 1));
  const entries = listing.entries.map((entry) => (entry.kind === 'projects' ? (moved.shift() ?? entry) : entry));
  return { ...listing, entries };
}

interface MoveOptions {
  /** Moves that no request has taken along yet. */
  moves: RefObject<Move[]>;
  bases: RefObject<Map<string, Base>>;
  inTurn: (act: () => Promise<void>) => Promise<void>;
  setListing: Dispatch<SetStateAction<Listing | undefined>>;
  renew: () => Promise<unknown>;
  showStatus: (message: string) => void;
  showError: (error: unknown) => void;
}

/** Returns a function that moves a project: in the list at once, in the files in turn. What is typed stays. */
export function useMoves({ moves, bases, inTurn, setListing, renew, showStatus, showError }: MoveOptions) {
  const write = async () => {
    const steps = moves.current.splice(0);
    // The turn before has taken them along.
    if (!steps.length) return;
    try {
      const { message, files } = await act<MoveResult>('move', { moves: steps });
      // A file that somebody else changed is another version still: its save reports it.
      for (const { file, before, after } of files) {
        const base = bases.current.get(file);
        if (base?.version === before) bases.current.set(file, { ...base, version: after });
      }
      showStatus(message);
    } catch (error) {
      showError(error);
    }
    await renew();
  };
  return (step: Move) => {
    setListing((now) => now && moveInListing(now, step));
    moves.current.push(step);
    void inTurn(write);
  };
}
