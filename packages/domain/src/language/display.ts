/** Shown for an invalid value, such as a price that is not a number or an invalid time. */
export const nothingToShow = '—';

/** Keeps a number and its unit on one line. */
export const noBreakSpace = '\u00a0';
