/** More than this many episodes are advertised. */
export const advertisedEpisodes = 30_000;
