import { cheapHours, formatTimeOfDay } from '@parde/domain';
import type { OfflineReason, SaveProblem } from '@parde/offline';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';

const problems: readonly SaveProblem[] = ['refused', 'gone', 'unplayable', 'full', 'limit'];

/** Returns the reason if saving cannot continue by itself. */
export const asProblem = (reason: OfflineReason | null): SaveProblem | undefined =>
  problems.find((problem) => problem === reason);

/** Returns a function that explains why nothing is saved at the moment. */
export function useWaitingText(namespace: 'saved-titles' | 'save-offline') {
  const { t } = useTranslation(namespace);
  const { brand, facts } = usePage();
  return (reason: OfflineReason | null): string | undefined => {
    if (reason === 'connection' || reason === 'wifi') return t(`waiting.${reason}`);
    if (reason !== 'hours') return undefined;
    const { changeAt } = cheapHours(brand.offline?.cheapHours ?? [], Date.now());
    return t('waiting.hours', { time: formatTimeOfDay(changeAt ?? '', facts.locale) });
  };
}
