import type { Listing, Move } from '../api.ts';

/** Returns the listing with an entry moved among those of its kind. */
export function moveInListing(listing: Listing, { file, by }: Move): Listing {
  const kind = listing.entries.find((entry) => entry.file === file)?.kind;
  const alike = listing.entries.filter((entry) => entry.kind === kind);
  const from = alike.findIndex((entry) => entry.file === file);
  const to = Math.min(Math.max(from + by, 0), alike.length - 1);
  const moved = alike.toSpliced(from, 1).toSpliced(to, 0, ...alike.slice(from, from + 1));
  const entries = listing.entries.map((entry) => (entry.kind === kind ? (moved.shift() ?? entry) : entry));
  return { ...listing, entries };
}
