import { expect, onTestFinished, test } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { topic } from '../test-desk.ts';
import { choices, describeRequests } from '../request-tests.ts';
import { openWorker } from './test-worker.ts';

const files = { 'choices.json': JSON.stringify(choices) };
describeRequests(
  (env = {}) => openWorker(files, { REQUESTS_PER_MINUTE: '1000', ...env }),
  (address) => ({ 'cf-connecting-ip': address }),
);

test('ignores a choices.json of the wrong shape', async () => {
  const desk = await openWorker({ 'choices.json': '{"problems": 5}' });
  onTestFinished(desk.close);
  expect((await desk.post(paths.query, topic)).status).toBe(201);
});
