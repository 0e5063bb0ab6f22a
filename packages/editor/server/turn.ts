export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** One after the other: nothing is saved while something is published, and each save is a commit of its own. */
export function createTurn(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
