/** The storefront's cookies. Script may read the first six, and not those that hold a secret. */
export const cookieNames = {
  referral: 'ref',
  referralCode: 'refb',
  contentFilter: 'filtercontents',
  locale: 'i18n_redirected',
  /** Tells the server what the flag of the same name tells the browser. `0` says that an adult has left kids mode. */
  kids: 'isKids',
  /** Tells the server what the storage of the same name tells the browser, on kids' pages only. */
  kidsTime: 'kidsTime',
  session: '__Host-session',
  /** For plain-http loopback, where browsers refuse the prefix. */
  sessionOnLoopback: 'session',
  /** The request that an SMS code belongs to. */
  codeRequest: '__Host-code-request',
  codeRequestOnLoopback: 'code-request',
  /** What lets an adult out of kids mode. */
  kidsLock: '__Host-kids-lock',
  kidsLockOnLoopback: 'kids-lock',
} as const;

const thirtyDays = 2_592_000;
const year = 31_536_000;

/** In seconds, as Max-Age takes them. */
export const cookieLifetimes = {
  referral: thirtyDays,
  contentFilter: year,
  locale: year,
  kids: year,
  kidsTime: 86_400,
  /** Until a page has taken the flag away. */
  kidsLeft: 600,
  session: thirtyDays,
  /** No code lives longer. */
  codeRequest: 600,
} as const;
