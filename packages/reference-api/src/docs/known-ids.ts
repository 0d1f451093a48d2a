/** What this catalogue has where an example of the contract names another's. */
export const knownIds = {
  series: '3001',
  episode: '3001-1-1',
  video: '4001',
  person: 'p-niknam',
} as const;
