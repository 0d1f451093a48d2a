import type {
  AnalyticsOptions,
  Collector,
  WatchedApp,
  WatchedRouter,
} from '../../brand/analytics.ts';
import { consentStore } from './consent.ts';
import { describeLocation, watchApp } from './events.ts';

/** `showConsent` shows the question. It resolves with a function that removes the question. */
export type ShowConsent = (app: WatchedApp) => Promise<() => void>;

/** Follows the viewer's consent: collects with consent, stops without it, and asks if the viewer has not chosen yet. */
export async function startAnalytics(
  app: WatchedApp,
  router: WatchedRouter,
  { consent, start }: AnalyticsOptions,
  showConsent: ShowConsent,
): Promise<void> {
  // The CSP of a document that started on a kids' page does not allow the collector.
  if (app.facts.kids !== undefined || !describeLocation(router.state.location.pathname)) return;
  let run: { stop(): void } | undefined;
  let endQuestion: (() => void) | undefined;
  const follow = () => {
    const chosen = consentStore.getState().isGiven;
    const isGiven = consent === 'not-needed' || chosen === true;
    if (isGiven) run ??= collect(app, router, start);
    else {
      run?.stop();
      run = undefined;
    }
    if (isGiven || chosen === false) {
      endQuestion?.();
      endQuestion = undefined;
    }
  };
  follow();
  if (consent === 'not-needed') return;
  consentStore.subscribe(follow);
  if (consentStore.getState().isGiven !== undefined) return;
  endQuestion = await showConsent(app);
  follow();
}

/** Starts the collector. Its errors are ignored, because the storefront works without it. */
function collect(
  app: WatchedApp,
  router: WatchedRouter,
  start: AnalyticsOptions['start'],
): { stop(): void } {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    const module = await start();
    if (isOver) return;
    const collector: Collector = await module.start();
    const unwatch = watchApp(app, router, (event) => {
      try {
        collector.track(event);
      } catch {
        // Errors of the collector are ignored.
      }
    });
    stop = () => {
      unwatch();
      collector.stop?.();
    };
    if (isOver) stop();
  };
  begin().catch(() => {
    // Errors of the collector are ignored.
  });
  return {
    stop() {
      isOver = true;
      stop?.();
    },
  };
}
