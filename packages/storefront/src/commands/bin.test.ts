import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Loading Vite takes a second, and far longer on a busy machine. */
const patience = 60_000;

it.each(['dev', 'build', 'start'])(
  'parde %s reports all mistakes of the brand and stops before anything runs',
  {
    timeout: patience,
  },
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'bin.ts'), command],
      {
        cwd: join(import.meta.dirname, '../test-support/faulty-brand'),
        env: { ...process.env, API_BASE_URL: 'http://127.0.0.1:9/api/v1', NO_COLOR: '1' },
        encoding: 'utf8',
        timeout: patience,
      },
    );
    const said = stdout + stderr;
    expect(status, said).toBe(1);
    expect(said).toContain('The brand has 5 mistakes:\n');
    for (const each of ['themeColor.light', 'menu.order.0', 'shell:singIn', 'public/logo.svg']) {
      expect(said).toContain(each);
    }
    expect(said).not.toMatch(/^ +at /m);
  },
);

it.each([
  [['--help'], 'parde fonts'],
  [['build', '--help'], 'draws the icons and builds the brand'],
  [['fonts', '--help'], '--weight   400, or of a variable font'],
])('parde %s prints its usage', { timeout: patience }, (args, words) => {
  const bin = join(import.meta.dirname, 'bin.ts');
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  expect(stdout).toContain(words);
  expect(status).toBe(0);
});
