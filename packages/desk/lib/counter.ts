/** Counts current items per key, such as open connections per client. */
export function createCounter<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key): number => counts.get(key) ?? 0;
  function change(key: Key, by: 1 | -1): number {
    const count = of(key) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    return count;
  }
  return { of, add: (key: Key) => change(key, 1), remove: (key: Key) => change(key, -1) };
}
