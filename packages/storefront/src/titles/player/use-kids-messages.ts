import type { PlayerWords } from '@parde/player';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { playerWords } from './player-message.ts';

/** Replaces the error messages with messages for children. */
export function useKidsWords(): PlayerWords {
  const { locale } = usePage().facts;
  const { t } = useTranslation('kids-area');
  return {
    ...playerWords[locale],
    problem: t('failed'),
    problemText: t('failedMore'),
    unsupported: t('askGrownUp'),
    expired: t('failedMore'),
  };
}
