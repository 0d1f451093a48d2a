/** Joins class names, without the missing ones. */
export const classes = (...names: readonly (string | false | 0 | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
