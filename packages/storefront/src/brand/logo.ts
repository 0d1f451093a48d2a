/** A logo with the brand's name, as two files of the brand's public folder. It replaces the mark and the name. */
export interface LogoPicture {
  /** The file for light backgrounds: `/logo.svg`. */
  readonly light: string;
  /** The file for dark backgrounds and over pictures. */
  readonly dark: string;
  /**
   * Width and height may have any unit, because only their ratio counts. They reserve the space before the picture
   * loads.
   */
  readonly width: number;
  readonly height: number;
}

export interface Logo {
  /**
   * The data of one SVG path in a 24 × 24 box. The brand's name is shown beside the mark, unless there is a picture.
   * The mark is shown alone where there is no room for a name: in the app's icons, above the sign-in, in kids mode.
   */
  readonly mark: string;
  readonly picture?: LogoPicture | undefined;
}
