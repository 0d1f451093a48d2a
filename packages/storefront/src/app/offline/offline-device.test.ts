import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAnythingSaved, removeFromLocalStorage } from '../../../app/browser/storage.ts';
import type { PageFacts } from '../../../app/page/page.ts';
import { testPage } from '../../../test-support/test-page.ts';
import { lastOwner, rememberOwner } from '../device/offline-owner.ts';
import { openOfflineRecords } from '../device/offline-records.ts';
import { changeSmartSettings } from '../device/offline-settings.ts';
import { titleKey } from '../offline-title.ts';
import { openNewDevice, titleOf } from '../test-support/device.ts';
import { createFilmServer } from '../test-support/film-server.ts';
import { answeredPlayback, stubDevice } from '../test-support/stub-device.ts';

const { mobile } = fixture('getUser').data;
let server: ReturnType<typeof createFilmServer>;

beforeEach(async () => {
  await openNewDevice().then(({ records }) => records.close());
  server = createFilmServer();
  stubDevice(server);
  const video = { canPlayType: () => 'probably' };
  vi.stubGlobal('document', { cookie: '', createElement: () => video });
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
  vi.stubGlobal('window', { location: { href: server.origin }, MediaSource });
  // A document opens the library once.
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a document whose viewer has partly saved a film. Returns the library, the status of the film and the calls. */
async function openDocument(facts: Partial<PageFacts>) {
  const { page, calls } = await documentWithFilm(facts);
  const { openOffline } = await import('./use-offline.ts');
  const library = await openOffline(page);
  const status = () => library?.titles().map((title) => title.status);
  return { library, calls, status };
}

async function documentWithFilm(facts: Partial<PageFacts> = {}) {
  const calls: string[] = [];
  const playback = answeredPlayback(server);
  const page = await testPage('saved-titles', ({ url }) => {
    calls.push(url.replace(/^.*\/v1\//, ''));
    if (url.includes('/user')) return Response.json(fixture('getUser'));
    if (url.includes('/play/')) return Response.json({ data: playback });
    return Response.json({ message: 'نه' }, { status: 404 });
  });
  const records = await openOfflineRecords();
  const owner = await records.ownerOf(facts.signedIn === false ? undefined : mobile);
  const key = titleKey(owner, 'movie', playback.id);
  await records.add(titleOf(playback, { owner, key }));
  rememberOwner(owner);
  changeSmartSettings({ savesNext: true, newEpisodes: { since: 0, height: 480 } });
  return { page: { ...page, facts: { ...page.facts, ...facts } }, calls };
}

it.each([
  ['a viewer', {}],
  ['a guest', { signedIn: false }],
])('a partly saved title continues in the document of %s', async (_, facts) => {
  const { status } = await openDocument(facts);
  await vi.waitFor(() => expect(status()).toEqual(['kept']));
});

it.each([
  [
    'a document that was made for a child, though an adult has left kids mode since',
    { kids: 7 },
    '',
  ],
  ['a device in kids mode', {}, 'isKids=7'],
  ['a document that the device keeps, which is nobody’s', { stored: true }, ''],
] as const)(
  'no request is sent and no title is saved automatically in %s',
  async (_, facts, cookie) => {
    vi.stubGlobal('document', { ...document, cookie });
    const { library, calls, status } = await openDocument(facts);
    for (let turn = 0; turn < 5; turn += 1) await library?.recheck();
    expect(status()).toEqual(['waiting']);
    expect(server.requests).toEqual([]);
    // The terms of saved titles may be requested for a child.
    expect(calls.filter((call) => !/user|offline/.test(call))).toEqual([]);
  },
);

it('a device that lost the entry about saved titles finds them again', async () => {
  const { page } = await documentWithFilm();
  removeFromLocalStorage(storageKeys.offlineOwner);
  const { findRecords } = await import('../device/storage-names.ts');
  const { openOffline } = await import('./use-offline.ts');
  expect(await findRecords(() => openOffline(page))).toBe(true);
  expect(lastOwner()).toBe(await (await openOfflineRecords()).ownerOf(mobile));
});

it('nothing is opened without records, and nothing is found in empty records', async () => {
  const { page, calls } = await documentWithFilm();
  removeFromLocalStorage(storageKeys.offlineOwner);
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { findRecords } = await import('../device/storage-names.ts');
  const { openOffline } = await import('./use-offline.ts');
  expect(await findRecords(() => openOffline(page))).toBe(false);
  expect(calls).toEqual([]);
  changeSmartSettings({ newEpisodes: null });
  (await openOfflineRecords()).close();
  expect(await findRecords(() => openOffline(page))).toBe(false);
  expect(isAnythingSaved()).toBe(false);
});

it('a library that failed to open without an answer is opened with the next connection', async () => {
  const { page } = await documentWithFilm();
  let isThere = false;
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    retry: false,
    fetch: async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return Response.json(fixture('getUser'));
    },
  });
  page.queryClient.setDefaultOptions({ queries: { retry: false } });
  const { openWhenOnline } = await import('./use-offline.ts');
  await expect(openWhenOnline({ ...page, api })).rejects.toThrow();
  const { checkConnection } = await import('../../../app/connection.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
  isThere = true;
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
  vi.stubGlobal('fetch', server.fetch);
  const { openOffline } = await import('./use-offline.ts');
  const { queryClient } = page;
  await vi.waitFor(() =>
    expect(
      queryClient.getQueryData(['getUser', { query: { ref: page.brand.userRef } }]),
    ).toBeDefined(),
  );
  expect((await openOffline(page))?.titles()).toHaveLength(1);
});
