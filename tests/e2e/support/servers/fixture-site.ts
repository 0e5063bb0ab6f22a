// A small site built from tests/fixture, for tests that depend on exact texts and pictures and would fail
// when the practice changes its content, and for optional content such as news or videos.
// Its forms send to another host. playwright.config.ts runs all *.fixture.spec.ts on one worker,
// so that it and its twin are built once. (Other worker fixtures would start another worker.)
import { rmSync } from 'node:fs';
import { readContent } from '../content/read.ts';
import { writeManyPosts } from './many-posts.ts';
import { startOtherOrigin, type OtherOrigin } from './other-origin.ts';
import { buildSite } from './site-for.ts';
import { phone, test as base } from '../test.ts';

export { expect, phone, still } from '../test.ts';

export const fixture = readContent('tests/fixture');

export const conditionPage = '/pain-conditions/knee-pain';
export const servicePage = '/services/knee-block';

export const test = base.extend<
  object,
  {
    fixtureSite: { address: string; dist: string; host: OtherOrigin };
    /** The same with many posts and all settings, and without the service worker. */
    twin: { address: string; dist: string };
  }
>({
  fixtureSite: [
    async ({}, use) => {
      const host = await startOtherOrigin();
      const site = await buildSite({
        CONTENT_DIR: 'tests/fixture/src/content',
        PUBLIC_API_HOST: host.origin,
      });
      await use({ address: site.address, dist: site.dist, host });
      await site.close();
      host.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  twin: [
    async ({}, use) => {
      const content = writeManyPosts();
      const site = await buildSite({ CONTENT_DIR: content, PUBLIC_OFFLINE: 'no' });
      await use(site);
      await site.close();
      rmSync(content, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ fixtureSite }, use) => use(fixtureSite.address),
});

/** A visitor whom the visit counter of the twin may not count, so that no request leaves the site. */
export const notCounted = {
  context: async ({ context }, use) => {
    await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
    await use(context);
  },
} satisfies Parameters<typeof test.use>[0];

/** For test.use(): the tests run on the twin. */
export const onTwin = {
  ...notCounted,
  baseURL: async ({ twin }, use) => use(twin.address),
} satisfies Parameters<typeof test.use>[0];

export const onPhone = test.extend(phone);
export const withoutScripts = test.extend({ javaScriptEnabled: false });
