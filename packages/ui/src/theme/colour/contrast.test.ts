import { blend, formatHex } from 'culori/fn';
import { describe, expect, test } from 'vitest';
import { main, partner, plus, wireframe } from '../../generated/token-values.ts';
import { resolveBrand } from '../brands/resolve-brand.ts';
import { kidsColors } from '../kids-theme.ts';
import { colourDistance, contrast } from './contrast.ts';
import { decoration, iconPairs, messages, moreContrast, type Pairing } from './contrast-pairs.ts';

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
  test.each(pairsOf(messages))('$front is readable on $ground', ({ front, ground }) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(iconPairs))('$front is visible on $ground', ({ front, ground }) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(3);
  });

  test('text and borders have a contrast of 7 if the viewer prefers more contrast', () => {
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

  test('the danger colour differs from the accent', () => {
    expect(colourDistance(color.danger, color.accent)).toBeGreaterThanOrEqual(0.2);
  });
});

const blended = (accent: string) => (hex: string, share: number) =>
  formatHex(
    blend([
      hex,
      accent +
        Math.round(share * 2.55)
          .toString(16)
          .padStart(2, '0'),
    ]),
  );

const kidsVariants = variants.flatMap((variant) =>
  (['young', 'older'] as const).map((group) => ({
    ...variant,
    group,
    color: {
      ...variant.color,
      ...kidsColors(group, variant.mode, blended(variant.color.accent)),
    },
  })),
);
const kidsSurfaces = ['canvas', 'surface', 'raised', 'overlay', 'accentSoft'] as const;
const tiles = ['tileSun', 'tileMint', 'tileSky', 'tileRose', 'tileLilac'] as const;

describe.each(kidsVariants)("kids' pages of $brand, $group, $mode", ({ color }) => {
  test.each(['text', 'textMuted', 'accentText'] as const)('%s is readable', (front) => {
    for (const ground of kidsSurfaces) {
      expect(contrast(color[front], color[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(tiles)('text is readable on %s', (tile) => {
    expect(contrast(color.onTile, color[tile])).toBeGreaterThanOrEqual(4.5);
  });

  test('errors are readable in a form', () => {
    for (const ground of ['surface', 'raised'] as const) {
      expect(contrast(color.dangerText, color[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['borderStrong', 'focus'] as const)('%s is visible', (front) => {
    for (const ground of kidsSurfaces) {
      expect(contrast(color[front], color[ground]), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

test('every colour is checked or listed as decoration', () => {
  const judged = [...messages, ...iconPairs].flatMap(([front, grounds]) => [front, ...grounds]);
  const all = Object.keys(resolveBrand(main).dark.color);
  expect([...new Set([...judged, ...decoration])].sort()).toEqual(all.sort());
});

test('black on white has the maximum contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1);
});

test('a translucent background is blended over the colour behind it', () => {
  expect(contrast('#ffffff', '#00000000', '#000000')).toBeCloseTo(21);
});
