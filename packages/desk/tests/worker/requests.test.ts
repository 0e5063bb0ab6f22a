import { makeFolder } from '../folder.ts';
import { choices, describeRequests } from '../contract.ts';
import { openWorker } from './a-worker.ts';

describeRequests(
  async (env = {}) => {
    const { folder, clear } = makeFolder({
      'index.html': 'home',
      '404.html': 'Page Not Found',
      'choices.json': JSON.stringify(choices),
    });
    const home = await openWorker(folder, { REQUESTS_PER_MINUTE: '1000', ...env });
    return {
      ...home,
      async close() {
        await home.close();
        clear();
      },
    };
  },
  (address) => ({ 'cf-connecting-ip': address }),
);
