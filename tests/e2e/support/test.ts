// Playwright's test, extended: a console error, an uncaught error, a violation of the content
// security policy or a request to another origin fails the test, unless the spec allows it:
//   test.use({ allowedProblems: [/status of 404/], allowedOrigins: ['https://www.youtube.com'] });
import { test as base, type BrowserContext, type TestInfo } from '@playwright/test';

export { expect } from '@playwright/test';

export const desktop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** For tests without motion: the pulsing ring of a care page would repaint for five seconds. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

interface Options {
  allowedProblems: (string | RegExp)[];
  allowedOrigins: string[];
}

export const test = base.extend<Options>({
  allowedProblems: [[], { option: true }],
  allowedOrigins: [[], { option: true }],

  context: async ({ context, baseURL, allowedProblems, allowedOrigins }, use, info) => {
    const problems = watch(context, [new URL(baseURL ?? '').origin, ...allowedOrigins]);
    await use(context);
    const unexpected = problems.filter((problem) => !isAllowed(problem, allowedProblems));
    if (info.status !== info.expectedStatus || unexpected.length > 0) await takePictures(context, info);
    base.expect(unexpected, 'problems on the pages of this test').toEqual([]);
  },
});

/** For single tests. test.use of the file or group overrides these options. */
export const onPhone = test.extend(phone);
export const withoutScripts = test.extend({ javaScriptEnabled: false });

/** Playwright would take screenshots of passing tests, too, which is a sixth of the time of a short test. */
async function takePictures(context: BrowserContext, info: TestInfo) {
  for (const [place, page] of context.pages().entries())
    // A hung page has no screenshot.
    await page
      .screenshot({ path: info.outputPath(`${place + 1}.png`), timeout: 5_000 })
      .catch(() => undefined);
}

const isAllowed = (problem: string, allowed: (string | RegExp)[]) =>
  allowed.some((words) => (typeof words === 'string' ? problem.includes(words) : words.test(problem)));

/** Violations of the policy are console errors, too. */
function watch(context: BrowserContext, origins: string[]): string[] {
  const problems: string[] = [];

  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !origins.includes(origin))
      problems.push(`left the site: ${request.url()}`);
  });
  return problems;
}
