// What `npm test` proves, in this order.
import { getChromium } from '../lib/chromium.ts';
import { run, type Outcome } from '../lib/run.ts';
import { buildSite } from '../lib/site.ts';

export interface Stage {
  part: 'check' | 'unit' | 'build' | 'html' | 'budgets' | 'e2e' | 'owners';
  name: string;
  /** `words` are handed on to Vitest or Playwright. */
  run: (words: string[]) => Promise<Outcome>;
  /** Runs while the next ones do. */
  beside?: boolean;
  /** Begins when these have ended. */
  after?: string[];
  /** Begins when these have ended well, or not at all. */
  needs?: string[];
  /** Runs where CI is set, or when it is asked for. */
  onlyInCi?: boolean;
}

const program =
  (command: string, ...words: string[]) =>
  () =>
    run(command, words);

const vitest = (words: string[]) => {
  const reporters = ['--reporter=default', '--reporter=./tools/test/vitest-reporter.ts'];
  return run('vitest', ['run', ...reporters, ...words], { show: true });
};

const playwright = (words: string[]) => {
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'list'},./tools/test/playwright-reporter.ts`;
  return run('playwright', ['test', reporters, ...words], { show: true });
};

const owners = () => run('node', ['tests/owners/run.ts'], { show: true });

export const stages: Stage[] = [
  { part: 'e2e', name: 'browser', run: getChromium, beside: true },
  { part: 'check', name: 'content', run: program('node', 'tools/check-content.ts') },
  // It reads the content too, and so does the build. What is wrong there is said once, by the check above.
  { part: 'check', name: 'types', run: program('astro', 'check'), beside: true, needs: ['content'] },
  { part: 'check', name: 'lint', run: program('eslint', '.', '--max-warnings', '0') },
  { part: 'check', name: 'styles', run: program('stylelint', 'src/**/*.{css,astro}') },
  { part: 'check', name: 'format', run: program('prettier', '--check', '--log-level', 'warn', '.') },
  { part: 'unit', name: 'unit tests', run: vitest },
  // The check of types reads what the build writes.
  { part: 'build', name: 'build', run: () => buildSite(), after: ['types'], needs: ['content'] },
  { part: 'html', name: 'html', run: program('html-validate', 'dist/**/*.html'), needs: ['build'] },
  { part: 'budgets', name: 'budgets', run: program('node', 'tools/budgets.ts'), needs: ['build'] },
  { part: 'e2e', name: 'end-to-end tests', run: playwright, needs: ['build', 'browser'] },
  { part: 'owners', name: "the owners' job", run: owners, needs: ['end-to-end tests'], onlyInCi: true },
];
