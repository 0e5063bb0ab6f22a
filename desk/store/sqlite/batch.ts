/** Hands on what was added within one turn of the event loop together: a message between threads costs by the piece. */
export function inBatches<Item>(handOn: (batch: Item[]) => void): (item: Item) => void {
  let batch: Item[] = [];
  return (item) => {
    if (batch.push(item) > 1) return;
    setImmediate(() => {
      const full = batch;
      batch = [];
      handOn(full);
    });
  };
}
