import { fileURLToPath } from 'node:url';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { mediaFolder } from '../media-folder.ts';

const files = ['Vazirmatn-Black', 'Vazirmatn-SemiBold', 'Vazirmatn-Light', 'Vazirmatn-RD-Black'];

/** Uses only the package's own fonts, so that a picture looks the same on every machine. */
export const fonts: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: files.map((name) => fileURLToPath(new URL(`fonts/${name}.ttf`, mediaFolder))),
  defaultFontFamily: 'Vazirmatn',
};

export const faces = {
  heavy: 'font-family="Vazirmatn" font-weight="900"',
  book: 'font-family="Vazirmatn" font-weight="600"',
  light: 'font-family="Vazirmatn" font-weight="300"',
  round: 'font-family="Vazirmatn RD" font-weight="900"',
} as const;

export type Face = keyof typeof faces;
