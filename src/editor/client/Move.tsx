interface Props {
  way: 'Up' | 'Down';
  /** Whether there is no place further that way. The button stays, and so does the focus. */
  isEnd: boolean;
  move: (button: HTMLButtonElement) => void;
  /** What moves, for screen readers. */
  children: React.ReactNode;
}

export const Move = ({ way, isEnd, move, children }: Props) => (
  <button
    type="button"
    aria-disabled={isEnd}
    data-way={way}
    onClick={({ currentTarget }) => !isEnd && move(currentTarget)}
  >
    {way}
    {children}
  </button>
);
