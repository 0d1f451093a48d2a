import { isApiError, messageToShow } from '@parde/api-client';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';

/** What to say under a field when a call failed: the field's own message first, then the answer's, then ours. */
export function useErrorText(field: string): (error: unknown) => string {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  return (error) => {
    if (!isApiError(error)) return t('failedMore');
    return error.errors?.[field]?.[0] ?? messageToShow(error, locale) ?? t('failedMore');
  };
}
