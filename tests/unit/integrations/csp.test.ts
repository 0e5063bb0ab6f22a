import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { strictPolicy } from '@clinic/editor/publish/previews.ts';
import { csp } from '#integrations/csp.ts';

test('previews run each inline script of the site', async () => {
  const preview = await new Hono()
    .use(strictPolicy)
    .get('/', (c) => c.text(''))
    .request('/');
  const { scriptDirective } = csp('');
  for (const hash of scriptDirective.hashes)
    expect(preview.headers.get('Content-Security-Policy')).toContain(hash);
});
