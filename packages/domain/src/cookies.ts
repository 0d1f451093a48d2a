/** The storefront's cookies. Script may read the first four, and not the session's. */
export const cookieNames = {
  referral: 'ref',
  referralCode: 'refb',
  contentFilter: 'filtercontents',
  locale: 'i18n_redirected',
  session: '__Host-session',
  /** For plain-http loopback, where browsers refuse the prefix. */
  sessionOnLoopback: 'session',
} as const;

const thirtyDays = 2_592_000;
const year = 31_536_000;

/** In seconds, as Max-Age takes them. */
export const cookieLifetimes = {
  referral: thirtyDays,
  contentFilter: year,
  locale: year,
  session: thirtyDays,
} as const;
