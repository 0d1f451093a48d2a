/**
 * Returns whether the text was copied. Without https, and in browsers inside other apps, there may be no clipboard. A
 * promised text is passed on at once, because Safari refuses writes that begin later than the click.
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
