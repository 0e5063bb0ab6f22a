// Opening hours on every page.
import { hoursInWords } from '@clinic/contract/open-hours.ts';
import { practice } from '../support/content/index.ts';
import { expect, test } from '../support/pages.ts';

const { footer, conditionPage, servicePage, contactPage, confirmed, differ } = practice.hours;
const lines = (rows: { days: string; time: string }[]) => rows.map(({ days, time }) => `${days} ${time}`);
const written = [
  lines(footer),
  [conditionPage],
  [servicePage],
  lines(contactPage),
  [hoursInWords(confirmed)],
  [`${confirmed.opens}–${confirmed.closes}`],
  differ ? [differ] : [],
];

/** Normalizes "9:00 AM to 6:00 PM", "9am-6pm" and "09:00–18:00" to one form. */
const timesIn = (rows: string[]) =>
  [...rows.join().matchAll(/(\d{1,2})(:\d\d)?/g)]
    .map(([, hour, minutes = '']) => `${Number(hour) % 12}${minutes.replace(':00', '')}`)
    .join();

test('no page contains more than two sets of opening hours', ({ pages }) => {
  for (const { address, html } of pages) {
    const text = html.replace(/<script.*?<\/script>|<[^>]+>/gs, '').replace(/\s+/g, ' ');
    const shown = written.filter((rows) => rows.length > 0 && rows.every((row) => text.includes(row)));
    const sets = new Set(shown.map(timesIn).filter((times) => times !== ''));
    expect.soft([...sets].length, `${address}: ${shown.flat().join(' | ')}`).toBeLessThanOrEqual(2);
  }
});
