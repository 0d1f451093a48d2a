import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rebuildReason } from './why-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, minute: number): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, minute * 60, minute * 60);
}

it('reports that nothing is built yet', () => {
  write('brand.ts', 1);
  expect(rebuildReason(folder)).toBe('Nothing is built yet.');
});

it('is undefined if all sources are older than the build, whatever other files have changed', () => {
  for (const name of ['brand.ts', 'public/logo.svg', 'messages/ar/shell.json']) write(name, 1);
  write('build/server/index.js', 2);
  for (const name of [
    'README.md',
    'start.log',
    'brand.test.js',
    'build/client/a.js',
    '.git/HEAD',
  ]) {
    write(name, 3);
  }
  write('node_modules/.cache/a.json', 3);
  expect(rebuildReason(folder)).toBeUndefined();
});

const sources = ['brand.ts', 'pages/club.tsx', 'public/logo.svg', 'package-lock.json'];

it.each([...sources, 'texts/terms.fa.md'])('the reason to build is a newer %s', (name) => {
  write('build/server/index.js', 1);
  write(name, 2);
  expect(rebuildReason(folder)).toBe(`${join(name)} is newer than what was built.`);
});
