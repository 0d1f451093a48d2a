/** A past payment, by the number of days before today. Without an hour, it has the time of day of today's clock. */
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

/** With the gift days and two renewals, the plans leave the days of the demo accounts. */
export const payments: Readonly<Record<string, readonly PastPayment[]>> = {
  '09120000001': [
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
  '09120000003': [{ daysAgo: 29, plan: 'm1', by: 'mellat' }],
  '09120000004': [{ daysAgo: 30, plan: 'm12', by: 'mellat' }],
};
