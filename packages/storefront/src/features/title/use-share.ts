import { share } from '../../app/browser/share.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';

export function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation('title');
  const { facts } = usePage();
  return () => {
    // Without the query: a tab or a modal is not shared.
    const url = facts.origin + window.location.pathname;
    return share({ title, url }, { copied: t('linkCopied'), notCopied: t('linkNotCopied') });
  };
}
