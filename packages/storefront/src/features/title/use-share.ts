import { useTranslation } from '../../app/i18n/use-translation.ts';
import { showToast } from '../../app/toast-store.ts';

/** Uses the device's share sheet, else the clipboard. */
export function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation('title');
  return async () => {
    // Without the query: a tab or a modal is not shared.
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      // Also rejects when the viewer cancels.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const id = 'share';
    try {
      await navigator.clipboard.writeText(url);
      showToast({ id, tone: 'success', text: t('linkCopied') });
    } catch {
      showToast({ id, tone: 'danger', text: t('linkNotCopied') });
    }
  };
}
