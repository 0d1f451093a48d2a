interface EpisodeWindow {
  readonly start: number;
  /** The index of the first episode that is not shown. */
  readonly end: number;
}

/** As many as a phone shows while the content below stays near. */
const rows = 6;

/** So few left over are not worth a click. */
const leftOver = 2;

/**
 * Returns the range that a season shows at first: the viewer's next episode, the one before it, and those that
 * follow.
 */
export function episodesAtFirst(ids: readonly string[], resumeId?: string): EpisodeWindow {
  const { length } = ids;
  if (length <= rows + leftOver) return { start: 0, end: length };
  const index = resumeId === undefined ? 0 : ids.indexOf(resumeId);
  const start = Math.min(Math.max(index - 1, 0), length - rows);
  return { start, end: start + rows };
}
