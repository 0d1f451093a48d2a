import type { PlayerMessages } from '@parde/player';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { playerMessages } from './player-message.ts';

/** Replaces the error messages with messages for children. */
export function useKidsMessages(): PlayerMessages {
  const { locale } = usePage().facts;
  const { t } = useTranslation('kids-area');
  return {
    ...playerMessages[locale],
    problem: t('failed'),
    problemText: t('failedMore'),
    unsupported: t('askGrownUp'),
    expired: t('failedMore'),
  };
}
