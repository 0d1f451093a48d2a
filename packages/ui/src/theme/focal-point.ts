/** The focal point of a `Picture`, set only if its data name one. */
export const focusX: string = '--parde-picture-focus-x';
export const focusY: string = '--parde-picture-focus-y';

/**
 * Returns the `object-position` that shows a picture's focal point, or this one if the picture has none. A rule of a
 * page that moves the crop of a `Picture` needs it.
 */
export function focalPoint(x: string, y: string): string {
  return `var(${focusX}, ${x}) var(${focusY}, ${y})`;
}
