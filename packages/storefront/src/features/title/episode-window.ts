interface EpisodeWindow {
  readonly start: number;
  /** The first that is not shown. */
  readonly end: number;
}

/** As many as a phone shows without the rest of the page being far away. */
const rows = 6;

/** So few left over are no reason for a press. */
const leftOver = 2;

/** What a season shows at first: what the viewer goes on with, the one before it, and what follows. */
export function episodesAtFirst(ids: readonly string[], goesOnWith?: string): EpisodeWindow {
  const { length } = ids;
  if (length <= rows + leftOver) return { start: 0, end: length };
  const place = goesOnWith === undefined ? 0 : ids.indexOf(goesOnWith);
  const start = Math.min(Math.max(place - 1, 0), length - rows);
  return { start, end: start + rows };
}
