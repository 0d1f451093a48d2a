/** The device's kids flag, as it is stored. Whatever is no clear "no" keeps a child in kids mode; what is damaged is no flag. */
export function isKidsFlag(stored: string | null | undefined): boolean {
  const flag = stored?.trim().toLowerCase() ?? '';
  return !['', '0', 'false', 'null'].includes(flag) && !isDamaged(flag);
}

/** Half of an object, a list or a quoted text. */
function isDamaged(text: string): boolean {
  if (!/^[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
