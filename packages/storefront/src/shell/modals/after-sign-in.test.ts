import { storageKeys } from '@parde/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { signInToPay } from './after-sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

const pageAfter = { kind: 'page', path: '/plan/m1' };

it.each([
  ['opens the sign-in with the action of the interrupted payment', pageAfter, 1],
  ['opens nothing if the stored action is unknown', { kind: 'modal', name: 'hologram' }, 0],
])('%s', async (_, after, opened) => {
  const draft = JSON.stringify({ order: 'plan:m1', at: Date.now(), after });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === storageKeys.paymentDraft ? draft : null),
  });
  vi.stubGlobal('window', new EventTarget());
  const open = vi.fn(() => Promise.resolve());
  const page = await testPage('purchase', () => new Response());
  await signInToPay(page, { find: () => undefined, open });
  expect(open).toHaveBeenCalledTimes(opened);
  if (opened) {
    expect(open).toHaveBeenCalledWith('login', expect.objectContaining({ after: pageAfter }));
  }
});
