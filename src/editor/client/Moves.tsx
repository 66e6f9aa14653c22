interface Props {
  /** Its place in the list, from 0. */
  at: number;
  /** Number of places. */
  of: number;
  /** @param by 1, or -1 for up */
  move: (by: number, button: HTMLButtonElement) => void;
  /** What moves, for screen readers. */
  children: React.ReactNode;
}

/** Buttons that move an item of a list. A button at an end stays, and so does the focus. */
export function Moves({ at, of, move, children }: Props) {
  const button = (way: 'Up' | 'Down', by: number) => {
    const isEnd = at + by < 0 || at + by >= of;
    return (
      <button
        type="button"
        aria-disabled={isEnd}
        data-way={way}
        onClick={({ currentTarget }) => !isEnd && move(by, currentTarget)}
      >
        {way}
        {children}
      </button>
    );
  };
  return (
    <>
      {button('Up', -1)}
      {button('Down', 1)}
    </>
  );
}
