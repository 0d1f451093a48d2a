/** The advertisements claim more than this number of episodes. */
export const advertisedEpisodes = 30_000;
