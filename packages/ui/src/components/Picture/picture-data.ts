/** A picture as the API describes it: its size, so that its place is kept; its main colour, to wait with. */
export interface PictureData {
  url: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color?: string | null | undefined;
  alt?: string | null | undefined;
  /** The same picture in other widths, as in the attribute `srcset`. */
  srcSet?: string | undefined;
}
