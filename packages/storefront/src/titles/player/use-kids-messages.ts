import type { PlayerMessages } from '@parde/player';
import { useTranslation } from '../../app/i18n/use-translation.ts';
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
