import { globalFontFace } from '@vanilla-extract/css';

/**
 * The face that stands in until Vazirmatn has arrived: a face of the viewer's own system with
 * Vazirmatn's metrics, so that no line moves when the letters change.
 */
globalFontFace('Vazirmatn Fallback', {
  src: "local('Vazirmatn'), local('Tahoma'), local('Noto Sans Arabic'), local('Geeza Pro'), local('Roboto'), local('Arial'), local('DejaVu Sans')",
  ascentOverride: '102.54%',
  descentOverride: '53.71%',
  lineGapOverride: '0%',
});
