// The studio still draws what is committed. That a master is up to date is asked in plates.test.ts, by its facts.
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { MASTERS } from '#studio/plates/masters.ts';
import { render } from '#studio/render/render.ts';

const scale = 0.1;

/** Root mean square difference of two pictures on paper, from 0 to 255. */
async function difference(name: string) {
  const { width, height, data } = await render(name, { scale });
  const flat = (image: Sharp) =>
    image.flatten({ background: '#fbf6ec' }).resize(width, height).removeAlpha().raw().toBuffer();
  const drawn = await flat(sharp(data, { raw: { width, height, channels: 4 } }));
  const master = await flat(sharp(fileURLToPath(new URL(`${name}.webp`, MASTERS))));
  const squares = drawn.reduce(
    (sum: number, value: number, i: number) => sum + (value - (master[i] ?? 0)) ** 2,
    0,
  );
  return Math.sqrt(squares / drawn.length);
}

it.each(['knee-arthritis', 'lumbar-herniated-disc', 'head-trigeminal-nerve'])(
  'draws %s as its master shows it',
  async (name) => {
    expect(await difference(name)).toBeLessThan(9);
  },
  60_000,
);

it('gives the same bytes on one core and on several', async () => {
  const one = await render('knee-arthritis', { scale: 0.06, threads: 1 });
  const several = await render('knee-arthritis', { scale: 0.06, threads: 3 });
  expect(Buffer.compare(one.data, several.data)).toBe(0);
}, 60_000);
