import { globalFontFace } from '@vanilla-extract/css';

/** The fallback font: a system font with Vazirmatn's metrics, so that no line moves when the font loads. */
globalFontFace('Vazirmatn Fallback', {
  src: "local('Vazirmatn'), local('Tahoma'), local('Noto Sans Arabic'), local('Geeza Pro'), local('Roboto'), local('Arial'), local('DejaVu Sans')",
  ascentOverride: '102.54%',
  descentOverride: '53.71%',
  lineGapOverride: '0%',
});
