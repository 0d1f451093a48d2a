/** The storefront's cookies. Script may read the first four, and not those that hold a secret. */
export const cookieNames = {
  referral: 'ref',
  referralCode: 'refb',
  contentFilter: 'filtercontents',
  locale: 'i18n_redirected',
  session: '__Host-session',
  /** For plain-http loopback, where browsers refuse the prefix. */
  sessionOnLoopback: 'session',
  /** The request that an SMS code belongs to. */
  codeRequest: '__Host-code-request',
  codeRequestOnLoopback: 'code-request',
} as const;

const thirtyDays = 2_592_000;
const year = 31_536_000;

/** In seconds, as Max-Age takes them. */
export const cookieLifetimes = {
  referral: thirtyDays,
  contentFilter: year,
  locale: year,
  session: thirtyDays,
  /** No code lives longer. */
  codeRequest: 600,
} as const;
