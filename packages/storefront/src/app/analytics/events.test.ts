import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../brand/analytics.ts';
import { watchApp } from './analytics.ts';

class FakeElement extends EventTarget {
  readonly isDownload: boolean;
  constructor(isDownload = false) {
    super();
    this.isDownload = isDownload;
  }
  closest(_selector?: string): FakeElement | null {
    return this.isDownload ? this : null;
  }
}
class FakeVideo extends FakeElement {
  readonly kind: string | undefined;
  constructor(kind?: string) {
    super();
    this.kind = kind;
  }
  override closest(selector = '') {
    return this.kind !== undefined && selector.includes(this.kind) ? this : null;
  }
}

/** Node sets an event's target to the dispatching object, so the target is overridden. */
function happen(type: string, target: EventTarget) {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: target });
  for (const listener of listeners.get(type) ?? []) listener(event);
}
const listeners = new Map<string, Set<(event: Event) => void>>();

function startAt(pathname: string) {
  const events: AnalyticsEvent[] = [];
  const queryClient = new QueryClient();
  const subscribed = new Set<() => void>();
  const state = { location: { pathname } };
  const router = {
    state,
    subscribe(listener: () => void) {
      subscribed.add(listener);
      return () => subscribed.delete(listener);
    },
  };
  const stop = watchApp({ queryClient }, router, (event) => events.push(event));
  return {
    events,
    queryClient,
    stop,
    go(to: string) {
      state.location = { pathname: to };
      for (const listener of subscribed) listener();
    },
    send: (operation: string, answer: unknown) =>
      new MutationObserver(queryClient, {
        mutationKey: [operation],
        mutationFn: async () => answer,
      }).mutate(),
  };
}

beforeEach(() => {
  listeners.clear();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLVideoElement', FakeVideo);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, new Set([...(listeners.get(type) ?? []), listener])),
    removeEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.get(type)?.delete(listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('analytics events', () => {
  it('report each page once with its title, but no modal on the page', () => {
    const { events, go } = startAt('/');
    go('/movie/1024');
    go('/movie/1024');
    go('/series/show/7');
    expect(events).toEqual([
      { name: 'page-view', route: 'home' },
      { name: 'page-view', route: 'movie', title: { page: 'movie', id: '1024' } },
      { name: 'page-view', route: 'not-found' },
    ]);
  });

  it('report a search without its term, and no part of an address that identifies the viewer', () => {
    const { events, go } = startAt('/search/09120000000');
    go('/ref/abc');
    go('/USSDlink/1/2');
    expect(events).toEqual([
      { name: 'page-view', route: 'search' },
      { name: 'search' },
      { name: 'page-view', route: 'ref' },
      { name: 'page-view', route: 'ussd-link' },
    ]);
  });

  it('report playback once per page without clips and the small player, and downloads', () => {
    const { events, go } = startAt('/movie/show/1024');
    const title = { page: 'movie', id: '1024' };
    happen('play', new FakeVideo('[data-clip]'));
    happen('play', new FakeVideo('[data-mini]'));
    expect(events).toHaveLength(1);
    happen('play', new FakeVideo());
    happen('play', new FakeVideo());
    go('/movie/download/1024');
    happen('click', new FakeElement());
    happen('click', new FakeElement(true));
    expect(events.filter(({ name }) => name !== 'page-view')).toEqual([
      { name: 'play', route: 'movie-show', title },
      { name: 'download', route: 'movie-download', title },
    ]);
  });

  it('report a sign-in, and a purchase when it is paid', async () => {
    const { events, send, queryClient, go } = startAt('/plan/m3');
    await send('login', { mobile: '09120000000', token: 'secret' });
    await send('buyPlan', { status: 'pending', tracking_code: '1' });
    await send('buyItems', { status: 'paid', tracking_code: '2' });
    const paid = { status: 'paid', tracking_code: '1', kind: 'plan' };
    queryClient.setQueryData(['getPayment', 'elsewhere'], paid);
    go('/callback');
    queryClient.setQueryData(['getPayment', 1], { ...paid, status: 'pending' });
    queryClient.setQueryData(['getPayment', 1], paid);
    queryClient.setQueryData(['getPayment', 1], { ...paid });
    expect(events.filter(({ name }) => name !== 'page-view')).toEqual([
      { name: 'sign-in' },
      { name: 'purchase', kind: 'items' },
      { name: 'purchase', kind: 'plan' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/0912|secret/);
  });

  it('report nothing of kids’ pages, and nothing after the end', async () => {
    const { events, go, send, stop } = startAt('/kids');
    go('/kids/watch/movie/1');
    happen('play', new FakeVideo());
    await send('login', {});
    expect(events).toEqual([]);
    go('/cinema');
    stop();
    go('/');
    happen('play', new FakeVideo());
    expect(events).toEqual([{ name: 'page-view', route: 'cinema' }]);
  });
});
