import {
  finishLoading,
  idleLoadingBar,
  type LoadingBar,
  type LoadingBarView,
  msUntilLoadingBarChange,
  startLoading,
  viewLoadingBar,
} from '@parde/domain';
import { createStore } from 'zustand/vanilla';

export const loadingBarStore = createStore<Pick<LoadingBarView, 'phase'>>(() => ({
  phase: 'hidden',
}));

let bar: LoadingBar = idleLoadingBar;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts the loading bar. Call the returned function when the work is done. */
export function beginLoading(): () => void {
  change(startLoading(bar, performance.now()));
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    change(finishLoading(bar, performance.now()));
  };
}

/** Shows the loading bar for work that the viewer started. Prefetch, quick search and refetch do not use it. */
export function trackLoading<T>(work: Promise<T>): Promise<T> {
  return work.finally(beginLoading());
}

function change(next: LoadingBar): void {
  bar = next;
  update();
}

/** Runs when the bar appears or disappears. CSS animates it in between. */
function update(): void {
  clearTimeout(timer);
  const now = performance.now();
  const wait = msUntilLoadingBarChange(bar, now);
  if (wait !== undefined) timer = setTimeout(update, wait);
  const { phase } = viewLoadingBar(bar, now);
  if (phase !== loadingBarStore.getState().phase) loadingBarStore.setState({ phase });
}
