/** Where the service worker puts what the browser has fetched without a page, and the lock that is held meanwhile. */
export const fetchedCache = 'parde-fetched';
