import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Loading Vite takes a second, and far longer on a busy machine. */
const timeoutMs = 60_000;

it.each(['dev', 'build', 'start'])(
  'parde %s reports all mistakes of the brand and stops before anything runs',
  {
    timeout: timeoutMs,
  },
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'bin.ts'), command],
      {
        cwd: join(import.meta.dirname, '../test-support/faulty-brand'),
        env: { ...process.env, API_BASE_URL: 'http://127.0.0.1:9/api/v1', NO_COLOR: '1' },
        encoding: 'utf8',
        timeout: timeoutMs,
      },
    );
    const output = stdout + stderr;
    expect(status, output).toBe(1);
    expect(output).toContain('The brand has 5 mistakes:\n');
    for (const each of ['themeColor.light', 'menu.order.0', 'shell:singIn', 'public/logo.svg']) {
      expect(output).toContain(each);
    }
    expect(output).not.toMatch(/^ +at /m);
  },
);

it.each([
  [['--help'], 'parde fonts'],
  [['build', '--help'], 'draws the icons and builds the brand'],
  [['fonts', '--help'], '--weight   400, or of a variable font'],
  [['messages', '--help'], 'messages/<code>.missing.json'],
])('parde %s prints its usage', { timeout: timeoutMs }, (args, words) => {
  const bin = join(import.meta.dirname, 'bin.ts');
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  expect(stdout).toContain(words);
  expect(status).toBe(0);
});

it.each([
  [['strat'], 'parde has no strat.'],
  [['build', '--watch'], 'parde build takes no --watch.'],
])('parde %s fails with the reason', { timeout: timeoutMs }, (args, words) => {
  const bin = join(import.meta.dirname, 'bin.ts');
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  expect(stdout).toContain(words);
  expect(status).toBe(1);
});
