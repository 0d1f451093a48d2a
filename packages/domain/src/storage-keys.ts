/** The keys of local storage. */
export const storageKeys = {
  cart: '_cart',
  recentSearches: 'lastsearchs',
  kids: 'isKids',
  nightMode: 'nightmode',
  autoplay: 'autoplay',
  lastChunkReload: 'chunkReloadedAt',
} as const;
