import { expect, test } from 'vitest';
import { repeat } from '#desk/lib/repeat.ts';
import { until } from './test-desk.ts';

test('a repeated task reports its error and runs again', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const task = repeat(
    async () => {
      runs += 1;
      if (runs < 3) throw new Error(`Run ${runs}`);
      return undefined;
    },
    { onError: (error) => errors.push(error), afterError: 1 },
  );
  task.run();
  await until(() => runs === 3);
  await task.stop();
  expect(errors).toEqual([new Error('Run 1'), new Error('Run 2')]);
});
