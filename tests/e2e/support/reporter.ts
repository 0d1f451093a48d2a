import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter as PlaywrightReporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestRun,
} from '@playwright/test/reporter';
import { Reporter } from '../../../scripts/test-run/reporter.ts';
import { titleOf } from '../../../scripts/test-run/results.ts';
import { keyOf, shareOf, takeShard } from '../../../scripts/test-run/shard.ts';

/** Replaces Playwright's own reporter. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export.
export default class implements PlaywrightReporter {
  readonly #reporter = new Reporter();
  /** For each page check by name: the number of runs and of findings. */
  readonly #checks = new Map<string, { times: number; findings: number }>();

  async preprocess({ suite, testRun }: { suite: Suite; testRun: TestRun }): Promise<void> {
    const shard = takeShard();
    if (!shard) return;
    const tests = suite.allTests();
    const share = new Set(shareOf(tests, (test) => keyOf(describeTest(test)), shard));
    for (const test of tests) if (!share.has(test)) testRun.exclude(test);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#reporter.expect(suite.allTests().length);
  }

  onTestBegin(test: TestCase): void {
    this.#reporter.testBegins(test.id, titleOf(describeTest(test)));
  }

  onTestEnd(test: TestCase, { status, duration, errors, annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      // `test.slow()` also adds an annotation, without a description.
      if (description === undefined) continue;
      const { times, findings } = this.#checks.get(type) ?? { times: 0, findings: 0 };
      this.#checks.set(type, { times: times + 1, findings: findings + Number(description) });
    }
    this.#reporter.testEnds(test.id, {
      ...describeTest(test),
      seconds: duration / 1000,
      ...(status !== 'passed' && { failure: errors.map(textOf).join('\n') || status }),
    });
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onError(error: TestError): void {
    this.#reporter.errorOutsideTests(textOf(error));
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    for (const [name, { times, findings }] of this.#checks) {
      process.stdout.write(`Checks of pages: ${name}: ${times}, ${findings} findings\n`);
    }
    const passed = this.#reporter.end();
    return { status: passed ? status : 'failed' };
  }

  printsToStdio(): boolean {
    return true;
  }
}

function describeTest(test: TestCase): { project: string; file: string; name: string } {
  const [, project = '', file = '', ...names] = test.titlePath();
  return { project, file, name: names.join(' › ') };
}

/** The text of an error with the source lines of the test. */
function textOf({ message, value, snippet, stack, location }: TestError): string {
  const testLocation = location && `at ${location.file}:${location.line}`;
  return [message ?? value, testLocation, snippet, message === undefined ? stack : undefined]
    .filter((part) => part !== undefined)
    .map(stripVTControlCharacters)
    .join('\n');
}
