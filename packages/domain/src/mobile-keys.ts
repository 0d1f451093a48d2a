/** The part of a keyboard event that the rule needs. */
export interface KeyPress {
  /** `event.key`: `5`, `۵`, `Backspace`, `v`. */
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** Named keys that write a character all the same. */
const writing = /^(?:Dead|Spacebar|Add|Subtract|Multiply|Divide|Decimal|Separator)$/;

/**
 * Whether the field of a mobile number takes a key: digits of any script, and every key that writes nothing
 * (editing, moving, Tab, Enter, shortcuts such as paste). Phones name no key while the viewer types, so
 * `Unidentified` passes, and what was written is read by {@link readMobile} anyway.
 */
export function isAllowedMobileKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (/^\p{Nd}$/u.test(key)) return true;
  if (/^[A-Z][A-Za-z0-9]+$/.test(key)) return !writing.test(key);
  // Ctrl with Alt is AltGr, and Alt on a Mac is the same: both write. Elsewhere Alt with a letter opens a menu.
  if (metaKey || (ctrlKey && !altKey)) return true;
  return altKey === true && !ctrlKey && /^[A-Za-z]$/.test(key);
}
