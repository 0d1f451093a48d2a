import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBrand } from '../brand/test-brand.ts';
import { pictureIcons } from './brand-files.ts';
import { iconMistakes } from './brand-icon.ts';

const ground = '#0000ff';
const glyph =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 1h4v6H0z"/><path fill="#0f0" d="M4 1h4v6H4z"/></svg>';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parde-icon-'));
  mkdirSync(join(folder, 'art'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
  write('glyph.svg', glyph);
  write('wide.svg', glyph.replace('0 0 8 8', '0 0 16 8'));
  write('art/full.png', await png(600, 600));
  write('small.png', await png(511, 511));
  write('wide.png', await png(600, 512));
  write('cut.png', (await png(600, 600)).subarray(0, 200));
  write(
    'photo.png',
    await sharp(await png(600, 600))
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the colours of an icon, at shares of its width and height. */
async function colours(icon: string | Buffer | undefined, ...points: [x: number, y: number][]) {
  const { data, info } = await sharp(Buffer.from(icon ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const names: Record<string, string> = {
    '255,0,0,255': 'red',
    '0,255,0,255': 'green',
    '0,0,255,255': 'ground',
  };
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    const [r, g, b, alpha] = data.subarray(at, at + 4);
    return alpha === 0 ? 'none' : (names[`${r},${g},${b},${alpha}`] ?? `${r},${g},${b},${alpha}`);
  });
}

const draw = (icon: string) =>
  pictureIcons({ ...testBrand, iconColor: { ground, mark: '#ffffff' } }, join(folder, icon));

it('draws the picture in all its colours, and the maskable icon in its safe zone', async () => {
  const icons = await draw('glyph.svg');
  expect(icons['icon.svg']).toBe(glyph);
  for (const name of ['icon-192.png', 'icon-512.png']) {
    expect(await colours(icons[name], [0.01, 0.5], [0.99, 0.5], [0.5, 0.05]), name).toEqual([
      ...['red', 'green', 'none'],
    ]);
  }
  const inside = await colours(icons['icon-maskable-512.png'], [0.23, 0.5], [0.77, 0.5]);
  expect(inside).toEqual(['red', 'green']);
  const around = await colours(icons['icon-maskable-512.png'], [0.16, 0.5], [0, 0], [0.5, 0.24]);
  expect(around).toEqual(['ground', 'ground', 'ground']);
  const onIos = await colours(icons['apple-touch-icon.png'], [0.01, 0.5], [0.2, 0.5]);
  expect(onIos).toEqual(['ground', 'red']);
});

it('draws a PNG that fills its square up to the edges where nothing is cropped', async () => {
  const icons = await draw('art/full.png');
  expect(await colours(icons['apple-touch-icon.png'], [0, 0], [0.99, 0.99])).toEqual([
    ...['red', 'red'],
  ]);
  expect(await colours(icons['icon.svg'], [0, 0], [0.5, 0.5])).toEqual(['red', 'red']);
  expect(await colours(icons['icon-maskable-512.png'], [0, 0], [0.99, 0.99])).toEqual([
    ...['red', 'red'],
  ]);
});

it.each([
  ['a round picture fills the safe circle', '<circle cx="4" cy="4" r="4" fill="#f00"/>', 0.1],
  ['a square fits into it', '<path d="M0 0h8v1H0zM0 1h7v7H0z" fill="#f00"/>', 0.217],
  ['its transparent margin may lie outside', '<path d="M2 2h4v4H2z" fill="#f00"/>', 0.25],
])('%s on the maskable icon', async (_, shape, edge) => {
  writeFileSync(
    join(folder, 'shape.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${shape}</svg>`,
  );
  const icon = (await draw('shape.svg'))['icon-maskable-512.png'];
  expect(await colours(icon, [edge - 0.01, 0.5], [edge + 0.01, 0.5])).toEqual(['ground', 'red']);
});

it.each([
  ['none.svg', 'is not there: put it beside brand.ts, or name another'],
  ['wide.svg', 'is 16 × 8: it must be square'],
  ['wide.png', 'is 600 × 512: it must be square'],
  ['small.png', 'is 511 × 511: it must be 512 × 512 pixels or more'],
  ['cut.png', 'cannot be read as a picture: save it as SVG or PNG'],
  ['photo.png', 'is jpeg: it must be SVG or PNG'],
])('refuses %s', async (icon, problem) => {
  expect(await iconMistakes({ icon }, folder)).toEqual([
    `brand.ts: icon names ${icon}, which ${problem}`,
  ]);
});

it('accepts a sound picture, and a brand without one', async () => {
  for (const icon of ['glyph.svg', 'art/full.png', undefined]) {
    expect(await iconMistakes({ icon }, folder)).toEqual([]);
  }
});
