/** Marks what a child's offline page does not show. */
export const notForKids = 'data-not-for-kids';

/** Marks the way to what is kept on the device. Hidden until there is something. */
export const toDownloads = 'data-to-downloads';
