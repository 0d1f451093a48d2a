import { lineSpeed } from '@parde/domain';
import { useMemo } from 'react';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';

/** Only some browsers have it, so TypeScript does not. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly downlink?: number };
}

/** Megabits a second; undefined where the line is not known, and until hydration. */
export function useLineSpeed(): number | undefined {
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
