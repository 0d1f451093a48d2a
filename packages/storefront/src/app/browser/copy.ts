/**
 * Tells whether it is copied. Without https and in other apps' browsers there may be no clipboard. A text that is still to
 * come is handed over at once: Safari refuses what is written later than the press.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
