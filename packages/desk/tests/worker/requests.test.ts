import { choices, describeRequests } from '../request-tests.ts';
import { openWorker } from './test-worker.ts';

const files = { 'choices.json': JSON.stringify(choices) };
describeRequests(
  (env = {}) => openWorker(files, { REQUESTS_PER_MINUTE: '1000', ...env }),
  (address) => ({ 'cf-connecting-ip': address }),
);
