import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { describe, send } from './tally.ts';

export default class VitestReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const suites = modules.flatMap((module) => [...module.children.allSuites()]);
    await send({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        // A file that cannot be loaded, or a beforeAll that fails, leaves no test of its own to fail.
        ...unhandled.map((error) => failure('outside the tests', '', [error])),
        ...modules.map((module) => failure('the file could not be run', module.moduleId, module.errors())),
        ...suites.map((suite) => failure(suite.fullName, suite.module.moduleId, suite.errors())),
        ...failed.map((test) => failure(test.fullName, test.module.moduleId, test.result().errors ?? [])),
      ].filter((text) => text !== undefined),
      flaky: [],
    });
  }
}

/** The line is that of the first frame in the test's own file. */
function failure(title: string, file: string, errors: readonly SerializedError[]): string | undefined {
  if (errors.length === 0) return undefined;
  const frames = errors.flatMap(({ stacks = [] }) => stacks);
  const line = frames.find((frame) => frame.file === file)?.line;
  return describe(
    title,
    file,
    line,
    errors.map(({ message, diff }) => `${message}\n${diff ?? ''}`),
  );
}
