/** A picture as the API describes it: its size, so that its place is kept; its main colour, to wait with. */
export interface PictureData {
  url: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color?: string | null | undefined;
  alt?: string | null | undefined;
  /** A tiny picture as a data URI, stretched over the box until the picture is there. */
  placeholder?: string | undefined;
  /** Its subject keeps to the left and nothing in it is to be read: where words begin at the left it may be mirrored. */
  mirrorable?: boolean | undefined;
  /** The widths that the address takes as its query `w`; without a list it takes none. */
  widths?: readonly number[] | undefined;
}

/** The picture in its widths, as in the attribute `srcset`: none above `widest`, where one is below. */
export function srcSetOf({ url, widths }: PictureData, widest = Infinity): string | undefined {
  const query = url.includes('?') ? '&' : '?';
  const useful = widths?.filter((width) => width <= widest);
  const named = useful?.length ? useful : widths;
  return named?.map((width) => `${url}${query}w=${width} ${width}w`).join(', ');
}
