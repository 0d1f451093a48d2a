import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedCatalogue } from './cached-catalogue.ts';

// One of these tests starts a process and shares the machine with other tests.
vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60_000;
const today = { seed: 1, size: 'small', now: Date.parse('2026-11-21T15:00:00+03:30') } as const;

let folder = '';
let problems: string[] = [];
let made = 0;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'parde-')), 'not/there/yet');
  problems = [];
  made = 0;
});
afterEach(() => rmSync(join(folder, '../../..'), { recursive: true }));

const get = (options: Parameters<typeof cachedCatalogue>[1] = today) =>
  cachedCatalogue({ folder, report: (problem) => problems.push(problem) }, options, () => {
    made += 1;
    return Buffer.from(`catalogue ${made}`);
  }).toString();
const files = () => readdirSync(folder).map((name) => join(folder, name));

describe('a cached catalogue', () => {
  it('is made once, and read by later starts on the same day', () => {
    expect([get(), get(), get({ ...today, now: today.now + 60_000 })]).toEqual([
      'catalogue 1',
      'catalogue 1',
      'catalogue 1',
    ]);
    expect(problems).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it.each([
    ['day', { now: today.now + day }],
    ['seed', { seed: 2 }],
    ['size', { size: 'full' }],
  ] as const)('differs for another %s', (_, other) => {
    get();
    expect(get({ ...today, ...other })).toBe('catalogue 2');
    expect(get()).toBe('catalogue 1');
  });

  it('is made again if the content of the catalogue file differs', () => {
    const file = join(folder, '../../../own.json');
    const own = { file, now: today.now };
    writeFileSync(file, '{"titles":[]}');
    expect([get(own), get(own), get({ ...own, now: own.now + day })]).toEqual(
      Array.from({ length: 3 }, () => 'catalogue 1'),
    );
    writeFileSync(file, '{"titles":[1]}');
    expect(get(own)).toBe('catalogue 2');
  });

  it('is made again if a source file changes, but not if a test changes', () => {
    const copy = join(folder, 'src');
    mkdirSync(join(copy, 'catalogue'), { recursive: true });
    for (const file of ['cached-catalogue.ts', 'catalogue/tehran.ts']) {
      cpSync(fileURLToPath(new URL(file, import.meta.url)), join(copy, file));
    }
    symlinkSync(
      fileURLToPath(new URL('../node_modules', import.meta.url)),
      join(folder, 'node_modules'),
    );
    const changes = `
      import { readdirSync, writeFileSync } from 'node:fs';
      import { cachedCatalogue } from './src/cached-catalogue.ts';
      const cached = () => {
        const cache = { folder: 'cache', report: console.error };
        cachedCatalogue(cache, ${JSON.stringify(today)}, () => Buffer.from('made'));
        return readdirSync('cache').length;
      };
      const first = cached();
      writeFileSync('src/catalogue/title.test.ts', '');
      const test = cached();
      writeFileSync('src/catalogue/title.ts', '');
      const added = cached();
      writeFileSync('src/catalogue/title.ts', 'export {};');
      console.log(JSON.stringify({ first, test, added, changed: cached() }));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', changes], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({ first: 1, test: 1, added: 2, changed: 3 });
  });

  it.each([
    ['half-written', (whole: Buffer) => whole.subarray(0, -1)],
    ['changed', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('x')])],
    ['empty', () => Buffer.alloc(0)],
    ['somebody else’s', () => Buffer.from('not a catalogue at all, but long enough to be one')],
  ])('is generated again, with a message, if the file is %s', (_, change) => {
    get();
    const [file = ''] = files();
    writeFileSync(file, change(readFileSync(file)));
    expect([get(), get()]).toEqual(['catalogue 2', 'catalogue 2']);
    expect(problems).toEqual([`${file} is not a whole catalogue. It is made again.`]);
  });

  it('is returned and a problem is reported if it cannot be cached', () => {
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'a file in the place of the folder');
    expect(get()).toBe('catalogue 1');
    expect(problems.at(-1)).toContain(`cannot be cached in ${folder}`);
  });

  it('is deleted after eight others were used, but no other file is', () => {
    get();
    writeFileSync(join(folder, 'of-others.db'), '');
    for (let later = 1; later <= 8; later += 1) get({ ...today, now: today.now + later * day });
    expect(files()).toHaveLength(8 + 1);
    expect(get({ ...today, now: today.now + 8 * day })).toBe('catalogue 9');
    expect(get()).toBe('catalogue 10');
  });
});
