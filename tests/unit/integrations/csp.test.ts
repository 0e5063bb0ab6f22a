import { expect, test } from 'vitest';
import { PREVIEW_POLICY } from '@clinic/editor/publish/previews.ts';
import { csp } from '#integrations/csp.ts';

test('previews run each inline script of the site', () => {
  for (const hash of csp('').scriptDirective.hashes) expect(PREVIEW_POLICY).toContain(hash);
});
