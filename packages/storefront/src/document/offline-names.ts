/** Marks what a child's offline page does not show. */
export const notForKids = 'data-not-for-kids';
