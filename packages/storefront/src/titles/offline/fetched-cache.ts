/**
 * The cache in which the service worker stores what the browser has fetched in the background, and the lock that is
 * taken meanwhile.
 */
export const fetchedCache = 'parde-fetched';
