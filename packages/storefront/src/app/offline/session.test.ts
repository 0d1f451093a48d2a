import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearEndedSession,
  guestOwner,
  sessionEndedCookie,
} from '../../../app/session/clear-session.ts';
import { reloadAsGuest } from '../react/use-sign-out.ts';
import { titleOf } from '../test-support/device.ts';
import { createLibraryWorld, type LibraryWorld } from '../test-support/library-world.ts';
import { disconnect, reconnect } from '../test-support/reconnect.ts';
import { keyIn, statusIn } from '../test-support/stub-device.ts';
import { openOfflineSession, rememberOwner } from './offline-owner.ts';
import { openOfflineRecords } from './offline-records.ts';
import { changeSmartSettings } from './offline-settings.ts';
import { recordsName } from './storage-names.ts';

const mobile = '09120000001';
const other = '09120000002';
const choice = { height: 480, sound: null, subtitles: ['fa'] };
let world: LibraryWorld;

beforeEach(async () => {
  world = await createLibraryWorld();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('titles that one viewer has saved are hidden from other viewers of the device', async () => {
  const own = await world.openTab(mobile);
  await own.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
  for (const whose of [other, undefined]) {
    const tab = await world.openTab(whose);
    expect(tab.titles()).toEqual([]);
    expect(tab.bytes(), 'it counts against the limit of all').toBe(own.titles()[0]?.bytes);
  }
  expect((await world.openTab(mobile)).titles()).toHaveLength(1);
});

it('the owner is different on each device, and the key that names it cannot be read', async () => {
  const records = await openOfflineRecords();
  const owner = await records.ownerOf(mobile);
  expect(await records.ownerOf(mobile)).toBe(owner);
  expect(await records.ownerOf(other)).not.toBe(owner);
  const database = await openDB(recordsName);
  const key: CryptoKey = await database.get('keys', 'owner');
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  database.close();
  world = await createLibraryWorld();
  expect(await (await openOfflineRecords()).ownerOf(mobile)).not.toBe(owner);
});

it('a guest’s tab does not fetch for a viewer who has signed out', async () => {
  const own = await world.openTab(mobile);
  await own.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
  world.sessions = [];
  await own.pause(keyIn(own));
  const guest = await world.openTab();
  await own.resume(keyIn(own));
  await guest.save({ ...world.playback, id: '1025' }, choice);
  await vi.waitFor(() => expect(statusIn(guest)).toEqual(['kept']));
  expect(world.sessions).toEqual([undefined]);
});

describe('without a connection, a guest sees nothing of a viewer', () => {
  beforeEach(async () => {
    const location = { hostname: 'parde.test', pathname: '/', reload: () => {} };
    vi.stubGlobal('window', { location });
    vi.stubGlobal('document', { cookie: `${sessionEndedCookie}=1` });
    const own = await world.openTab(mobile);
    await own.save(world.playback, choice);
    await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
    expect((await world.openTab(undefined, { isStoredPage: true })).titles()).toHaveLength(1);
  });

  it('after the viewer has signed out', async () => {
    const own = await world.openTab(mobile);
    reloadAsGuest();
    // A background tab of the viewer continues until it is shown.
    await own.pause(keyIn(own));
    await own.recheck();
    expect((await world.openTab(undefined, { isStoredPage: true })).titles()).toEqual([]);
  });

  it('after the viewer’s session has ended by itself', async () => {
    clearEndedSession({ signedIn: false });
    expect((await world.openTab(undefined, { isStoredPage: true })).titles()).toEqual([]);
    expect((await world.openTab(mobile)).titles(), 'it is there after signing in').toHaveLength(1);
  });
});

describe('no request and no position is sent', () => {
  const position = { seconds: 7, duration: 19, at: Date.now() };

  it('in a viewer’s tab once another viewer has signed in', async () => {
    const own = await world.openTab(mobile);
    await own.save(world.playback, choice);
    await vi.waitFor(() => expect(statusIn(own)).toEqual(['kept']));
    await world.openTab(other);
    changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
    const records = await openOfflineRecords();
    // The terms are due to be fetched again.
    await records.change(keyIn(own), () => ({ addedAt: 0 }));
    records.close();
    world.sessions = [];
    await reconnect(world.server.fetch);
    await own.savePosition(keyIn(own), position);
    // Long enough for a check to have ended.
    for (let turn = 0; turn < 5; turn += 1) await own.pause(keyIn(own));
    expect(world.sessions).not.toContain(mobile);
    expect(world.positions).toEqual([]);
  });

  it('in a page that only presumes the owner of the titles', async () => {
    const records = await openOfflineRecords();
    await records.add(titleOf(world.playback));
    records.close();
    rememberOwner('owner');
    const presumed = await world.openTab(undefined, { isStoredPage: true });
    await reconnect(world.server.fetch);
    await presumed.savePosition(keyIn(presumed), position);
    expect(statusIn(presumed)).toEqual(['waiting']);
    expect([world.sessions, world.positions]).toEqual([[], []]);
  });
});

describe('a library opened without a connection', () => {
  /** A title is partly saved, and a page shows it without a connection. */
  async function openWhileOffline(whose: string | undefined, now: string | undefined) {
    const first = await world.openTab(whose, { mayFetch: false });
    await first.save(world.playback, choice);
    await disconnect();
    const tab = await world.openTab(now);
    expect(statusIn(tab)).toEqual(['waiting']);
    return tab;
  }

  it.each([
    ['a viewer', mobile],
    ['a guest', undefined],
  ])('continues automatically when the connection is restored, for %s', async (_, whose) => {
    const tab = await openWhileOffline(whose, whose);
    await tab.savePosition(keyIn(tab), { seconds: 7, duration: 19, at: Date.now() });
    await reconnect(world.server.fetch);
    await vi.waitFor(() => expect(statusIn(tab)).toEqual(['kept']));
    expect(world.positions).toHaveLength(whose ? 1 : 0);
  });

  it('does not continue if it belongs to another viewer', async () => {
    const tab = await openWhileOffline(mobile, other);
    await reconnect(world.server.fetch);
    for (let turn = 0; turn < 5; turn += 1) await tab.recheck();
    expect(statusIn(tab)).toEqual(['waiting']);
    expect(world.sessions).toEqual([]);
  });
});

describe('a viewer who signs out in the middle', () => {
  /** Signs out in another tab. */
  const signOut = () => rememberOwner(guestOwner);

  it('has no other position sent with the next session', async () => {
    const own = await world.openTab(mobile, { mayFetch: false });
    await own.saveAll([world.playback, { ...world.playback, id: '1025' }], choice);
    world.isServerThere = false;
    for (const { key } of own.titles()) {
      await own.savePosition(key, { seconds: 7, duration: 19, at: Date.now() });
    }
    world.isServerThere = true;
    world.beforeAnswer = async () => signOut();
    await own.sendPositions();
    expect(world.positions).toHaveLength(1);
  });

  it('has the running fetch aborted at once, even in a background tab', async () => {
    let signal: AbortSignal | undefined;
    world.server.onRequest((request) => {
      if (!request.url.endsWith('.m4s')) return undefined;
      ({ signal } = request);
      const body = new ReadableStream({
        start: (controller) =>
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
      });
      return new Response(body, { headers: { 'Content-Length': '40000' } });
    });
    const own = await world.openTab(mobile);
    await own.save(world.playback, choice);
    await vi.waitFor(() => expect(signal).toBeDefined());
    signOut();
    dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.offlineOwner }));
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
    expect(statusIn(own)).toEqual(['waiting']);
  });

  it('has no title refused because the next session may not save it', async () => {
    world.server.onRequest(({ url }) => {
      if (!url.endsWith('.m4s')) return undefined;
      signOut();
      return new Response(null, { status: 403 });
    });
    const own = await world.openTab(mobile);
    await own.save(world.playback, choice);
    const segments = () => world.server.requests.filter(({ path }) => path.endsWith('.m4s'));
    await vi.waitFor(() => expect(segments()).not.toEqual([]));
    for (let turn = 0; turn < 5; turn += 1) await own.recheck();
    expect(statusIn(own)).toEqual(['waiting']);
    expect(world.sessions).toEqual([mobile]);
  });

  it('receives no answer that may be for the next session, and sends nothing with it', async () => {
    const fetched = vi.fn(async () => {
      signOut();
      return Response.json(fixture('listMyRows'));
    });
    const input = {
      api: createApiClient({ baseUrl: 'https://api.example/api/v1', fetch: fetched }),
      fetchMobile: async () => mobile,
    };
    const { api } = await openOfflineSession(input, await openOfflineRecords());
    await expect(api.call('listMyRows')).rejects.toThrow('another one');
    await expect(api.call('listMyRows')).rejects.toThrow('another one');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
