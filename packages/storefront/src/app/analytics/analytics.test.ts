import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent, AnalyticsOptions } from '../../brand/analytics.ts';

const stored = new Map<string, string>();

/** Starts as a new document, because a choice lasts for a document. */
async function startAt(
  pathname: string,
  consent: AnalyticsOptions['consent'] = 'ask',
  kids?: string,
) {
  vi.resetModules();
  const { startAnalytics } = await import('./analytics.ts');
  const { change: changeConsent } = (await import('../consent.ts')).analyticsConsent;
  const events: AnalyticsEvent[] = [];
  const stopped = vi.fn();
  const start = vi.fn(async () => ({
    start: () => ({ track: (event: AnalyticsEvent) => void events.push(event), stop: stopped }),
  }));
  const showConsent = vi.fn(async () => {});
  const router = { state: { location: { pathname } }, subscribe: () => () => {} };
  const facts = { locale: 'fa', kids } as const;
  const app = { facts, queryClient: new QueryClient() };
  await startAnalytics(app, router, { origins: [], consent, start }, showConsent);
  const settle = () => vi.waitFor(() => expect(events).not.toEqual([]));
  return { events, start, stopped, showConsent, changeConsent, settle };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }));
});
afterEach(() => vi.unstubAllGlobals());

it('loads nothing before the viewer agrees, and remembers the consent', async () => {
  const first = await startAt('/cinema');
  expect(first.showConsent).toHaveBeenCalledOnce();
  expect(first.start).not.toHaveBeenCalled();
  first.changeConsent(true);
  await first.settle();
  expect(first.events).toEqual([{ name: 'page-view', route: 'cinema' }]);

  const later = await startAt('/');
  await later.settle();
  expect(later.showConsent).not.toHaveBeenCalled();
});

it('does not ask again after a refusal, and loads nothing', async () => {
  const { start, changeConsent } = await startAt('/');
  changeConsent(false);
  const later = await startAt('/');
  expect(later.showConsent).not.toHaveBeenCalled();
  expect([start, later.start].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('stops when the consent is withdrawn', async () => {
  stored.set('analytics', 'yes');
  const { stopped, changeConsent, settle } = await startAt('/');
  await settle();
  changeConsent(false);
  expect(stopped).toHaveBeenCalledOnce();
});

it('does not ask if the brand needs no consent', async () => {
  const { showConsent, settle } = await startAt('/', 'not-needed');
  await settle();
  expect(showConsent).not.toHaveBeenCalled();
});

it.each([
  ['/kids', undefined],
  ['/', '7'],
])('neither requests consent nor loads analytics for children, at %s', async (pathname, kids) => {
  stored.set('analytics', 'yes');
  const { showConsent, start } = await startAt(pathname, 'not-needed', kids);
  expect(showConsent).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});
