/** Shown for an invalid value: a price that is no number, a time that is no time. */
export const nothingToShow = '—';

/** Keeps a number and its unit on one line. */
export const noBreakSpace = '\u00a0';
