import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#forms/paths.ts';
import { topic } from '../a-desk.ts';
import { choices, describeRequests } from '../contract.ts';
import { openWorker } from './a-worker.ts';

const files = { 'choices.json': JSON.stringify(choices) };
describeRequests(
  (env = {}) => openWorker(files, { REQUESTS_PER_MINUTE: '1000', ...env }),
  (address) => ({ 'cf-connecting-ip': address }),
);

test('a choices.json of the wrong shape is ignored', async () => {
  const desk = await openWorker({ 'choices.json': '{"problems": 5}' });
  onTestFinished(desk.close);
  expect((await desk.post(paths.query, topic)).status).toBe(201);
});
