import {
  type FailedTest,
  firstLines,
  flakyLines,
  isFailed,
  maxFlaky,
  resultsFile,
  type TestResult,
  titleOf,
  writeResults,
} from './results.ts';

const intervalMilliseconds = 15_000;
const slowSeconds = 10;

/** Prints progress and failures and writes the results. The reporters of Vitest and Playwright share this class. */
export class Reporter {
  /** The tries of each test. */
  readonly #tries = new Map<string, TestResult[]>();
  readonly #errors: string[] = [];
  readonly #running = new Map<string, { readonly title: string; readonly since: number }>();
  readonly #start = Date.now();
  readonly #timer = setInterval(() => this.#tell(), intervalMilliseconds).unref();
  #total = 0;

  expect(count: number): void {
    this.#total += count;
  }

  testBegins(id: string, title: string): void {
    if (this.#tries.has(id)) writeLine(`Once more, by itself: ${title}`);
    this.#running.set(id, { title, since: Date.now() });
  }

  testEnds(id: string, result: TestResult): void {
    this.#running.delete(id);
    this.#tries.set(id, [...(this.#tries.get(id) ?? []), result]);
    if (!isFailed(result)) return;
    writeLine(`✗ ${titleOf(result)}`);
    for (const line of firstLines(result)) writeLine(`    ${line}`);
  }

  errorOutsideTests(text: string): void {
    this.#errors.push(text);
    writeLine(`✗ ${text}`);
  }

  /** Returns false if too many tests were flaky. The run then fails although every test passed. */
  end(): boolean {
    clearInterval(this.#timer);
    this.#tell();
    const tries = [...this.#tries.values()];
    const flaky = tries.flatMap(flakyIn);
    for (const line of flakyLines(flaky)) writeLine(line);
    writeResults(resultsFile(), {
      tests: tries.flatMap((each) => each.at(-1) ?? []),
      flaky,
      errors: this.#errors,
    });
    return flaky.length <= maxFlaky;
  }

  #tell(): void {
    const now = Date.now();
    const failed = [...this.#tries.values()].filter((each) => each.every(isFailed)).length;
    const slow = [...this.#running.values()]
      .map(({ title, since }) => ({ title, seconds: Math.round((now - since) / 1000) }))
      .filter(({ seconds }) => seconds >= slowSeconds)
      .map(({ title, seconds }) => `; ${seconds} s at ${title}`);
    const seconds = Math.round((now - this.#start) / 1000);
    writeLine(
      `${this.#tries.size} of ${this.#total} tests, ${failed} failed, ${seconds} s${slow.join('')}`,
    );
  }
}

function flakyIn(tries: readonly TestResult[]): FailedTest[] {
  const [first, ...rest] = tries;
  return first && isFailed(first) && rest.some((each) => !isFailed(each)) ? [first] : [];
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
