/** What the device keeps, by its key in local storage. */
export const storageKeys = {
  cart: '_cart',
  recentSearches: 'lastsearchs',
  kids: 'isKids',
  nightMode: 'nightmode',
  autoplay: 'autoplay',
  lastChunkReload: 'chunkReloadedAt',
} as const;
