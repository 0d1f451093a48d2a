const maxLength = 2048;

/**
 * One slash, then letters, digits, the marks of an ordinary path and query, and percent-encoded the other marks that
 * one types, and letters of other scripts. Never an encoded slash, backslash, dot, percent sign or control character:
 * who decodes once more would read another path.
 */
const safe =
  /^\/(?:[A-Za-z0-9\-._~/?=&+,@!()*]|%(?:2[0-46-9A-Ca-c]|3[A-Fa-f]|40|5[BDEbde]|60|7[BCDbcd]|[89A-Fa-f][0-9A-Fa-f]))*$/;

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
