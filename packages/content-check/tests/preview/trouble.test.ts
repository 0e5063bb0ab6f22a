import { expect, test } from 'vitest';
import { troubleIn } from '../../preview/trouble.ts';

const about = (err: object) => troubleIn({ type: 'error', err });

test('the file is that of the message, else of the place, else the first of ours on the stack', () => {
  const stack = `Error: x
    at render (file:///C:/site/node_modules/astro/src/x.js:3:4)
    at Footer (file:///C:/my site/src/components/site/Footer.astro:12:7)`;
  expect(about({ stack })).toMatchObject({ file: 'src/components/site/Footer.astro', line: 12 });
  expect(about({ stack, loc: { file: 'C:\\my site\\src\\lib\\dates.ts', line: 5 } })).toMatchObject({
    file: 'src/lib/dates.ts',
    line: 5,
  });
  expect(
    about({ stack, message: 'Could not find `/my site/src/content/conditions/hip.webp`. Is it there?' }),
  ).toMatchObject({ file: 'src/content/conditions/hip.webp', line: 1 });
  expect(about({})).toMatchObject({ file: 'This page', line: 1 });
});

test('what a developer needs is one line without a stack', () => {
  const { mend } = about({
    message:
      'Cannot read <code>data</code> of &quot;x&quot; (The stacktrace appears to be rewritten)\n  at y',
  });
  expect(mend).toMatch(/"Cannot read data of ”x”"$/);
});
