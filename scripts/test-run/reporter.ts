import {
  type FailedTest,
  firstLines,
  isFailed,
  mostUnsteady,
  resultsFile,
  type TestResult,
  titleOf,
  unsteadyLines,
  writeResults,
} from './results.ts';

const intervalMilliseconds = 15_000;
const slowSeconds = 10;

/** Says how far a run is and what failed, and leaves the results. Each test program's own reporter feeds it. */
export class Reporter {
  /** By test, its tries. */
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
    if (this.#tries.has(id)) say(`Once more, by itself: ${title}`);
    this.#running.set(id, { title, since: Date.now() });
  }

  testEnds(id: string, result: TestResult): void {
    this.#running.delete(id);
    this.#tries.set(id, [...(this.#tries.get(id) ?? []), result]);
    if (!isFailed(result)) return;
    say(`✗ ${titleOf(result)}`);
    for (const line of firstLines(result)) say(`    ${line}`);
  }

  errorOutsideTests(text: string): void {
    this.#errors.push(text);
    say(`✗ ${text}`);
  }

  /** False where the run has failed although no test has: too many passed at their second try only. */
  end(): boolean {
    clearInterval(this.#timer);
    this.#tell();
    const tries = [...this.#tries.values()];
    const unsteady = tries.flatMap(unsteadyIn);
    for (const line of unsteadyLines(unsteady)) say(line);
    writeResults(resultsFile(), {
      tests: tries.flatMap((each) => each.at(-1) ?? []),
      unsteady,
      errors: this.#errors,
    });
    return unsteady.length <= mostUnsteady;
  }

  #tell(): void {
    const now = Date.now();
    const failed = [...this.#tries.values()].filter((each) => each.every(isFailed)).length;
    const slow = [...this.#running.values()]
      .map(({ title, since }) => ({ title, seconds: Math.round((now - since) / 1000) }))
      .filter(({ seconds }) => seconds >= slowSeconds)
      .map(({ title, seconds }) => `; ${seconds} s at ${title}`);
    const seconds = Math.round((now - this.#start) / 1000);
    say(
      `${this.#tries.size} of ${this.#total} tests, ${failed} failed, ${seconds} s${slow.join('')}`,
    );
  }
}

function unsteadyIn(tries: readonly TestResult[]): FailedTest[] {
  const [first, ...rest] = tries;
  return first && isFailed(first) && rest.some((each) => !isFailed(each)) ? [first] : [];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
