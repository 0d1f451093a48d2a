import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBrand } from '../test-support/check-brand.server.ts';
import { appLinkMistakes, missingFiles } from './check-files.server.ts';
import type { Brand } from './define-brand.ts';
import { testBrand } from './test-brand.ts';

const picture = { light: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 32 };
const withPicture = (change: Partial<typeof picture> = {}): Brand => ({
  ...testBrand,
  logo: { ...testBrand.logo, picture: { ...picture, ...change } },
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-brand-'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('accepts a picture for light and for dark backgrounds', () => {
  expect(checkBrand(withPicture())).toEqual(withPicture());
});

it('refuses a picture that is not a served file or has no size', () => {
  const check = () => checkBrand(withPicture({ light: 'https://cdn.example/logo.svg', height: 0 }));
  expect(check).toThrow(/logo\.picture\.light must be a file at the top of the public folder/);
  expect(check).toThrow(/logo\.picture\.height must be 1 or more/);
  expect(() => checkBrand(withPicture({ dark: '/logos/dark.svg' }))).toThrow(/picture\.dark/);
});

it('a missing picture is reported at startup', () => {
  expect(missingFiles(withPicture(), folder)).toEqual([
    expect.stringMatching(/^public\/logo-dark\.svg: .* logo\.picture\.dark of brand\.ts names it/),
  ]);
  writeFileSync(join(folder, 'logo-dark.svg'), '<svg/>');
  expect(missingFiles(withPicture(), folder)).toEqual([]);
  expect(missingFiles(testBrand, folder)).toEqual([]);
});

it('reports a file for app links that is not JSON', () => {
  mkdirSync(join(folder, '.well-known'));
  const write = (text: string) =>
    writeFileSync(join(folder, '.well-known/apple-app-site-association'), text);
  expect(appLinkMistakes(folder)).toEqual([]);
  write('{"applinks":');
  expect(appLinkMistakes(folder)).toEqual([
    'public/.well-known/apple-app-site-association: must be JSON',
  ]);
  write('{"applinks":{}}');
  expect(appLinkMistakes(folder)).toEqual([]);
});
