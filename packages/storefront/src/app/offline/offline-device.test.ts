import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import type { OfflineStorage } from '@parde/offline';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  openStorage,
  playbackOf,
  stubBrowser,
  stubDocument,
  titleOf,
} from '../../test-support/offline/device.ts';
import { createFilmServer, putStream } from '../../test-support/offline/film-server.ts';
import { testPage } from '../../test-support/test-page.ts';
import type { PageFacts } from '../page/page.ts';
import { titlesForViewer } from './offline-device.ts';
import { rememberOwner } from './session.ts';
import { changeSmartSettings } from './settings.ts';

/** Whether its turn has come does not matter here. */
const inQueue: unknown = expect.stringMatching(/^(?:running|queued)$/);

const { mobile } = fixture('getUser').data;
let server: ReturnType<typeof createFilmServer>;
let records: OfflineStorage['records'];

beforeEach(async () => {
  stubBrowser();
  ({ records } = await openStorage());
  server = createFilmServer();
  vi.stubGlobal('fetch', server.fetch);
  // A document opens the device once.
  vi.resetModules();
});

/** Opens a document whose viewer has partly saved a film. */
async function openDocument(facts: Partial<PageFacts>) {
  const { page, calls } = await documentWithFilm(facts);
  const { openOffline } = await import('./offline-device.ts');
  const device = await openOffline(page);
  onTestFinished(() => device?.close());
  const stages = () => device?.list().map((title) => device.describe(title)?.stage);
  return { device, calls, stages };
}

async function documentWithFilm(facts: Partial<PageFacts> = {}) {
  const calls: string[] = [];
  const playback = playbackOf(putStream(server));
  const page = await testPage('saved-titles', ({ url }) => {
    calls.push(url.replace(/^.*\/v1\//, ''));
    if (url.includes('/user')) return Response.json(fixture('getUser'));
    if (url.includes('/play/')) return Response.json({ data: playback });
    return Response.json({ message: 'نه' }, { status: 404 });
  });
  const owner = facts.signedIn === false ? 'guest' : await records.signOwner(mobile);
  await records.add([titleOf(playback, { owner })]);
  rememberOwner(owner);
  changeSmartSettings({ savesNext: true, newEpisodes: { since: 0, height: 480 } });
  return { page: { ...page, facts: { ...page.facts, ...facts } }, calls };
}

it.each([
  ['a viewer', {}],
  ['a guest', { signedIn: false }],
])('a partly saved title continues in the document of %s', async (_, facts) => {
  const { stages } = await openDocument(facts);
  await vi.waitFor(() => expect(stages()).toEqual(['ready']));
});

it.each([
  [
    'a document that was made for a child, though an adult has left kids mode since',
    { kids: 7 },
    '',
  ],
  ['a device in kids mode', {}, 'isKids=7'],
  ['a document that the device keeps, which is nobody’s', { stored: true }, ''],
] as const)('no request is sent in %s', async (_, facts, cookie) => {
  stubDocument({ cookie });
  const { calls, stages } = await openDocument(facts);
  for (let turn = 0; turn < 20; turn += 1) await records.title('none');
  expect(stages()).toEqual([inQueue]);
  expect(server.requests).toEqual([]);
  // The terms of saved titles may be requested for a child.
  expect(calls.filter((call) => !/user|offline/.test(call))).toEqual([]);
});

it('kids see titles for their age, and no unrated titles', () => {
  const ages = [0, 7, 12, null] as const;
  const titles = ages.map((age_rating) =>
    titleOf(playbackOf([], { offline: { until: null, version: '1', files: [], age_rating } })),
  );
  const forbidden = titleOf(playbackOf([], { offline: null }));
  expect(titlesForViewer([...titles, forbidden], 7)).toEqual(titles.slice(0, 2));
  expect(titlesForViewer(titles, undefined)).toBe(titles);
});

it('the latest known time is stored where a sign-out leaves it', async () => {
  expect((await openStorage()).clockKey).toBe(storageKeys.offlineLatest);
});

it('a device that failed to open without an answer is opened with the next connection', async () => {
  const { page } = await documentWithFilm();
  let isAnswering = false;
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    retry: false,
    fetch: async () => {
      if (!isAnswering) throw new TypeError('Failed to fetch');
      return Response.json(fixture('getUser'));
    },
  });
  page.queryClient.setDefaultOptions({ queries: { retry: false } });
  const { openOffline, openWhenOnline } = await import('./offline-device.ts');
  await expect(openWhenOnline({ ...page, api })).rejects.toThrow();
  const { checkConnection } = await import('../connection.ts');
  server.isOnline = false;
  await checkConnection();
  isAnswering = true;
  server.isOnline = true;
  await checkConnection();
  const { queryClient } = page;
  await vi.waitFor(() =>
    expect(
      queryClient.getQueryData(['getUser', { query: { ref: page.brand.userRef } }]),
    ).toBeDefined(),
  );
  const device = await openOffline(page);
  onTestFinished(() => device?.close());
  expect(device?.list()).toHaveLength(1);
});
