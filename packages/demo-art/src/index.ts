export { mainColour, paletteFor, stillOf } from './artwork.ts';
export type { Colour } from './colour.ts';
export { drawLogo, drawPortrait, drawTitle, edition } from './draw.ts';
export { frames, type PictureKind, widths } from './frames.ts';
export type { Words } from './lettering.ts';
export { missingLetters } from './missing-letters.ts';
export { placeholderOf } from './placeholder.ts';
export { type BitmapFormat, rasterize, withOutlinedText } from './rasterize.ts';
export type { Sitter } from './sitter.ts';
