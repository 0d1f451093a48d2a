/** A word-mark, as two files of the brand's public folder. It stands for the mark and the name. */
export interface LogoPicture {
  /** On light grounds: `/logo.svg`. */
  readonly light: string;
  /** On dark grounds, and over pictures. */
  readonly dark: string;
  /** In any unit, as only their ratio counts: the room is kept before the picture is there. */
  readonly width: number;
  readonly height: number;
}

export interface Logo {
  /**
   * The data of one SVG path in a 24 × 24 box. The name stands beside it, unless there is a picture. It stands alone where
   * there is no room for a word: in the app's icons, above the sign-in, in kids mode.
   */
  readonly mark: string;
  readonly picture?: LogoPicture | undefined;
}
