/** Counts what is there now, such as open connections per client. */
export function createCounter<Key>() {
  const counts = new Map<Key, number>();
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    add(key: Key): number {
      const count = this.of(key) + 1;
      counts.set(key, count);
      return count;
    },
    remove(key: Key): void {
      const left = this.of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
