/** The cookies of the storefront. The first four may be read by script; the session's may not. */
export const cookieNames = {
  referral: 'ref',
  referralCode: 'refb',
  contentFilter: 'filtercontents',
  locale: 'i18n_redirected',
  session: '__Host-session',
  /** On plain-http loopback, where a browser refuses the prefix. */
  sessionOnLoopback: 'session',
} as const;

const day = 24 * 60 * 60;

/** In seconds, as Max-Age takes them. */
export const cookieLifetimes = {
  referral: 30 * day,
  contentFilter: 365 * day,
  locale: 365 * day,
  session: 30 * day,
} as const;
