/** The part of a keyboard event that the rule needs. */
export interface KeyPress {
  /** `event.key`: `5`, `۵`, `Backspace`, `v`. */
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** Named keys that nevertheless write a character. */
const writing = /^(?:Dead|Spacebar|Add|Subtract|Multiply|Divide|Decimal|Separator)$/;

/**
 * True if the field of a mobile number accepts a key: digits of any script, and every key that writes no character
 * (editing, navigation, Tab, Enter, shortcuts such as paste). Phones report no key name while the viewer types, so
 * `Unidentified` is accepted, and the written text is read by {@link readMobile} anyway.
 */
export function isAllowedMobileKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (/^\p{Nd}$/u.test(key)) return true;
  if (/^[A-Z][A-Za-z0-9]+$/.test(key)) return !writing.test(key);
  // Ctrl with Alt is AltGr, and so is Alt on a Mac: both write characters. On other systems Alt with a letter opens a
  // menu.
  if (metaKey || (ctrlKey && !altKey)) return true;
  return altKey === true && !ctrlKey && /^[A-Za-z]$/.test(key);
}
