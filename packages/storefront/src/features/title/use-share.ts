import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toast-store.ts';

/** Hands this page on: by the device's own means, else by a copy of its address. */
export function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation('title');
  return async () => {
    // What is shared is the page, whatever tab or modal is open on it.
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      // A viewer who changes their mind rejects it too.
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
