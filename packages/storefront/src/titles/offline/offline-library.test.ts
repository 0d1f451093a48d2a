import { createApiClient, type Playback } from '@parde/api-client';
import { gigabyte, storageKeys } from '@parde/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEndedSession } from '../../app/session/clear-session.ts';
import { sessionEndedCookie } from '../../app/session/session-ended.ts';
import { type OfflineLibrary, openOfflineLibrary } from './offline-library.ts';
import { rememberOwner } from './offline-owner.ts';
import { openOfflineRecords } from './offline-records.ts';
import { changeOfflineSettings } from './offline-settings.ts';
import { markPlaying } from './playing.ts';
import { changeSmartSettings } from './smart-settings.ts';
import { openNewDevice, titleOf } from './test-support/device.ts';
import { createFilmServer, type FilmServer } from './test-support/film-server.ts';
import { returnLine } from './test-support/return-line.ts';
import { answeredPlayback, keyIn, statusIn, stubDevice } from './test-support/stub-device.ts';
import { reloadAsGuest } from './use-sign-out.ts';

const mobile = '09120000001';
const choice = { height: 480, sound: null, subtitles: ['fa'] };
let server: FilmServer;
let playback: Playback;
/** What the account was told. */
let places: unknown[];
let isServerThere: boolean;
/** How the account answers a place. */
let placeStatus: number;
/** Whose films the server was asked for, and their terms, by the session of the tab that asked. */
let askedBy: (string | undefined)[];

beforeEach(async () => {
  await openNewDevice().then(({ records }) => records.close());
  server = createFilmServer();
  playback = answeredPlayback(server);
  places = [];
  isServerThere = true;
  placeStatus = 200;
  askedBy = [];
  stubDevice(server);
});
afterEach(() => {
  changeOfflineSettings({ limit: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As one tab opens it. */
async function openTab(
  whose?: string,
  { mayFetch = true, canAsk = true } = {},
): Promise<OfflineLibrary> {
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    retry: false,
    async fetch(request) {
      if (!isServerThere) throw new TypeError('Failed to fetch');
      if (!request.url.endsWith('/my/watching/save')) {
        askedBy.push(whose);
        return Response.json({ data: playback });
      }
      places.push(await request.json());
      if (placeStatus !== 200) return Response.json({ message: 'نه' }, { status: placeStatus });
      const state = { content_type: 'movie', id: '1024', rating: null, lists: [], place: null };
      return Response.json({ data: state });
    },
  });
  const library = await openOfflineLibrary({
    mobile: whose,
    canAsk,
    saysTerms: true,
    tellsPlaces: true,
    locale: 'fa',
    listsNewEpisodes: true,
    kids: undefined,
    api,
    base: server.origin,
    canPlay: () => true,
    canPlayFile: () => true,
    hasPlayback: true,
    hasFiles: true,
    mayFetch,
    onFault: (error) => {
      throw error;
    },
  });
  if (!library) throw new Error('Nothing can be kept.');
  return library;
}

it('one of two tabs fetches, and both show what is kept', async () => {
  const [first, second] = [await openTab(mobile), await openTab(mobile)];
  await second.keep(playback, choice);
  await vi.waitFor(() => expect(statusIn(second)).toEqual(['kept']));
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));
  const segments = server.requests.filter(({ path }) => path.endsWith('.m4s'));
  expect(segments).toHaveLength(6);

  const [title] = second.titles();
  const address = title?.playback.sources[0]?.url ?? '';
  const files = second.localFiles(title ?? { key: '', folder: '' });
  expect(await files.read(address)).not.toBeNull();
  await first.remove(keyIn(first));
  await vi.waitFor(() => expect(statusIn(second)).toEqual([]));
  expect(await files.read(address), 'no file of it is left').toBeNull();
});

it('one that cannot be opened leaves nothing that fetches beside the next try', async () => {
  const { getAll } = IDBObjectStore.prototype;
  let reads = 0;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
    reads += 1;
    if (reads === 2) throw new DOMException('', 'UnknownError');
    return getAll.call(this);
  });
  const request = vi.spyOn(navigator.locks, 'request');
  await expect(openTab(mobile)).rejects.toThrow(DOMException);
  expect(request).not.toHaveBeenCalled();
});

it('a child’s tab fetches nothing, since a grown-up’s titles would be refused there', async () => {
  const child = await openTab(mobile, { mayFetch: false });
  await child.keep(playback, choice);
  expect(statusIn(child)).toEqual(['waiting']);
  expect(server.requests).toEqual([]);
  const grownUp = await openTab(mobile);
  await vi.waitFor(() => expect(statusIn(grownUp)).toEqual(['kept']));
});

it('what one viewer keeps, another viewer of the device does not see', async () => {
  const own = await openTab(mobile);
  await own.keep(playback, choice);
  for (const whose of ['09120000002', undefined]) {
    expect((await openTab(whose)).titles()).toEqual([]);
  }
  expect((await openTab(mobile)).titles()).toHaveLength(1);
});

it('a guest’s tab does not fetch for a viewer who has signed out', async () => {
  const own = await openTab(mobile);
  await own.keep(playback, choice);
  await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
  askedBy = [];
  await own.pause(keyIn(own));
  const guest = await openTab();
  await own.resume(keyIn(own));
  await guest.keep({ ...playback, id: '1025' }, choice);
  await vi.waitFor(() => expect(statusIn(guest)).toEqual(['kept']));
  expect(askedBy).toEqual([undefined]);
});

describe('without a line, a guest sees nothing of a viewer', () => {
  beforeEach(async () => {
    const location = { hostname: 'parde.test', pathname: '/', reload: () => {} };
    vi.stubGlobal('window', { location });
    const own = await openTab(mobile);
    await own.keep(playback, choice);
    await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
    expect((await openTab(undefined, { canAsk: false })).titles()).toHaveLength(1);
  });

  it('who has signed out', async () => {
    const own = await openTab(mobile);
    reloadAsGuest();
    // A hidden tab of the viewer lives on until it is shown.
    await own.pause(keyIn(own));
    expect((await openTab(undefined, { canAsk: false })).titles()).toEqual([]);
  });

  it('whose session has ended by itself', async () => {
    vi.stubGlobal('document', { cookie: `${sessionEndedCookie}=1` });
    clearEndedSession();
    expect((await openTab(undefined, { canAsk: false })).titles()).toEqual([]);
    expect((await openTab(mobile)).titles(), 'it is there after signing in').toHaveLength(1);
  });
});

describe('nothing is asked and no place told', () => {
  const place = { seconds: 7, duration: 19, at: Date.now() };

  it('in a viewer’s tab once another one has signed in', async () => {
    const own = await openTab(mobile);
    await own.keep(playback, choice);
    await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
    await openTab('09120000002');
    changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
    const records = await openOfflineRecords();
    // Its terms are due.
    await records.change(keyIn(own), () => ({ addedAt: 0 }));
    records.close();
    askedBy = [];
    await returnLine(server.fetch);
    await own.savePlace(keyIn(own), place);
    // Long enough for a look to have ended.
    for (let turn = 0; turn < 5; turn += 1) await own.pause(keyIn(own));
    expect(askedBy).not.toContain(mobile);
    expect(places).toEqual([]);
  });

  it('in a page that only presumes whose titles these are', async () => {
    const records = await openOfflineRecords();
    await records.add(titleOf(playback));
    records.close();
    rememberOwner('owner');
    const presumed = await openTab(undefined, { canAsk: false });
    await returnLine(server.fetch);
    await presumed.savePlace(keyIn(presumed), place);
    expect(statusIn(presumed)).toEqual(['waiting']);
    expect([askedBy, places]).toEqual([[], []]);
  });
});

it('a place that could not be told is told later, with the time when the viewer was there', async () => {
  const tab = await openTab(mobile);
  await tab.keep(playback, choice);
  await vi.waitFor(() => expect(statusIn(tab)).toEqual(['kept']));
  isServerThere = false;
  await tab.savePlace(keyIn(tab), { seconds: 7.9, duration: 19.2, at: Date.UTC(2026, 10, 20) });
  expect(tab.titles()[0]).toMatchObject({ place: { seconds: 7.9 }, isPlaceSent: false });
  isServerThere = true;
  await tab.sendPlaces();
  expect(places).toEqual([
    {
      content_type: 'movie',
      id: '1024',
      position_seconds: 7,
      duration_seconds: 19,
      watched_at: '2026-11-20T00:00:00.000Z',
    },
  ]);
  expect(tab.titles()[0]?.isPlaceSent).toBe(true);
  await tab.sendPlaces();
  expect(places, 'it is told once').toHaveLength(1);
});

it.each([
  [404, true],
  [503, false],
])(
  'a place that is answered with %i is told another time only if that may help',
  async (status, isSettled) => {
    const tab = await openTab(mobile);
    await tab.keep(playback, choice);
    placeStatus = status;
    await tab.savePlace(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
    expect(tab.titles()[0]?.isPlaceSent).toBe(isSettled);
  },
);

it('a guest’s place stays on the device', async () => {
  const tab = await openTab();
  await tab.keep(playback, choice);
  await tab.savePlace(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
  expect(places).toEqual([]);
});

it('what the limit keeps out is kept by itself once there is room, whichever tab is asked', async () => {
  const files = [{ height: 480, size_bytes: gigabyte }];
  const large = (id: string): Playback => ({
    ...playback,
    id,
    offline: { until: null, version: '1', age_rating: null, files },
  });
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 100 * gigabyte });
  changeOfflineSettings({ limit: 1 });
  const [first, second] = [await openTab(mobile), await openTab(mobile)];
  playback = large('1');
  await second.keep(playback, choice);
  await vi.waitFor(() => expect(statusIn(second)).toEqual(['kept']));
  playback = large('2');
  await second.keep(playback, choice);
  await vi.waitFor(() => expect(second.titles()[1]).toMatchObject({ problem: 'limit' }));
  await second.remove(keyIn(second));
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));

  playback = large('3');
  await second.keep(playback, choice);
  await vi.waitFor(() => expect(first.titles()[1]).toMatchObject({ problem: 'limit' }));
  changeOfflineSettings({ limit: 2 });
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept', 'kept']));
});

it('what is watched is removed by the tab that fetches, once no tab plays it', async () => {
  changeSmartSettings({ removesSince: 0 });
  const [first, second] = [await openTab(mobile), await openTab(mobile)];
  await second.keep(playback, choice);
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));
  const end = markPlaying(keyIn(second));
  await second.savePlace(keyIn(second), { seconds: 19.1, duration: 19.2, at: Date.now() });
  await vi.waitFor(() => expect(first.titles()[0]?.isPlaceSent).toBe(true));
  // Long enough for a look to have ended.
  for (let turn = 0; turn < 5; turn += 1) await first.lookAgain();
  expect(statusIn(first)).toEqual(['kept']);
  await end();
  await second.lookAgain();
  await vi.waitFor(() => expect([statusIn(first), statusIn(second)]).toEqual([[], []]));
  const owner = () => localStorage.getItem(storageKeys.offlineOwner);
  await vi.waitFor(() => expect(owner(), 'nothing is kept any more').toBeNull());
  changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
  await second.lookAgain();
  expect(owner(), 'something is going to be').not.toBeNull();
});
