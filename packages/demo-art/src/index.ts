export type { Colour } from './colour.ts';
export {
  drawLogo,
  drawPortrait,
  drawTitle,
  edition,
  frames,
  mainColour,
  type PictureKind,
  paletteFor,
  stillOf,
  widths,
} from './draw.ts';
export type { Words } from './lettering.ts';
export { missingLetters } from './missing-letters.ts';
export { placeholderOf } from './placeholder.ts';
export type { Sitter } from './portrait.ts';
export { type BitmapFormat, rasterize, withOutlinedText } from './rasterize.ts';
