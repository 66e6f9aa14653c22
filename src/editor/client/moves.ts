/** Moves of entries, which the list shows before they are written. */
import type { Listing, Move, Values } from '../api.ts';

/** Returns the listing with an entry moved among those of its kind, to the first or last place at most. */
export function moveInListing(listing: Listing, { file, by }: Move): Listing {
  const kind = listing.entries.find((entry) => entry.file === file)?.kind;
  const alike = listing.entries.filter((entry) => entry.kind === kind);
  const from = alike.findIndex((entry) => entry.file === file);
  const moved = alike.toSpliced(from, 1).toSpliced(Math.max(from + by, 0), 0, ...alike.slice(from, from + 1));
  const entries = listing.entries.map((entry) => (entry.kind === kind ? (moved.shift() ?? entry) : entry));
  return { ...listing, entries };
}

/** Returns parts of a form with the new `order` of a moved file, unless the owner typed another one. */
export function withMovedOrder<Parts extends { values?: Values | undefined }>(
  parts: Parts,
  { before, after }: Readonly<Record<'before' | 'after', { order?: unknown }>>,
): Parts {
  const { values } = parts;
  return values && values.order === before.order ? { ...parts, values: { ...values, order: after.order } } : parts;
}

const folderOf = ({ file }: Move) => file.slice(0, file.lastIndexOf('/'));

/** Moves without a response yet, oldest first. */
export class PendingMoves {
  readonly #moves: Move[] = [];

  add(move: Move): void {
    this.#moves.push(move);
  }

  /** Returns a listing of the server with these moves. */
  appliedTo = (listing: Listing): Listing => this.#moves.reduce(moveInListing, listing);

  /** Returns the oldest moves that one request can have: those of one kind. */
  next(): Move[] {
    const [first] = this.#moves;
    const end = this.#moves.findIndex((move) => first && folderOf(move) !== folderOf(first));
    return this.#moves.slice(0, end < 0 ? undefined : end);
  }

  /** Removes the oldest moves, after their response. */
  remove(count: number): void {
    this.#moves.splice(0, count);
  }
}
