import { expect, test, vi } from 'vitest';
import { nginx } from '#desk/trials/nginx.ts';
import { systemd } from '#desk/trials/systemd.ts';

vi.setConfig({ testTimeout: 40_000 });

test.each([
  ['nginx', nginx],
  ['systemd', systemd],
])('the sample for %s holds what it promises, where that is installed', async (_, trial) => {
  const findings = await trial();
  expect(findings.filter(({ ok }) => ok === false)).toEqual([]);
});
