import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Returns the output of a process with this script, from stdout and stderr. */
function outputOf(script: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { logAs } from './log.server.ts';
       import { logProcess } from './log.server.ts';
       logAs('main');
       logProcess();
       ${script}`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines) {
    expect(line).toMatchObject({ time: expect.any(String), brand: 'main' });
  }
  return { status, lines };
}

it('writes all output of a process as log events', () => {
  const { lines } = outputOf(`
    console.log('first\\nsecond', { a: [1] });
    console.warn('No route matches %s', '/x?token=secret');
    console.error(Object.assign(new TypeError('broken'), { mobile: 'secret' }));
    console.warn('The URL path "/search/my words%ff" could not be decoded');
    console.table([{ a: 1 }]);
    console.dir({ b: 2 });
    console.trace('here');
    process.emitWarning('old', 'DeprecationWarning', 'DEP0001');
  `);
  expect(lines.map(({ event, level }) => [event, level])).toEqual([
    ['console', 'info'],
    ['console', 'warning'],
    ['console', 'error'],
    ['console', 'warning'],
    ['console', 'info'],
    ['console', 'info'],
    ['console', 'error'],
    ['node-warning', 'warning'],
  ]);
  expect(lines[0].message).toBe('first\nsecond { a: [ 1 ] }');
  expect(lines[2].message).toMatch(/^TypeError: broken\n {4}at /);
  expect(lines[3].message).toBe('The URL path "/search…" could not be decoded');
  expect(lines[7]).toMatchObject({ name: 'DeprecationWarning', error: 'old' });
  expect(JSON.stringify(lines)).not.toMatch(/secret|\[object Object\]/);
});

it('continues after an unhandled rejection, and exits with 1 after an uncaught exception', () => {
  const { status, lines } = outputOf(`
    Promise.reject({ code: 7 });
    setTimeout(() => {
      console.log('it goes on');
      setTimeout(() => console.log('it has gone on'), 1000);
      throw new Error('nobody catches this');
    });
  `);
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { event: 'unhandled-rejection', level: 'error', error: '{ code: 7 }' },
    { event: 'console', message: 'it goes on' },
    { event: 'uncaught-exception', level: 'error', error: 'nobody catches this' },
  ]);
});
