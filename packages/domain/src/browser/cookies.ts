/** The names of the storefront's cookies. Scripts can read the first six, but not those that contain a secret. */
export const cookieNames = {
  referral: 'ref',
  referralCode: 'refb',
  contentFilter: 'filtercontents',
  locale: 'i18n_redirected',
  /** Copies the browser's flag of the same name for the server. `0` means that an adult has left kids mode. */
  kids: 'isKids',
  /** Copies the browser's storage entry of the same name for the server, on kids' pages only. */
  kidsTime: 'kidsTime',
  session: '__Host-session',
  /** For http on loopback, where browsers refuse the `__Host-` prefix. */
  sessionOnLoopback: 'session',
  /** Identifies the request that an SMS code belongs to. */
  codeRequest: '__Host-code-request',
  codeRequestOnLoopback: 'code-request',
  /** The secret that lets an adult leave kids mode. */
  kidsLock: '__Host-kids-lock',
  kidsLockOnLoopback: 'kids-lock',
} as const;

const thirtyDays = 2_592_000;
const year = 31_536_000;

/** The lifetimes in seconds, as Max-Age requires. */
export const cookieLifetimes = {
  referral: thirtyDays,
  contentFilter: year,
  locale: year,
  kids: year,
  kidsTime: 86_400,
  /** Long enough for a page to remove the kids flag. */
  kidsLeft: 600,
  session: thirtyDays,
  /** No code is valid for longer. */
  codeRequest: 600,
} as const;
