export type InTurn = <Result>(run: () => Result) => Promise<Awaited<Result>>;

/** Returns a function that runs actions one after another. The next one runs even if one fails. */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Result) => {
    const done = last.then(run) as Promise<Awaited<Result>>;
    last = done.catch(() => {});
    return done;
  };
}
