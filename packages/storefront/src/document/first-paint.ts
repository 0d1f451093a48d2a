/** What a kept document's link to a script is until the page has been painted: then it is a `modulepreload`. */
export const laterRel = 'later';

/** The promise of the early script that the page's own scripts wait for. */
export const paintedName = 'pardePainted';
