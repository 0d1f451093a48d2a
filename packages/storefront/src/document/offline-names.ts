/** Marks elements that a child's offline page does not show. */
export const notForKids = 'data-not-for-kids';

/** Marks the link to saved titles. It is hidden until there are any. */
export const toDownloads = 'data-to-downloads';
