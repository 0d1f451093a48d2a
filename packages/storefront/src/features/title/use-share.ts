import { share } from '../../app/browser/share.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';

export function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation('title');
  return () => {
    // Without the query: a tab or a modal is not shared.
    const url = window.location.origin + window.location.pathname;
    return share({ title, url }, { copied: t('linkCopied'), notCopied: t('linkNotCopied') });
  };
}
