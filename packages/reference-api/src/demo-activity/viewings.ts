/** The viewings of a demo account, each by the number of days before today. */
export type Viewings = {
  /** Guests watch only free titles. */
  audience: 'adults' | 'kids' | 'guests';
  /** Days on which a film was watched to its end. */
  finished: readonly number[];
  /** Films that were started: the day, and the share. */
  started: readonly (readonly [daysAgo: number, share: number])[];
  /** Series: the days of the episodes, and the share of the last episode. */
  series: readonly { days: readonly number[]; lastShare: number }[];
  watchlist: number;
  channels: number;
  downloads: number;
  /** The number of comments on finished films. */
  comments: number;
};

const none = { finished: [], started: [], series: [], watchlist: 0, channels: 0, downloads: 0 };

export const viewings: Readonly<Record<string, Viewings>> = {
  '09120000001': {
    audience: 'adults',
    finished: [
      2, 5, 12, 16, 19, 27, 44, 45, 52, 58, 66, 73, 80, 97, 118, 141, 163, 187, 214, 241, 268, 295,
    ],
    started: [
      [1, 0.62],
      [8, 0.38],
      [22, 0.84],
      [47, 0.12],
    ],
    series: [
      { days: [11, 10, 7, 4, 3], lastShare: 1 },
      { days: [31, 29, 25, 20, 17, 14, 6], lastShare: 0.47 },
      { days: [83, 82, 79, 76, 70, 65, 61, 54], lastShare: 1 },
      { days: [133, 131, 128, 126], lastShare: 0.3 },
    ],
    watchlist: 9,
    channels: 3,
    downloads: 4,
    comments: 6,
  },
  '09120000002': { ...none, audience: 'guests', started: [[3, 0.41]], watchlist: 2, comments: 0 },
  '09120000003': {
    ...none,
    audience: 'adults',
    finished: [9, 15, 24],
    started: [[2, 0.55]],
    series: [{ days: [6, 5, 1], lastShare: 1 }],
    watchlist: 3,
    channels: 1,
    comments: 1,
  },
  '09120000004': {
    ...none,
    audience: 'kids',
    finished: [1, 3, 6, 7, 10, 14, 17, 21, 25, 28],
    started: [
      [1, 0.57],
      [2, 0.33],
      [5, 0.72],
    ],
    series: [
      { days: [12, 11, 9, 8, 4], lastShare: 1 },
      { days: [22, 20, 18, 13], lastShare: 0.64 },
    ],
    watchlist: 6,
    channels: 1,
    comments: 0,
  },
};
