const maxLength = 2048;

/**
 * One slash, then letters, digits, the marks of an ordinary path and query, and percent-encoded letters of
 * other scripts. Encoded slashes, backslashes, dots, percent signs and control characters are all below %80.
 */
const safe = /^\/(?:[A-Za-z0-9\-._~/?=&+,@]|%20|%[89A-Fa-f][0-9A-Fa-f])*$/;

/** Nothing that is, or that a URL parser makes, a second leading slash or a step up. */
const steps = /\/\/|\/\.{1,2}(?:\/|\?|$)/;

/** Where to go after login: a path of this site, or nothing. The caller then goes home. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target || target.length > maxLength) return undefined;
  if (!safe.test(target) || steps.test(target)) return undefined;
  return holdsOnlyText(target) ? target : undefined;
}

function holdsOnlyText(target: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(target));
  } catch {
    return false;
  }
}
