import { isApiError, messageToShow } from '@parde/api-client';
import { Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';

/** Why nothing was bought, in the server's words where it had any. */
export function PaymentFailed({ error }: { error: Error | null }) {
  const { t } = useTranslation('purchase');
  const { locale } = usePage().facts;
  const said = isApiError(error) ? messageToShow(error, locale) : undefined;
  return (
    <Notice tone="danger" live="assertive" title={t('notBegun')}>
      <span dir="auto">{said ?? t('notCharged')}</span>
    </Notice>
  );
}
