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

const thirtyDays = 2_592_000;
const year = 31_536_000;

/** In seconds, as Max-Age takes them. */
export const cookieLifetimes = {
  referral: thirtyDays,
  contentFilter: year,
  locale: year,
  session: thirtyDays,
} as const;
