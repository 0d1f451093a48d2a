import { globalFontFace } from '@vanilla-extract/css';

const fallback = 'Vazirmatn Fallback';

/** In per cent of Vazirmatn's font size. */
const ascent = 102.54;
const descent = 53.71;

interface FallbackFace {
  readonly unicodeRange: string;
  /** In per cent of DejaVu's font size. */
  readonly dejaVu: number;
}

/**
 * The sizes at which DejaVu has the width of Vazirmatn, by weight (heavier weights are drawn from the medium weight).
 * They were measured in titles and messages; with other widths, lines would break elsewhere. Latin titles keep the
 * system's size.
 */
const fallbackFaces: Readonly<Record<string, readonly FallbackFace[]>> = {
  '400': widths({ letters: 93.8, spaces: 84.4, digits: 97.5 }),
  '500': widths({ letters: 95.5, spaces: 77.5, digits: 98.5 }),
};

function widths(of: { letters: number; spaces: number; digits: number }): readonly FallbackFace[] {
  return [
    // Includes the punctuation between Persian words.
    {
      unicodeRange: 'U+0021, U+0028-0029, U+002E, U+003A, U+00AB, U+00BB, U+0600-06FF, U+200C',
      dejaVu: of.letters,
    },
    { unicodeRange: 'U+0020, U+00A0', dejaVu: of.spaces },
    { unicodeRange: 'U+06F0-06F9', dejaVu: of.digits },
  ];
}

for (const [fontWeight, parts] of Object.entries(fallbackFaces)) {
  /** A system font with Vazirmatn's height, so that no line moves when Vazirmatn loads. */
  globalFontFace(fallback, {
    src: "local('Vazirmatn'), local('Tahoma'), local('Noto Sans Arabic'), local('Geeza Pro'), local('Roboto'), local('Arial'), local('DejaVu Sans')",
    fontWeight,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  });

  for (const { unicodeRange, dejaVu } of parts) {
    globalFontFace(fallback, {
      src: "local('DejaVu Sans')",
      fontWeight,
      sizeAdjust: `${dejaVu}%`,
      ascentOverride: `${((100 * ascent) / dejaVu).toFixed(2)}%`,
      descentOverride: `${((100 * descent) / dejaVu).toFixed(2)}%`,
      lineGapOverride: '0%',
      unicodeRange,
    });
  }
}
