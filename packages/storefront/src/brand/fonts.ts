import type { Locale } from '@parde/domain';

/** One font file, with the weights and characters that it covers. */
export interface FontFace {
  /**
   * A file of the brand's `public/assets`, such as `/assets/estedad-1a2b3c.woff2`. Browsers cache it for a year, so
   * changed content needs a new name.
   */
  readonly src: string;
  /** A weight such as `400`. For a variable font, the lightest and the heaviest: `400 900`. */
  readonly weight: string;
  /**
   * Browsers fetch the file if the page contains one of these characters: `U+0600-06FF, U+200C`. If two faces contain
   * a character, the later face is used.
   */
  readonly unicodeRange?: string | undefined;
  /** The languages whose pages preload the file because they always contain such characters. */
  readonly preload?: readonly Locale[] | undefined;
}

/** The brand's font. The built-in font is then not sent. */
export interface BrandFonts {
  readonly family: string;
  readonly faces: readonly FontFace[];
  /**
   * The font's ascent and descent in per cent of its size. The system fallback font gets the same metrics, so that no
   * line shifts when the font loads.
   */
  readonly metrics?: { readonly ascent: number; readonly descent: number } | undefined;
}
