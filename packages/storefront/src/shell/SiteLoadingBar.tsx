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

/** Where the bar goes in each phase. Gone, it keeps its length until it has faded. */
const lengths: Record<LoadingPhase, number> = {
  waiting: 0,
  running: loadingBarLimit,
  full: 1,
  hidden: 1,
};

/** It appears late, and is as far by then as if it had run from the beginning. */
const runsForMs = loadingBarDurationMs * loadingBarLimit - loadingBarThrottleMs;

/** The bar over every page: for navigations, for what the viewer sends, and for what they asked for by a press. */
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
