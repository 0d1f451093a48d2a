const maxLength = 2048;

/**
 * One slash, followed by the characters of an ordinary path and query, raw or percent-encoded. An encoded slash,
 * backslash, dot, percent sign or control character is not allowed, because a second decoding would give another
 * path.
 */
const safe =
  /^\/(?:[A-Za-z0-9\-._~/?=&+,@!()*]|%(?:2[0-46-9A-Ca-c]|3[A-Fa-f]|40|5[BDEbde]|60|7[BCDbcd]|[89A-Fa-f][0-9A-Fa-f]))*$/;

/** Matches a second slash at the start or a dot segment, raw or after URL parsing. */
const steps = /\/\/|\/\.{1,2}(?:\/|\?|$)/;

/** Returns the path on this site to open after login, or undefined. The caller then opens the home page. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target || target.length > maxLength) return undefined;
  if (!safe.test(target) || steps.test(target)) return undefined;
  return hasOnlyText(target) ? target : undefined;
}

function hasOnlyText(target: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(target));
  } catch {
    return false;
  }
}
