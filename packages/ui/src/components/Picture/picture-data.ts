import type { CSSProperties } from 'react';

/** A picture as the API describes it: its size, to reserve space, and its main colour, shown while it loads. */
export interface PictureData {
  url: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded. */
  color?: string | null | undefined;
  alt?: string | null | undefined;
  /** A tiny picture as a data URI, stretched over the box until the picture has loaded. */
  placeholder?: string | undefined;
  /**
   * True if the subject is on the left and the picture has no lettering. It may be mirrored where text begins at the
   * left.
   */
  mirrorable?: boolean | undefined;
  /** The point that every crop shows, such as a face, in fractions of the width and the height. */
  focus?: { x: number; y: number } | undefined;
  /** The widths that the address accepts as its query `w`. If missing, it accepts none. */
  widths?: readonly number[] | undefined;
}

/**
 * Returns the value of `srcset` with the picture's widths. Widths above `widest` are left out, unless there are no
 * others.
 */
export function srcSetOf({ url, widths }: PictureData, widest = Infinity): string | undefined {
  const query = url.includes('?') ? '&' : '?';
  const useful = widths?.filter((width) => width <= widest);
  const named = useful?.length ? useful : widths;
  return named?.map((width) => `${url}${query}w=${width} ${width}w`).join(', ');
}

/**
 * Returns a background of the first of these pictures that the document shows already, in any size. Nothing is
 * loaded for it. Not for rendering on a server or hydration.
 */
export function loadedPicture(
  pictures: readonly (PictureData | null | undefined)[],
): CSSProperties | undefined {
  const url = pictures.map(loadedUrl).find(Boolean);
  return url ? { backgroundImage: `url("${url}")`, backgroundSize: 'cover' } : undefined;
}

function loadedUrl(picture: PictureData | null | undefined): string | undefined {
  if (!picture) return undefined;
  const { href } = new URL(picture.url, document.baseURI);
  const sizes = Array.from(document.images).filter(
    ({ currentSrc, complete, naturalWidth }) =>
      complete && naturalWidth > 0 && currentSrc.replace(/[?&]w=\d+$/, '') === href,
  );
  return sizes.sort((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc;
}
