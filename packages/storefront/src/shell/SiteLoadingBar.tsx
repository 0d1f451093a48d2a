import { loadingBarDurationMs, loadingBarLimit, loadingBarThrottleMs } from '@parde/domain';
import { LoadingBar } from '@parde/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import {
  beginLoading,
  type LoadingPhase,
  loadingPhase,
  subscribeToLoading,
} from '../app/loading-bar-store.ts';

/** A hidden bar keeps its length until it has faded. */
const lengths: Record<LoadingPhase, number> = {
  waiting: 0,
  running: loadingBarLimit,
  full: 1,
  hidden: 1,
};

/** The bar appears after a delay, with the progress that it would have by then. */
const runsForMs = loadingBarDurationMs * loadingBarLimit - loadingBarThrottleMs;

export function SiteLoadingBar() {
  const { t } = useTranslation();
  const phase = useSyncExternalStore(subscribeToLoading, loadingPhase, () => 'hidden' as const);
  useLoadingWhile(useNavigation().state !== 'idle');
  useLoadingWhile(useIsMutating() > 0);
  return (
    <LoadingBar
      label={t('loading')}
      visible={phase === 'running' || phase === 'full'}
      value={lengths[phase]}
      runsForMs={phase === 'running' ? runsForMs : undefined}
    />
  );
}

function useLoadingWhile(isActive: boolean): void {
  useEffect(() => (isActive ? beginLoading() : undefined), [isActive]);
}
