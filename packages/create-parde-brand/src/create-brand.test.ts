import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('writes a project that depends on every package by a version', () => {
  createBrand(folder, saba, versions);
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  expect(name).toBe('saba');
  const { vite, ...others } = { ...dependencies, ...devDependencies };
  expect(vite, 'one exact version').toMatch(/^\d+\.\d+\.\d+$/);
  for (const version of Object.values(others)) {
    expect(version).toMatch(/^\^\d+\.\d+\.\d+$/);
  }
  expect(Object.keys(dependencies)).toContain('@parde/storefront');
  // The brand's own pages are React components.
  expect(Object.keys(devDependencies)).toContain('@types/react');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitignore', 'server.ts']));
  expect(readdirSync(folder)).not.toContain('gitignore');
});

it('writes the names unchanged, whatever characters they contain', () => {
  createBrand(folder, saba, versions);
  expect(readFileSync(join(folder, 'brand.ts'), 'utf8')).toContain(
    "name: { fa: 'صبا', en: 'Saba\\'s' }",
  );
});

it('makes its colours from one colour, and reports where a colour was adjusted', () => {
  expect(createBrand(folder, { ...saba, color: '#0a5' }, versions)).toEqual([]);
  expect(readFileSync(join(folder, 'theme.css.ts'), 'utf8')).toContain("themeFromColor('#0a5')");
  expect(readFileSync(join(folder, 'brand.ts'), 'utf8')).toContain("ground: '#00aa55'");

  const [sentence] = createBrand(join(folder, 'night'), { ...saba, color: '#001' }, versions);
  expect(sentence).toMatch(/#/);
  const none = join(folder, 'none');
  expect(() => createBrand(none, { ...saba, color: 'tomato' }, versions)).toThrow('Not a colour');
  expect(existsSync(none)).toBe(false);
});

it('leaves a folder that is not empty unchanged', () => {
  writeFileSync(join(folder, 'mine.txt'), '');
  expect(() => createBrand(folder, saba, versions)).toThrow('is not empty');
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

it('uses the last part of a path as the name, and refuses an invalid name', () => {
  expect(readNewBrand(['brands/saba', '--fa', 'صبا'], 'usage')).toEqual({
    folder: 'brands/saba',
    id: 'saba',
    fa: 'صبا',
    en: 'Saba',
  });
  expect(readNewBrand(['saba', '--', '--color', '#0a5'], 'usage').color).toBe('#0a5');
  for (const args of [[], ['Saba'], ['1a'], ['a b'], ['saba', 'more'], ['../']]) {
    expect(() => readNewBrand(args, 'usage'), args.join(' ')).toThrow(/^usage\nThe name is/);
  }
});
