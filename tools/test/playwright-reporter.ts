import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { describe, send } from './tally.ts';

export default class PlaywrightReporter implements Reporter {
  #tests: TestCase[] = [];
  /** A server that does not start or a file that cannot be read belongs to no test. */
  #others: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onError(error: TestError) {
    this.#others.push(error);
  }

  async onEnd() {
    const ended = (...outcomes: string[]) => this.#tests.filter((test) => outcomes.includes(test.outcome()));
    await send({
      passed: ended('expected', 'flaky').length,
      failures: [...this.#others.map(outsideTheTests), ...ended('unexpected').map(failure)],
      flaky: ended('flaky').map(failure),
    });
  }

  printsToStdio() {
    return false;
  }
}

const outsideTheTests = ({ message = '', location }: TestError) =>
  describe('outside the tests', location?.file ?? '', location?.line, [message]);

function failure(test: TestCase): string {
  // Before the titles come the project's name and the file's.
  const title = test.titlePath().slice(3).join(' › ');
  const told = test.results.flatMap(({ errors }) => errors).map(({ message = '' }) => message);
  const ended = `It ended as ${test.results.at(-1)?.status}, not as ${test.expectedStatus}.`;
  return describe(title, test.location.file, test.location.line, told.length > 0 ? told : [ended]);
}
