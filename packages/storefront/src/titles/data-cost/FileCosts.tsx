import {
  connectionSpeed,
  dataCost,
  downloadMinutes,
  formatDuration,
  formatToman,
} from '@parde/domain';
import { Link, type PhrasesData, Text } from '@parde/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { costMessages } from './cost-messages.ts';
import * as styles from './PlayCost.css.ts';
import { useOperator } from './use-operator.ts';

interface CostToChooseProps {
  /** The cost, shown once the operator is known. */
  children?: ReactNode;
}

/** Shown once for a list of files. Links to the settings while the viewer's operator is unknown. */
export function CostToChoose({ children = null }: CostToChooseProps) {
  const { t } = useTranslation('data-cost');
  const page = usePage();
  const operator = useOperator();
  if (!hasOperation(page, 'listOperators')) return null;
  return (
    <div className={styles.line}>
      <Text as="span" size="sm" tone="muted" leading="ui">
        {operator ? (
          children
        ) : (
          <Link href={path('settings')} tone="inherit">
            {t('choose')}
          </Link>
        )}
      </Text>
    </div>
  );
}

/**
 * Returns a function that formats the cost of the given bytes. Its result is empty until the viewer's operator is
 * known, which reserves room, and undefined if the cost will never be known. The namespace `data-cost` must be
 * loaded.
 */
export function useCostOf(): (bytes: number | undefined) => PhrasesData | undefined {
  const { t } = useTranslation('data-cost');
  const page = usePage();
  const operator = useOperator();
  return (bytes) => {
    if (bytes === undefined || !hasOperation(page, 'listOperators')) return undefined;
    return operator ? costMessages(bytes, operator, page.facts.locale, t) : '';
  };
}

/**
 * Returns functions that format the time and the cost of downloading the given bytes. Unknown values are omitted. The
 * namespace `downloads` must be loaded.
 */
export function useFetchingCosts() {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const speed = useConnectionSpeed();
  const operator = useOperator();

  /** The bare duration. A column heading says that it is an estimate for this connection. */
  const timeOf = (bytes: number | undefined): string | undefined => {
    if (bytes === undefined || speed === undefined) return undefined;
    const minutes = downloadMinutes(bytes, speed);
    if (minutes === undefined) return undefined;
    return minutes === 0 ? t('underMinute') : formatDuration(minutes, locale);
  };
  /** For use without a column heading, where a bare duration would read as the film's length. */
  const waitOf = (bytes: number | undefined): string | undefined => {
    const time = timeOf(bytes);
    return time === undefined ? undefined : t('toDownload', { time });
  };
  /** The price in a row. `note` names the operator and the rate once. */
  const priceOf = (bytes: number | undefined): string => {
    if (bytes === undefined || !operator || operator.rate === 'free') return '';
    const toman = dataCost(bytes, operator.rate, operator.price?.toman_per_gigabyte);
    return toman === undefined ? '' : formatToman(toman, locale);
  };
  /** The note that names the operator whose prices the rows show. */
  const note = (): PhrasesData =>
    operator
      ? sentence(namePhrase(operator, locale), (name) =>
          t(`costNote.${operator.rate}`, { operator: name }),
        )
      : '';
  return { timeOf, waitOf, priceOf, note };
}

/** Only some browsers have `connection`, so the types of TypeScript omit it. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly downlink?: number };
}

/** The speed in megabits per second; undefined if it is unknown, and until hydration. */
function useConnectionSpeed(): number | undefined {
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
  return connectionSpeed(connection?.downlink, transfers);
}
