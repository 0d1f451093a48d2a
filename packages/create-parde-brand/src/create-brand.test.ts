import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrand } from './create-brand.ts';
import { readNewBrand } from './read-new-brand.ts';
import { versionsOf } from './versions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const versions = versionsOf(join(import.meta.dirname, '../../..'));
const saba = { id: 'saba', fa: 'صبا', en: "Saba's" };

it('writes a project that asks for every package by a version', () => {
  createBrand(folder, saba, versions);
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  expect(name).toBe('saba');
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\^\d+\.\d+\.\d+$/);
  }
  expect(Object.keys(dependencies)).toContain('@parde/storefront');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitignore', 'server.ts']));
  expect(readdirSync(folder)).not.toContain('gitignore');
});

it('writes the names as they are, whatever is in them', () => {
  createBrand(folder, saba, versions);
  expect(readFileSync(join(folder, 'brand.ts'), 'utf8')).toContain(
    "name: { fa: 'صبا', en: 'Saba\\'s' }",
  );
});

it('leaves a folder alone that holds something', () => {
  writeFileSync(join(folder, 'mine.txt'), '');
  expect(() => createBrand(folder, saba, versions)).toThrow('is not empty');
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

it('takes the last part of a path as the name, and refuses what is none', () => {
  expect(readNewBrand(['brands/saba', '--fa', 'صبا'], 'usage')).toEqual({
    folder: 'brands/saba',
    id: 'saba',
    fa: 'صبا',
    en: 'Saba',
  });
  for (const args of [[], ['Saba'], ['1a'], ['a b'], ['saba', 'more'], ['../']]) {
    expect(() => readNewBrand(args, 'usage'), args.join(' ')).toThrow(/^usage\nThe name is/);
  }
});
