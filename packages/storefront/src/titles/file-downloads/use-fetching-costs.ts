import { dataCost, downloadMinutes, formatDuration, formatToman, lineSpeed } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { useMemo } from 'react';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { useOperator } from '../data-cost/use-operator.ts';

/** The time and the money that so many bytes take: only what is known. The namespace `downloads` must be loaded. */
export function useFetchingCosts() {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const speed = useLineSpeed();
  const operator = useOperator();

  /** About, and of this line: that is said once. */
  const timeOf = (bytes: number | undefined): string | undefined => {
    if (bytes === undefined || speed === undefined) return undefined;
    const minutes = downloadMinutes(bytes, speed);
    if (minutes === undefined) return undefined;
    return minutes === 0 ? t('underMinute') : formatDuration(minutes, locale);
  };
  /** Where no column says so: a bare time would read as that of the film. */
  const waitOf = (bytes: number | undefined): string | undefined => {
    const time = timeOf(bytes);
    return time === undefined ? undefined : t('toDownload', { time });
  };
  /** Of a row: whose data it is, and at which rate, is said once. */
  const priceOf = (bytes: number | undefined): string => {
    if (bytes === undefined || !operator || operator.rate === 'free') return '';
    const toman = dataCost(bytes, operator.rate, operator.price?.toman_per_gigabyte);
    return toman === undefined ? '' : formatToman(toman, locale);
  };
  /** Whose data the prices of rows are of. */
  const note = (): PhrasesData =>
    operator
      ? sentence(namePhrase(operator, locale), (name) =>
          t(`costNote.${operator.rate}`, { operator: name }),
        )
      : '';
  return { timeOf, waitOf, priceOf, note };
}

/** Only some browsers have it, so TypeScript does not. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly downlink?: number };
}

/** Megabits a second; undefined where the line is not known, and until hydration. */
function useLineSpeed(): number | undefined {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? measuredSpeed() : undefined), [hydrated]);
}

function measuredSpeed(): number | undefined {
  const { connection }: NavigatorWithConnection = navigator;
  const transfers = performance.getEntriesByType('resource').flatMap((entry) =>
    entry instanceof PerformanceResourceTiming
      ? {
          bytes: entry.transferSize,
          milliseconds: entry.responseEnd - entry.responseStart,
        }
      : [],
  );
  return lineSpeed(connection?.downlink, transfers);
}
