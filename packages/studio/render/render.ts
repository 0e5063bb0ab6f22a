// Renders a scene on all cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadScene } from '#studio/scenes/load.ts';
import { compose } from '#studio/render/picture/compose.ts';
import { keepRefined } from '#studio/render/picture/painter.ts';
import { bandsOf, emptyFrame, type Frame, type Order, type Task } from '#studio/render/picture/pixels.ts';

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, cover. */
  data: Uint8Array;
}

const answer = (worker: Worker, order: Order) =>
  new Promise<Float64Array | undefined>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.postMessage(order);
  });

/** Every worker takes the next band as soon as it is free. */
async function spreadOut(
  workers: Worker[],
  frame: Frame,
  work: Order['work'],
  done: (share: number) => void,
) {
  const bands = bandsOf(frame.height);
  const results: Float64Array[] = [];
  let next = 0;
  let finished = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < bands) {
        const band = next;
        next += 1;
        const result = await answer(worker, { work, band });
        if (result) results.push(result);
        finished += 1;
        done(finished / bands);
      }
    }),
  );
  return results;
}

interface Options {
  /** 1 is full size. */
  scale?: number;
  /** Smooth edges; a quick look does without. */
  refine?: boolean;
  threads?: number;
  progress?: (share: number) => void;
}

export async function render(name: string, options: Options = {}): Promise<Picture> {
  const { scale = 1, refine = true, threads = availableParallelism(), progress = () => undefined } = options;
  const scene = await loadScene(name);
  const [width, height] = scene.size.map((side) => Math.round(side * scale)) as [number, number];
  const frame = emptyFrame(width, height);
  const workerData: Task = { name, frame };
  const count = Math.min(threads, bandsOf(height));
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }),
  );
  try {
    const share = refine ? 0.7 : 1;
    await spreadOut(workers, frame, 'paint', (part) => progress(part * share));
    if (refine) {
      const refined = await spreadOut(workers, frame, 'refine', (part) => progress(0.7 + part * 0.3));
      for (const edges of refined) keepRefined(frame, edges);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return { width, height, data: compose(scene, frame) };
}
