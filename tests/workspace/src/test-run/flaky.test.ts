import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFailed, readResults } from '../../../../scripts/test-run/results.ts';
import { type Fixture, makeFixture, root } from '../fixture.ts';

type Outcome = {
  readonly passed: boolean;
  readonly output: string;
  /** The final result of each test. */
  readonly tests: readonly { readonly name: string; readonly failed: boolean }[];
  /** The flaky tests, each with its first failure. */
  readonly flaky: readonly (readonly [name: string, failure: string])[];
};

/** Writes a test that fails at its first try in a folder and passes afterwards. */
const race = (name: string) => `
test('${name}', () => {
  const isFirst = !existsSync('${name}');
  writeFileSync('${name}', '');
  if (isFirst) throw new Error('${name} was too late');
});`;
const sound = "test('sound', () => {});";
const broken = "test('broken', () => { throw new Error('it is broken'); });";
const marks = "import { existsSync, writeFileSync } from 'node:fs';";
const races = (count: number) =>
  Array.from({ length: count }, (_, index) => race(`race-${index + 1}`));

let fixture: Fixture;
beforeEach(() => {
  fixture = makeFixture();
  fixture.write('package.json', '{ "type": "module" }');
});
afterEach(() => fixture[Symbol.dispose]());

const programs = [
  {
    of: 'journeys',
    run(tests: readonly string[]): Outcome {
      const e2e = join(root, 'tests/e2e');
      symlinkSync(join(e2e, 'node_modules'), join(fixture.folder, 'node_modules'));
      const config = `
import real from ${JSON.stringify(join(e2e, 'playwright.config.ts'))};
const { retries, retryStrategy, fullyParallel, workers } = real;
export default { testDir: '.', retries, retryStrategy, fullyParallel, workers,
  reporter: ${JSON.stringify(join(e2e, 'support/reporter.ts'))} };`;
      fixture.write('playwright.config.ts', config);
      fixture.write(
        'a.spec.ts',
        [marks, "import { test } from '@playwright/test';", ...tests].join('\n'),
      );
      return execute(join(e2e, 'node_modules/@playwright/test/cli.js'), ['test']);
    },
  },
  {
    of: 'stories',
    run(tests: readonly string[]): Outcome {
      const storybook = join(root, 'apps/storybook');
      symlinkSync(join(storybook, 'node_modules'), join(fixture.folder, 'node_modules'));
      fixture.write('vitest.config.ts', "export default { test: { cache: { dir: 'cache' } } };");
      fixture.write('a.test.ts', [marks, "import { test } from 'vitest';", ...tests].join('\n'));
      return execute(join(root, 'scripts/test-run/vitest-with-retry.ts'), []);
    },
  },
] as const;

function execute(program: string, args: readonly string[]): Outcome {
  const file = join(fixture.folder, 'results.json');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: fixture.folder,
    encoding: 'utf8',
    env: { ...process.env, TEST_RESULTS: file },
  });
  const { tests = [], flaky = [] } = readResults(file) ?? {};
  return {
    passed: status === 0,
    output: stdout + stderr,
    tests: tests.map((test) => ({ name: test.name, failed: isFailed(test) })),
    flaky: flaky.map(({ name, failure }) => [name, failure]),
  };
}

describe.each(programs)('in the $of', ({ run }) => {
  test('up to three tests with races are listed as flaky with their first failures, and pass', () => {
    const { passed, output, tests, flaky } = run([sound, ...races(3)]);
    expect(flaky.toSorted()).toEqual(
      [1, 2, 3].map((n) => [`race-${n}`, expect.stringContaining(`race-${n} was too late`)]),
    );
    expect(tests).toHaveLength(4);
    expect(tests.filter(({ failed }) => failed)).toEqual([]);
    expect(output).toMatch(/Flaky: 3\b.*race-2.*race-2 was too late/s);
    expect(passed, output).toBe(true);
  });

  test('four tests with races fail the run', () => {
    const { passed, output, flaky } = run(races(4));
    expect(flaky).toHaveLength(4);
    expect(output).toContain('More than 3 flaky tests fail the run.');
    expect(passed).toBe(false);
  });

  test('a test that fails twice fails the run, and is not flaky', () => {
    const { passed, output, flaky } = run([sound, broken]);
    expect(flaky).toEqual([]);
    expect(output).toContain('it is broken');
    expect(passed).toBe(false);
  });
});

test('a file of stories that fails to load at first is flaky too', () => {
  const [, stories] = programs;
  const failing =
    "if (!existsSync('seen')) { writeFileSync('seen', ''); throw new Error('too late'); }";
  const { passed, output, tests, flaky } = stories.run([failing, sound]);
  expect(flaky).toEqual([['', expect.stringContaining('too late')]]);
  expect(tests).toEqual([{ name: 'sound', failed: false }]);
  expect(passed, output).toBe(true);
});

describe('in the second of four shards', () => {
  const [journeys, stories] = programs;
  beforeEach(() => void vi.stubEnv('TEST_SHARD', '2/4'));
  afterEach(() => void vi.unstubAllEnvs());

  test('every fourth end-to-end test runs', () => {
    const { tests } = journeys.run([...'abcdefgh'].map((name) => `test('${name}', () => {});`));
    expect(tests.map(({ name }) => name).toSorted()).toEqual(['b', 'f']);
  });

  test('the second of two files of stories runs, and its flaky story is retried in this shard', () => {
    fixture.write('0.test.ts', `import { test } from 'vitest';\n${sound}`);
    const { passed, output, tests, flaky } = stories.run([race('race')]);
    expect(tests).toEqual([{ name: 'race', failed: false }]);
    expect(flaky).toHaveLength(1);
    expect(passed, output).toBe(true);
  });
});
