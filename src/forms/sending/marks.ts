// While an answer is awaited, the tab remembers that something is on its way: an id and a time, nothing more.

const key = 'unconfirmed-requests';
type Marks = Record<string, number>;

function change(edit: (marks: Marks) => void) {
  try {
    const marks = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Marks;
    edit(marks);
    if (Object.keys(marks).length) sessionStorage.setItem(key, JSON.stringify(marks));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage that is switched off costs the notice on the next page, and nothing else.
  }
}

let count = 0;

export const marks = {
  /** Returns how to take the mark back. */
  add(now: number) {
    const id = `${now}-${(count += 1)}`;
    change((marks) => (marks[id] = now));
    return () => change((marks) => delete marks[id]);
  },
  /** The time of the last request that was never answered, if there is one. Told once. */
  takeLatest() {
    let latest = 0;
    change((marks) => {
      for (const [id, time] of Object.entries(marks)) {
        latest = Math.max(latest, time);
        delete marks[id];
      }
    });
    return latest;
  },
};
