import {
  finishLoading,
  idleLoadingBar,
  type LoadingBar,
  type LoadingBarView,
  loadingBarChangesIn,
  startLoading,
  viewLoadingBar,
} from '@parde/domain';

export type LoadingPhase = LoadingBarView['phase'];

/** What is under way in this document. The server never begins anything. */
let bar: LoadingBar = idleLoadingBar;
let phase: LoadingPhase = 'hidden';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function loadingPhase(): LoadingPhase {
  return phase;
}

/** Something that the viewer waits for begins; what is returned says that it is over. */
export function beginLoading(): () => void {
  change(startLoading(bar, performance.now()));
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    change(finishLoading(bar, performance.now()));
  };
}

/** For what the viewer asked for by a press. Prefetch, quick search and refetch show no bar. */
export function trackLoading<T>(work: Promise<T>): Promise<T> {
  return work.finally(beginLoading());
}

function change(next: LoadingBar): void {
  bar = next;
  look();
}

/** One timer, for the next time that the bar appears or goes. In between CSS moves it. */
function look(): void {
  clearTimeout(timer);
  const now = performance.now();
  const wait = loadingBarChangesIn(bar, now);
  if (wait !== undefined) timer = setTimeout(look, wait);
  const next = viewLoadingBar(bar, now).phase;
  if (next === phase) return;
  phase = next;
  for (const listener of listeners) listener();
}
