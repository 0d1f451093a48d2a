/** The past of a demo account, each event by the number of days before today. */
export type Activity = {
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
  /** With the gift days and two renewals, the plans leave the days of the demo accounts. */
  payments: readonly PastPayment[];
};

/** A past payment. Without an hour, it has the time of day of today's clock. */
export type PastPayment = {
  daysAgo: number;
  hour?: number;
  /** A gateway, or `wallet`. */
  by?: string;
  /** The bank declines it. */
  declined?: true;
} & (
  | { plan: string }
  | { topUp: number }
  /** An agreement to renewals by this bank. */
  | { bank: string }
  /** A title that is sold singly. Bought in two windows, the second payment is returned to the wallet. */
  | { title: 'film' | 'file' | 'screening'; windows?: 2 }
);

const none = {
  finished: [],
  started: [],
  series: [],
  channels: 0,
  downloads: 0,
  comments: 0,
  payments: [],
} as const;

export const activities: Readonly<Record<string, Activity>> = {
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
    payments: [
      { daysAgo: 306, plan: 'm1', by: 'mellat' },
      { daysAgo: 280, hour: 18, topUp: 300_000, by: 'saman' },
      { daysAgo: 278, hour: 19, plan: 'm1', by: 'wallet' },
      { daysAgo: 248, hour: 20, plan: 'm6', by: 'mellat', declined: true },
      { daysAgo: 248, hour: 20.1, plan: 'm6', by: 'saman' },
      { daysAgo: 64, hour: 20, title: 'file', by: 'wallet' },
      { daysAgo: 50, hour: 18, bank: '012' },
      { daysAgo: 3, hour: 20, title: 'film', windows: 2, by: 'zarinpal' },
      { daysAgo: 1, hour: 19, title: 'screening', by: 'wallet' },
    ],
  },
  '09120000002': { ...none, audience: 'guests', started: [[3, 0.41]], watchlist: 2 },
  '09120000003': {
    ...none,
    audience: 'adults',
    finished: [9, 15, 24],
    started: [[2, 0.55]],
    series: [{ days: [6, 5, 1], lastShare: 1 }],
    watchlist: 3,
    channels: 1,
    comments: 1,
    payments: [{ daysAgo: 29, plan: 'm1', by: 'mellat' }],
  },
  '09120000004': {
    ...none,
    audience: 'kids',
    finished: [1, 3, 6, 7, 10, 14, 17, 21, 25, 28],
    started: [
      [1, 0.57],
      [2, 0.33],
      [5, 0.72],
      [9, 0.48],
    ],
    series: [
      { days: [12, 11, 9, 8, 4], lastShare: 1 },
      { days: [22, 20, 18, 13], lastShare: 0.64 },
    ],
    watchlist: 6,
    channels: 1,
    payments: [{ daysAgo: 30, plan: 'm12', by: 'mellat' }],
  },
};
