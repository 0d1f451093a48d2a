import {
  type LoadingBarView,
  loadingBarDurationMs,
  loadingBarLimit,
  loadingBarThrottleMs,
} from '@parde/domain';
import { LoadingBar } from '@parde/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { beginLoading, loadingBarStore } from '../app/loading-bar-store.ts';

/** A hidden bar keeps its length until it has faded. */
const lengths: Record<LoadingBarView['phase'], number> = {
  waiting: 0,
  running: loadingBarLimit,
  full: 1,
  hidden: 1,
};

/** The bar appears after a delay, with the progress that it would have by then. */
const runsForMs = loadingBarDurationMs * loadingBarLimit - loadingBarThrottleMs;

export function SiteLoadingBar() {
  const { t } = useTranslation();
  const { phase } = useStore(loadingBarStore);
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
