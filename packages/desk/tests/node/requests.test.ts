import { readSettings } from '#desk/settings/settings.ts';
import { openDesk } from '../test-desk.ts';
import { choices, describeRequests } from '../request-tests.ts';

describeRequests(
  async (env = {}) => {
    const { allowOrigins, repeatSeconds, requestsPerMinute } = readSettings({
      REQUESTS_PER_MINUTE: '1000',
      ...env,
    });
    const desk = await openDesk(
      { allowOrigins, repeatSeconds, requestsPerMinute, proxies: 1 },
      { site: { 'choices.json': JSON.stringify(choices) } },
    );
    return { ...desk, rows: async () => desk.rows() };
  },
  (address) => ({ 'x-forwarded-for': address }),
);
