import {
  finishLoading,
  idleLoadingBar,
  type LoadingBar,
  type LoadingBarView,
  msUntilLoadingBarChange,
  startLoading,
  viewLoadingBar,
} from '@parde/domain';
import { createListeners } from './create-listeners.ts';

export type LoadingPhase = LoadingBarView['phase'];

let bar: LoadingBar = idleLoadingBar;
let phase: LoadingPhase = 'hidden';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

export const subscribeToLoading = listeners.subscribe;

export function loadingPhase(): LoadingPhase {
  return phase;
}

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
  const next = viewLoadingBar(bar, now).phase;
  if (next === phase) return;
  phase = next;
  listeners.notify();
}
