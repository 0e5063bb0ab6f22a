import { statSync } from 'node:fs';

/** Caches the result per object, for as long as the object lives. */
export function memoize<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { value: Made }>();
  return (of) => {
    let known = made.get(of);
    if (!known) made.set(of, (known = { value: make(of) }));
    return known.value;
  };
}

/** Results by their first file, each with the time and the size of the files that it was made from. */
export type FileCache<Made> = Map<string, { stamp: string; made: Made }>;

/** Makes the result again only when one of the files has another time or size. */
export function untilChanged<Made>(cache: FileCache<Made>, files: string[], make: () => Made): Made {
  const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  const stamp = stats.map((one) => `${one?.mtimeMs} ${one?.size}`).join();
  const [key = ''] = files;
  const known = cache.get(key);
  if (known?.stamp === stamp) return known.made;
  const made = make();
  cache.set(key, { stamp, made });
  return made;
}
