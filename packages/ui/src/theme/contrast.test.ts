import { describe, expect, test } from 'vitest';
import { main, partner, plus, wireframe } from '../generated/token-values.ts';
import { resolveBrand } from './brands/resolve-brand.ts';
import { colourDistance } from './colour-distance.ts';
import { contrast } from './contrast.ts';
import { decoration, moreContrast, type Pairing, signs, words } from './contrast-pairs.ts';

const pairsOf = (pairings: readonly Pairing[]) =>
  pairings.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })));

const variants = Object.entries({ main, plus, partner, wireframe }).flatMap(([brand, tokens]) =>
  (['light', 'dark'] as const).map((mode) => ({
    brand,
    mode,
    color: resolveBrand(tokens)[mode].color,
  })),
);

describe.each(variants)('$brand, $mode', ({ color }) => {
  test.each(pairsOf(words))('$front can be read on $ground', ({ front, ground }) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(signs))('$front can be seen on $ground', ({ front, ground }) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(3);
  });

  test('text and borders have a contrast of 7 where more is preferred', () => {
    const stronger = { ...color };
    for (const [token, other] of moreContrast) stronger[token] = color[other];
    const grounds = ['canvas', 'surface', 'raised', 'overlay'] as const;
    for (const front of ['text', 'textMuted', 'border', 'borderStrong'] as const) {
      for (const ground of grounds) {
        expect(contrast(stronger[front], color[ground])).toBeGreaterThanOrEqual(7);
      }
    }
    for (const front of ['onMedia', 'onMediaMuted', 'mediaBorder'] as const) {
      expect(contrast(stronger[front], color.media)).toBeGreaterThanOrEqual(7);
    }
  });

  test('what takes something away is not taken for the main button', () => {
    expect(colourDistance(color.danger, color.accent)).toBeGreaterThanOrEqual(0.2);
  });
});

test('no colour is forgotten', () => {
  const judged = [...words, ...signs].flatMap(([front, grounds]) => [front, ...grounds]);
  const all = Object.keys(resolveBrand(main).dark.color);
  expect([...new Set([...judged, ...decoration])].sort()).toEqual(all.sort());
});

test('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1);
});

test('a surface that lets through is judged on what lies behind it', () => {
  expect(contrast('#ffffff', '#00000000', '#000000')).toBeCloseTo(21);
});
