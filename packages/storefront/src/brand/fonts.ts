import type { Locale } from '@parde/domain';

/** One file of a font, by what is in it. */
export interface FontFace {
  /**
   * A file of the brand's `public/assets`, such as `/assets/estedad-1a2b3c.woff2`. Browsers keep it for a year: another
   * content needs another name.
   */
  readonly src: string;
  /** `400`, or of a variable font the lightest and the heaviest: `400 900`. */
  readonly weight: string;
  /** The file is fetched where one of these letters occurs: `U+0600-06FF, U+200C`. Where two faces have a letter, the later one is taken. */
  readonly unicodeRange?: string | undefined;
  /** The pages on which it is fetched at once: those that have such letters in any case. */
  readonly preload?: readonly Locale[] | undefined;
}

/** In place of ours, which then is not sent. */
export interface BrandFonts {
  readonly family: string;
  readonly faces: readonly FontFace[];
  /** The font's heights, in per cent of its size: a system's face stands in with these, so that no line moves when the font comes. */
  readonly metrics?: { readonly ascent: number; readonly descent: number } | undefined;
}
