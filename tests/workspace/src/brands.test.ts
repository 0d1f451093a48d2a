import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bitmaps,
  iconSvg,
  manifestJson,
  readBrand,
} from '../../../packages/storefront/src/commands/brand-files.ts';
import { brandNames } from '../../../scripts/lib/brands.ts';
import { asRecord, readJson } from '../../../scripts/lib/json.ts';
import { root } from './fixture.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** Reads the size from a PNG, which begins with its signature and its size. */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(brandNames(root))('the brand %s', (name) => {
  const file = (path: string) => readFileSync(join(root, 'apps', name, path));

  test('has the manifest and the icon that are generated from its brand.ts (pnpm generate)', async () => {
    const brand = await readBrand(join(root, 'apps', name));
    expect(file('public/manifest.webmanifest').toString()).toBe(
      manifestJson(brand, join(root, 'apps', name, 'public')),
    );
    expect(file('public/icon.svg').toString()).toBe(iconSvg(brand));
  });

  test('has its own name and colours, and its icons exist in the declared sizes', async () => {
    const brand = await readBrand(join(root, 'apps', name));
    const manifest: { icons: Icon[] } = JSON.parse(file('public/manifest.webmanifest').toString());
    expect(manifest).toMatchObject({
      name: brand.name.fa,
      lang: 'fa',
      dir: 'rtl',
      start_url: '/',
      theme_color: brand.themeColor.dark,
    });
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes: declaredSizes, type } of manifest.icons) {
      const bytes = file(join('public', src));
      if (type === 'image/png') expect(sizeOfPng(bytes), src).toBe(declaredSizes);
      else expect(bytes.toString()).toMatch(/^<svg /);
    }
    for (const { file: each, size } of bitmaps) {
      expect(sizeOfPng(file(join('public', each)))).toBe(`${size}x${size}`);
    }
  });

  test('has shortcuts and screenshots for the installation', () => {
    interface Shown {
      readonly shortcuts: { name: string; icons: Icon[] }[];
      readonly screenshots?: { src: string; sizes: string }[];
    }
    const manifest: Shown = JSON.parse(file('public/manifest.webmanifest').toString());
    expect(manifest.shortcuts.map(({ name: words }) => words)).toEqual([
      'جست‌وجو',
      'دانلودها',
      'پخش زنده',
      'خرید اشتراک',
    ]);
    for (const { src, sizes } of manifest.shortcuts.flatMap(({ icons }) => icons)) {
      expect(sizeOfPng(file(join('public', src))), src).toBe(sizes);
    }
    // A new brand has no screenshots yet.
    for (const { src } of manifest.screenshots ?? []) {
      expect(file(join('public', src)).toString('latin1', 8, 12), src).toBe('WEBP');
    }
  });

  test('is built before the end-to-end tests run in it', () => {
    const { tasks } = readJson(join(root, 'turbo.json'));
    expect(asRecord(asRecord(tasks)['@parde/e2e#e2e']).dependsOn).toContain(`@parde/${name}#build`);
  });
});

test('brands differ only in their messages, themes and pictures', () => {
  const [first = '', ...others] = brandNames(root);
  const shared = ['client.ts', 'server.ts', 'tsconfig.json', 'vite.config.ts', 'package.json'];
  const text = (name: string, file: string) =>
    readFileSync(join(root, 'apps', name, file), 'utf8').replace(`@parde/${name}`, '@parde/brand');
  for (const name of others) {
    for (const file of shared) expect(text(name, file), file).toBe(text(first, file));
  }
});
