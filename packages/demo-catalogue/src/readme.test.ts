import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCatalogue } from './read/read-catalogue.ts';

// Each test starts a process, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  Array.from(
    readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms')),
    ([, code = '']) => code,
  );

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-catalogue-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}
const bin = fileURLToPath(new URL('bin.ts', import.meta.url));

it('runs its code examples', () => {
  for (const code of blocks('ts')) {
    const file = join(folder, 'example.ts');
    writeFileSync(
      file,
      code.replace("'@parde/demo-catalogue'", `'${import.meta.resolve('./index.ts')}'`),
    );
    expect(run(file)).toEqual({ status: 0, printed: expect.stringMatching(/[آ-ی]/) });
  }
});

it('shows the smallest valid catalogue', () => {
  const [least = ''] = blocks('json');
  const file = join(folder, 'least.json');
  writeFileSync(file, least);
  expect(readCatalogue(file).titles).toHaveLength(1);
});

it('quotes the output of the command, and the command accepts the file that it wrote', () => {
  const [, printed = ''] = /^# (Wrote .*)$/m.exec(readme) ?? [];
  // The numbers are not compared, because each new film changes them.
  const withoutNumbers = (text: string) => text.trim().replaceAll(/\d+/g, 'many');
  const wrote = run(bin, '--out', 'catalogue.json', '--day', '2026-11-21').printed;
  expect(withoutNumbers(wrote)).toBe(withoutNumbers(printed));
  expect(run(bin, '--check', 'catalogue.json')).toEqual({
    status: 0,
    printed: wrote.replace('Wrote catalogue.json: ', 'catalogue.json is valid: '),
  });
  expect(existsSync(join(folder, 'catalogue.json'))).toBe(true);
});

it('lists every option of the command', () => {
  const options = run(bin, '--help').printed.match(/--[a-z]+(?= )/g) ?? [];
  expect(options.length).toBeGreaterThan(4);
  for (const option of options.filter((name) => name !== '--help')) {
    expect(readme).toContain(`\`${option}`);
  }
});

it.each([
  [['--size', 'huge', '--out', 'x.json'], '--size must be full or small'],
  [['--seed', '-1', '--out', 'x.json'], '--seed'],
  [['--day', 'nowruz', '--out', 'x.json'], '--day must be a day'],
  [['--check', 'none.json'], 'none.json'],
  [['--oot', 'x.json'], '--oot'],
  [[], '--out <file>'],
])('refuses %j', (args, message) => {
  const { status, printed } = run(bin, ...args);
  expect(status).toBe(1);
  expect(printed).toContain(message);
  expect(existsSync(join(folder, 'x.json'))).toBe(false);
});
