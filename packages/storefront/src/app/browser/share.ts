import { showToast } from '../toast-store.ts';

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

interface Shared {
  readonly title: string;
  readonly url: string;
}

/** The toast's messages if only the clipboard is available. */
interface ShareMessages {
  readonly copied: string;
  readonly notCopied: string;
}

/** Uses the device's share sheet, or the clipboard if there is none. */
export async function share({ title, url }: Shared, messages: ShareMessages): Promise<void> {
  if (typeof navigator.share === 'function') {
    // The promise also rejects when the viewer cancels.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const isCopied = await copyText(url);
  showToast({
    id: 'share',
    tone: isCopied ? 'success' : 'danger',
    text: isCopied ? messages.copied : messages.notCopied,
  });
}
