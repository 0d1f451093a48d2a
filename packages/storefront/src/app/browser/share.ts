import { showToast } from '../toast-store.ts';
import { copyText } from './copy.ts';

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
