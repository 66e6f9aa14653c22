import { useRef } from 'react';

/** Returns a function that runs changes one after another: each begins from the bytes that the one before has written. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(act);
    last.current = done.catch(() => {});
    return done;
  };
}
