import { globalFontFace } from '@vanilla-extract/css';

const fallback = 'Vazirmatn Fallback';

/** A system font with Vazirmatn's height, so that no line moves when the font loads. */
globalFontFace(fallback, {
  src: "local('Vazirmatn'), local('Tahoma'), local('Noto Sans Arabic'), local('Geeza Pro'), local('Roboto'), local('Arial'), local('DejaVu Sans')",
  ascentOverride: '102.54%',
  descentOverride: '53.71%',
  lineGapOverride: '0%',
});

/** Where DejaVu stands in, it also gets Vazirmatn's width: it is a fourteenth wider, and lines would break elsewhere. */
globalFontFace(fallback, {
  src: "local('DejaVu Sans')",
  sizeAdjust: '93%',
  ascentOverride: '110.26%',
  descentOverride: '57.75%',
  lineGapOverride: '0%',
  // Arabic script, and the space and marks between Persian words. Latin titles keep the system's size.
  unicodeRange: 'U+0020-0021, U+0028-0029, U+002E, U+003A, U+00AB, U+00BB, U+0600-06FF, U+200C',
});
