const maxLength = 2048;

/**
 * One slash, then the characters of an ordinary path and query, raw or percent-encoded. Never an encoded slash,
 * backslash, dot, percent sign or control character: a second decoding would give another path.
 */
const safe =
  /^\/(?:[A-Za-z0-9\-._~/?=&+,@!()*]|%(?:2[0-46-9A-Ca-c]|3[A-Fa-f]|40|5[BDEbde]|60|7[BCDbcd]|[89A-Fa-f][0-9A-Fa-f]))*$/;

/** No second leading slash and no step up, raw or after URL parsing. */
const steps = /\/\/|\/\.{1,2}(?:\/|\?|$)/;

/** The path of this site to go to after login, or undefined. The caller then goes home. */
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
