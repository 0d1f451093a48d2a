import type {
  AnalyticsEvent,
  AnalyticsOptions,
  Collector,
  EventTitle,
  WatchedApp,
  WatchedRouter,
} from '../../brand/analytics.ts';
import { isContentType } from '../../content-id.ts';
import { matchRow } from '../../route-table.ts';
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts';
import { analyticsConsent } from '../consent.ts';

/** Follows the viewer's consent: collects with consent, stops without it, and asks if the viewer has not chosen yet. */
export async function startAnalytics(
  app: WatchedApp,
  router: WatchedRouter,
  { consent, start }: AnalyticsOptions,
  showConsent: (app: WatchedApp) => Promise<void>,
): Promise<void> {
  // The CSP of a document that started on a kids' page does not allow the collector.
  if (app.facts.kids !== undefined || !describeLocation(router.state.location.pathname)) return;
  const consentStore = analyticsConsent.store;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (consent === 'not-needed' || consentStore.getState().value === true) {
      stop ??= collect(app, router, start);
    } else {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  if (consent === 'not-needed') return;
  consentStore.subscribe(follow);
  if (consentStore.getState().value === undefined) await showConsent(app);
}

/** Starts the collector, and returns a function that stops it. The storefront works without it, so errors are ignored. */
function collect(app: WatchedApp, router: WatchedRouter, start: AnalyticsOptions['start']) {
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
  return () => {
    isOver = true;
    stop?.();
  };
}

type Emit = (event: AnalyticsEvent) => void;

/** Purchases whose outcome is in their own answer, with the kind of each. */
const purchases: Readonly<Record<string, string>> = {
  buyPlan: 'plan',
  buyItems: 'items',
  chargeWallet: 'wallet',
};

const reportedKey = 'toldPurchases';

/** Emits all analytics events, from the router, the queries and the document. Returns a function that stops it. */
export function watchApp(
  { queryClient }: Pick<WatchedApp, 'queryClient'>,
  router: WatchedRouter,
  emit: Emit,
): () => void {
  let pathname: string | undefined;
  let played: string | undefined;
  const here = () => describeLocation(router.state.location.pathname);
  const emitHere = (make: (pageLocation: PageLocation) => AnalyticsEvent) => {
    const pageLocation = here();
    if (pageLocation) emit(make(pageLocation));
  };
  const onPage = () => {
    const { location } = router.state;
    // A modal has its own history entry at the same address.
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    played = undefined;
    emitHere((pageLocation) => ({ name: 'page-view', ...pageLocation }));
    if (here()?.route === 'search') emit({ name: 'search' });
  };
  const onPlay = ({ target }: Event) => {
    // Playing again after a pause does not count. The small player plays a title of another page.
    if (!(target instanceof HTMLVideoElement) || played === pathname) return;
    if (target.closest('[data-clip], [data-mini]')) return;
    played = pathname;
    emitHere((pageLocation) => ({ name: 'play', ...pageLocation }));
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[download]')) return;
    emitHere((pageLocation) => ({ name: 'download', ...pageLocation }));
  };
  const onPaid = (kind: string, answer: unknown) => {
    const code = paidCode(answer);
    if (code === undefined || wasReported(code)) return;
    emitHere(() => ({ name: 'purchase', kind }));
  };
  const ends = [
    router.subscribe(onPage),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return;
      const name = String(mutation.options.mutationKey?.[0]);
      if (name === 'login') emitHere(() => ({ name: 'sign-in' }));
      const kind = purchases[name];
      if (kind !== undefined) onPaid(kind, mutation.state.data);
    }),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      // Only the page after the bank counts. On other pages the query shows an old payment.
      if (type !== 'updated' || here()?.route !== 'callback') return;
      const { data }: { data?: unknown } = query.state;
      if (query.queryKey[0] === 'getPayment') onPaid(kindOf(data), data);
    }),
  ];
  document.addEventListener('play', onPlay, true);
  document.addEventListener('click', onClick, true);
  onPage();
  return () => {
    for (const end of ends) end();
    document.removeEventListener('play', onPlay, true);
    document.removeEventListener('click', onClick, true);
  };
}

interface PageLocation {
  readonly route: string;
  readonly title?: EventTitle;
}

/**
 * Returns undefined for kids' pages. Addresses that may contain a viewer's search term, number or code are reduced to
 * their page.
 */
function describeLocation(pathname: string): PageLocation | undefined {
  const { row, params } = matchRow(pathname);
  if (row.forKids) return undefined;
  const id = params.id ?? params.live;
  const page = (row.replaces ?? row.screen).replace(/-(?:show|download)$/, '');
  const isTitle = isContentType(page) || page === 'cast' || page === 'channel';
  return { route: row.id, ...(isTitle && id !== undefined && { title: { page, id } }) };
}

function paidCode(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('status' in answer) || answer.status !== 'paid') return undefined;
  return 'tracking_code' in answer ? String(answer.tracking_code) : undefined;
}

function kindOf(payment: unknown): string {
  const isKind = typeof payment === 'object' && payment !== null && 'kind' in payment;
  return isKind ? String(payment.kind) : '';
}

/**
 * Returns true if the purchase was already reported, and otherwise remembers it, because the page after the bank may
 * be reloaded.
 */
function wasReported(code: string): boolean {
  const reported = readSessionStorage(reportedKey)?.split(' ') ?? [];
  if (reported.includes(code)) return true;
  writeSessionStorage(reportedKey, [...reported, code].join(' '));
  return false;
}
