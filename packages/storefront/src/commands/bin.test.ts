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

it.each<[readonly string[], string, number]>([
  [['--help'], 'parde fonts', 0],
  [['build', '--help'], 'draws the icons and builds the brand', 0],
  [['fonts', '--help'], '--weight   400, or of a variable font', 0],
  [['messages', '--help'], 'messages/<code>.missing.json', 0],
  [['strat'], 'parde has no strat.', 1],
  [['build', '--watch'], 'parde build takes no --watch.', 1],
])('parde %s prints %s', { timeout: timeoutMs }, (args, words, code) => {
  const bin = join(import.meta.dirname, 'bin.ts');
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  expect(stdout).toContain(words);
  expect(status).toBe(code);
});
