// A writer finds a page, writes in it and saves it, in the other engines.
import { howToGetEngines } from '../support/browsers.ts';
import { launchers } from '../engines/test.ts';
import { until, visitorOf } from '../engines/visitor.ts';
import { conditionOf, expect, test, textOf } from './shared-editor.ts';

const words = 'Words of a writer.';

for (const engine of ['Firefox', 'WebKit'] as const)
  for (const device of ['phone', 'laptop'] as const)
    test(`finds a page, writes and saves in ${engine} on a ${device}`, async ({ desk, page: _ }) => {
      const [find, start] = launchers[engine];
      const file = find();
      test.skip(!file, howToGetEngines);
      if (!file) return;
      const { file: changed, id, data } = conditionOf(desk);
      const browser = await start(file);
      try {
        const tab = await browser.open(device === 'phone');
        const writer = visitorOf(tab, desk.address);
        await writer.visit('/conditions');
        await writer.write('searchbox', 'Search', String(data.title));
        await writer.press('link', new RegExp(`^${RegExp.escape(String(data.title))}`));
        await writer.isAt(`/conditions/${id}`);
        await writer.fits();
        await writer.press('textbox', 'Text of the page');
        await tab.key('End');
        await tab.type(words);
        await writer.press('button', 'Save');
        await until(async () => expect(textOf(desk, changed)).toContain(words));
        const saved = expect.objectContaining({ text: expect.stringMatching(/^Saved \d/) as unknown });
        await until(async () => expect(await writer.find('status')).toContainEqual(saved));
        expect(tab.problems).toEqual([]);
      } finally {
        await browser.close();
      }
    });
