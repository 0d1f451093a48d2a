import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { main } from '../../generated/token-values.ts';
import { resolveBrand } from '../brands/resolve-brand.ts';
import type { ColorTokens } from '../contract.ts';
import { colourDistance, contrast } from './contrast.ts';
import { iconPairs, messages } from './contrast-pairs.ts';
import { hexOf, oklch } from './oklch.ts';
import { themeFromColor } from './theme-from-color.ts';

const modes = ['light', 'dark'] as const;
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Boundary values of the rules, which random colours seldom hit. */
const corners = [0, 1, 127, 128, 254, 255].flatMap((red) =>
  [0, 128, 255].flatMap((green) =>
    [0, 128, 255].map(
      (blue) => `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);
const examples = corners.map((color): [string] => [color]);

/** Returns the names of the pairs that fail. An empty list means success. */
const tooFaint = (color: ColorTokens) =>
  (
    [
      [messages, 4.5],
      [iconPairs, 3],
    ] as const
  ).flatMap(([pairings, least]) =>
    pairings.flatMap(([front, grounds]) =>
      grounds
        .filter((ground) => contrast(color[front], color[ground]) < least)
        .map((ground) => `${front} on ${ground}`),
    ),
  );

const turn = (one: string, other: string) => {
  const apart = Math.abs(oklch(one).hue - oklch(other).hue) % 360;
  return Math.min(apart, 360 - apart);
};

const hasMeaning = /^(?:danger|onDanger|success|info|warning|live|onLive)/;

/** Returns the tokens whose hue differs from the accent's, or that have a hue although the accent has none. */
const offHue = (color: ColorTokens) =>
  Object.entries(color)
    .map(([token, value]) => ({ token, solid: value.slice(0, 7) }))
    .filter(({ token }) => !hasMeaning.test(token))
    // The hue of a near-black is not visible, and rounding produces random hues: #000001 is a blue.
    .filter(({ solid }) => oklch(solid).lightness > 0.1)
    .filter(({ solid }) =>
      oklch(color.accent).chroma < 0.005
        ? oklch(solid).chroma > 0.015
        : oklch(solid).chroma > 0.02 && turn(solid, color.accent) > 30,
    );

describe('a theme from any colour', () => {
  test('has every contrast that the kit’s own brands are tested for', () => {
    fc.assert(
      fc.property(anyColor, (given) => {
        const theme = themeFromColor(given);
        for (const mode of modes) expect(tooFaint(theme[mode].color)).toEqual([]);
      }),
      { examples },
    );
  });

  test('has lines that stand out from every background, at every hue and lightness', () => {
    for (let hue = 0; hue < 360; hue += 10) {
      for (let lightness = 0; lightness <= 1; lightness += 0.1) {
        const given = hexOf({ lightness, chroma: 0.2, hue });
        const theme = themeFromColor(given);
        for (const mode of modes) {
          const { color } = theme[mode];
          for (const line of ['accentText', 'focus', 'borderStrong'] as const) {
            for (const ground of ['canvas', 'surface', 'raised', 'overlay'] as const) {
              const contrastRatio = contrast(color[line], color[ground]);
              expect(
                contrastRatio,
                `${line} on ${ground}, ${mode}, of ${given}`,
              ).toBeGreaterThanOrEqual(3);
            }
          }
        }
      }
    }
  });

  test('has an accent that stands out from the page, from the danger colour, and from its own hover colour', () => {
    fc.assert(
      fc.property(anyColor, (given) => {
        const theme = themeFromColor(given);
        for (const mode of modes) {
          const { accent, accentHover, canvas, overlay, danger } = theme[mode].color;
          expect(contrast(accent, canvas)).toBeGreaterThanOrEqual(1.8);
          expect(contrast(accent, overlay)).toBeGreaterThanOrEqual(1.8);
          expect(colourDistance(accent, danger)).toBeGreaterThanOrEqual(0.2);
          expect(colourDistance(accent, accentHover)).toBeGreaterThanOrEqual(0.025);
        }
      }),
      { examples },
    );
  });

  test('keeps its hue, and reports each mode in which the accent differs from the given colour', () => {
    fc.assert(
      fc.property(anyColor, (given) => {
        const theme = themeFromColor(given);
        const accents = modes.map((mode) => theme[mode].color.accent);
        for (const accent of accents) {
          if (oklch(given).chroma > 0.04) expect(turn(accent, given)).toBeLessThan(25);
        }
        expect(theme.adjusted).toHaveLength(accents.filter((accent) => accent !== given).length);
      }),
      { examples },
    );
  });

  test('has the same hue in all tokens, except in those with a meaning of their own', () => {
    fc.assert(
      fc.property(anyColor, (given) => {
        const theme = themeFromColor(given);
        for (const mode of modes) expect(offHue(theme[mode].color)).toEqual([]);
      }),
      { examples: [['#808080'], ['#ffff00'], ['#0033ff'], ['#ff0000'], ['#d24cee']] },
    );
  });

  test('does not change when it is generated again from its own accent', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...modes), (given, mode) => {
        const { accent } = themeFromColor(given)[mode].color;
        expect(themeFromColor(accent)[mode].color.accent).toBe(accent);
      }),
      {
        examples: corners.flatMap((color) =>
          modes.map((mode): [string, typeof mode] => [color, mode]),
        ),
      },
    );
  });
});

test('the main brand’s colour generates the main brand', () => {
  const theme = themeFromColor(main.dark.color.accent);
  for (const mode of modes) {
    for (const [token, value] of Object.entries(theme[mode].color)) {
      const own = Object.entries(main[mode].color).find(([name]) => name === token)?.[1] ?? '';
      expect(colourDistance(value, own), `${token}, ${mode}`).toBeLessThan(0.03);
    }
  }
  expect(theme.adjusted).toEqual([]);
});

describe('a brand with only an accent', () => {
  test('contains none of the main brand’s colours, and keeps its accent unchanged', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (light, dark) => {
        const brand = resolveBrand({
          light: { color: { accent: light } },
          dark: { color: { accent: dark } },
        });
        expect(brand.light.color.accent).toBe(light);
        expect(brand.dark.color.accent).toBe(dark);
        for (const mode of modes) expect(tooFaint(brand[mode].color)).toEqual([]);
        expect(brand.light.color.mediaAccent).toBe(dark);
      }),
      { examples: corners.map((color): [string, string] => [color, color]) },
    );
  });

  test('accepts a colour in short notation', () => {
    const { dark, light } = resolveBrand({ light: { color: { accent: '#03f' } } });
    expect(light.color.focus).toBe(themeFromColor('#0033ff').light.color.focus);
    expect(dark.color.focus).toBe(themeFromColor('#0033ff').dark.color.focus);
  });

  test('derives the other mode from the accent', () => {
    const blue = themeFromColor('#0033ff');
    expect(resolveBrand({ light: { color: { accent: '#0033ff' } } }).dark).toEqual(blue.dark);
    const { color } = resolveBrand({ dark: { color: { accent: '#0033ff' } } }).light;
    expect(color.accent).toBe(blue.light.color.accent);
    expect(color.focus).toBe(blue.light.color.focus);
  });
});

test('accents on both sides of the hue 0 have nearly the same colours', () => {
  const [below, above] = [-0.5, 0.5].map(
    (hue) => themeFromColor(hexOf({ lightness: 0.6, chroma: 0.24, hue })).light.color.accentText,
  );
  expect(colourDistance(below ?? '', above ?? '')).toBeLessThan(0.01);
});

describe('the notation of a colour', () => {
  test.each(['#0a5', '#0A5', '#0a5f', '#00aa55', '#00AA55FF'])('%s', (color) => {
    expect(themeFromColor(color)).toEqual(themeFromColor('#00aa55'));
  });

  test.each([
    '',
    'tomato',
    '0a5',
    '#0a',
    '#0a55a',
    '#ggg',
    'rgb(0 170 85)',
    '#0a5;',
    ' #0a5',
    'var(--x)',
  ])('cannot be %j', (color) => {
    expect(() => themeFromColor(color)).toThrow(
      `Not a colour: ${JSON.stringify(color)}. Write it in hex, as #0a5 or #00aa55.`,
    );
  });

  test.each(['#0a58', '#00aa5580'])('cannot be transparent: %s', (color) => {
    expect(() => themeFromColor(color)).toThrow('An accent is opaque: #00aa55');
  });
});
