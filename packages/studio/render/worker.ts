// A worker paints the bands it is given, then refines their edges. Which worker gets which band changes nothing.
import { parentPort, workerData } from 'node:worker_threads';
import { loadScene } from '#studio/scenes/load.ts';
import { painterOf } from '#studio/render/picture/painter.ts';
import { type Order, type Task } from '#studio/render/picture/pixels.ts';

const port = parentPort;
if (!port) throw new Error('This file is run as a worker.');
const { name, frame } = workerData as Task;
const painter = painterOf(await loadScene(name), frame);

port.on('message', ({ work, band }: Order) => {
  if (work === 'paint') {
    painter.paintBand(band);
    port.postMessage(undefined);
  } else {
    const refined = painter.refineBand(band);
    port.postMessage(refined, [refined.buffer as ArrayBuffer]);
  }
});
