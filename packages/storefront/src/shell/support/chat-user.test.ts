import { createApiClient } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { storageKeys } from '@parde/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';

const stored = new Map<string, string>();
const mobile = '09120000000';

/** Starts as a new document. */
async function openDocument({ signedIn = true, session = '1', ready = Promise.resolve() } = {}) {
  vi.resetModules();
  const { followUser } = await import('./chat-user.ts');
  const { chatConsent } = await import('../../app/consent.ts');
  stored.set(storageKeys.sessionBegan, session);
  const calls: unknown[] = [];
  const api = createApiClient({ baseUrl: 'https://parde.example/api/v1' });
  const queryClient = new QueryClient();
  const user = ask(api, 'getUser', { query: { ref: testBrand.userRef } });
  queryClient.setQueryData(user.queryKey, {
    mobile,
    name: 'Sara',
    scope: [],
    subscription: 0,
    days_period_to_end: 0,
  });
  const provider = {
    setUser: (user: unknown) => calls.push(user),
    reset: () => calls.push('reset'),
  };
  const facts = { signedIn, locale: 'fa' } as const;
  const page = { api, brand: testBrand, facts, queryClient };
  followUser(provider, ready, page);
  const settle = () => vi.waitFor(() => expect(calls).not.toEqual([]));
  return { calls, chatConsent, settle };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('passes the user only after consent, and resets the chat when the consent is withdrawn', async () => {
  const { calls, chatConsent, settle } = await openDocument();
  chatConsent.change(false);
  chatConsent.change(true);
  await settle();
  chatConsent.change(false);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([{ name: 'Sara', mobile }, 'reset']);
});

it('resets the chat in the first document after the end of the session', async () => {
  const first = await openDocument();
  first.chatConsent.change(true);
  await first.settle();
  // A sign-out removes all other keys.
  stored.delete('supportChat');
  const guest = await openDocument({ signedIn: false });
  await guest.settle();
  expect(guest.calls).toEqual(['reset']);
  const next = await openDocument({ session: '2' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(next.calls).toEqual([]);
});

it('resets the chat before it passes the next user', async () => {
  const first = await openDocument();
  first.chatConsent.change(true);
  await first.settle();
  const next = await openDocument({ session: '2' });
  await vi.waitFor(() => expect(next.calls).toHaveLength(2));
  expect(next.calls).toEqual(['reset', { name: 'Sara', mobile }]);
});

it('a guest’s consent passes nothing', async () => {
  stored.set('supportChat', 'yes');
  const { calls } = await openDocument({ signedIn: false });
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual([]);
});

it('waits until the chat is ready', async () => {
  stored.set('supportChat', 'yes');
  let resolve = () => {};
  const ready = new Promise<void>((done) => {
    resolve = done;
  });
  const { calls, settle } = await openDocument({ ready });
  await new Promise((tick) => setImmediate(tick));
  expect(calls).toEqual([]);
  resolve();
  await settle();
});
