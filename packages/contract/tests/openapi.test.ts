import { expect, test } from 'vitest';
import { openApi } from '../openapi.ts';

test('docs/request-api.json contains exactly the description of the code (-u writes it)', async () => {
  await expect(`${JSON.stringify(openApi, null, 2)}\n`).toMatchFileSnapshot('../../../docs/request-api.json');
});
