import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDocument, titleOf } from '../../test-support/offline/device.ts';
import {
  createSavingWorld,
  keyIn,
  type SavingWorld,
  stagesIn,
} from '../../test-support/offline/saving-world.ts';
import { isAnythingSaved } from '../browser/storage.ts';
import { clearEndedSession, guestOwner, sessionEndedCookie } from '../session/clear-session.ts';
import type { SavedDevice } from './offline-device.ts';
import { followOwner } from './open-device.ts';
import { lastOwner, openSession, rememberOwner } from './session.ts';
import { changeSmartSettings } from './settings.ts';
import { reloadAsGuest } from './use-sign-out.ts';

/** Whether its turn has come does not matter here. */
const inQueue: unknown = expect.stringMatching(/^(?:running|queued)$/);

const mobile = '09120000001';
const other = '09120000002';
let world: SavingWorld;

beforeEach(async () => {
  world = await createSavingWorld();
});

/** A document that was made for a child downloads nothing. */
const kids = { kids: 12 } as const;

const save = (device: SavedDevice, id?: string) => device.add(world.wanted(id));

async function openWithSavedTitle(whose: string): Promise<SavedDevice> {
  const device = await world.openTab(whose);
  await save(device);
  await vi.waitFor(() => expect(stagesIn(device)).toEqual(['ready']));
  return device;
}

const positionNow = () => ({ seconds: 7, duration: 19, at: Date.now() });

it('titles that one viewer has saved are hidden from other viewers of the device', async () => {
  const own = await openWithSavedTitle(mobile);
  const bytes = own.list().map((title) => own.describe(title)?.bytes);
  for (const whose of [other, undefined]) {
    const tab = await world.openTab(whose);
    expect(tab.list()).toEqual([]);
    expect([tab.bytes()], 'it counts against the limit of all').toEqual(bytes);
  }
  expect((await world.openTab(mobile)).list()).toHaveLength(1);
});

it('the owner is stored as a signature, which is the same in each document', async () => {
  const { owner } = await world.openTab(mobile);
  expect((await world.openTab(mobile)).owner).toBe(owner);
  expect(owner).not.toContain(mobile);
  expect((await world.openTab(other)).owner).not.toBe(owner);
});

it('a guest’s tab does not fetch for a viewer who has signed out', async () => {
  const own = await world.openTab(mobile, kids);
  await save(own);
  const guest = await world.openTab();
  await save(guest, '1025');
  await vi.waitFor(() => expect(stagesIn(guest)).toEqual(['ready']));
  await world.settle();
  expect(stagesIn(own)).toEqual([inQueue]);
  expect(world.sessions).toEqual([undefined]);
});

describe('without a connection, a guest sees nothing of a viewer', () => {
  beforeEach(async () => {
    const location = { hostname: 'parde.test', pathname: '/', reload: () => {} };
    vi.stubGlobal('window', { location });
    await openWithSavedTitle(mobile);
    expect((await world.openTab(undefined, { stored: true })).list()).toHaveLength(1);
  });

  it('after the viewer has signed out', async () => {
    const own = await world.openTab(mobile);
    reloadAsGuest();
    // A background tab of the viewer continues until it is shown.
    await own.savePosition(keyIn(own), positionNow());
    await world.settle();
    expect((await world.openTab(undefined, { stored: true })).list()).toEqual([]);
  });

  it('after the viewer’s session has ended by itself', async () => {
    stubDocument({ cookie: `${sessionEndedCookie}=1` });
    clearEndedSession({ signedIn: false });
    expect((await world.openTab(undefined, { stored: true })).list()).toEqual([]);
    expect((await world.openTab(mobile)).list(), 'it is there after signing in').toHaveLength(1);
  });
});

it('the next page opens the device only while something is saved or will be saved automatically', async () => {
  const own = await openWithSavedTitle(mobile);
  expect(isAnythingSaved()).toBe(true);
  await own.remove(keyIn(own));
  await vi.waitFor(() => expect(isAnythingSaved()).toBe(false));
  changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
  followOwner(own);
  expect(lastOwner()).toBe(own.owner);
  rememberOwner(guestOwner);
  followOwner(own);
  expect(lastOwner(), 'the viewer has signed out in another tab').toBe(guestOwner);
});

it('a device whose viewer cannot be asked for is closed before the next attempt', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  world.isAnswering = false;
  await expect(world.openTab(mobile)).rejects.toThrow();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});

describe('no request and no position is sent', () => {
  it('in a viewer’s tab once another viewer has signed in', async () => {
    const own = await openWithSavedTitle(mobile);
    await world.openTab(other);
    changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
    // The terms are due to be fetched again.
    await world.storage.records.change(keyIn(own), ({ check }) => ({
      addedAt: 0,
      ...(check && { check: { ...check, at: 0 } }),
    }));
    world.sessions = [];
    await world.reconnect();
    await own.savePosition(keyIn(own), positionNow());
    await world.settle();
    expect(world.sessions).not.toContain(mobile);
    expect(world.positions).toEqual([]);
  });

  it('in a page that only presumes the owner of the titles', async () => {
    await world.storage.records.add([titleOf(world.playback)]);
    rememberOwner('owner');
    const presumed = await world.openTab(undefined, { stored: true });
    await world.reconnect();
    await presumed.savePosition(keyIn(presumed), positionNow());
    await world.settle();
    expect(stagesIn(presumed)).toEqual([inQueue]);
    expect([world.sessions, world.positions]).toEqual([[], []]);
  });
});

describe('a device opened without a connection', () => {
  /** A title is partly saved, and a page shows it without a connection. */
  async function openWhileOffline(whose: string | undefined, now: string | undefined) {
    await save(await world.openTab(whose, kids));
    await world.disconnect();
    const tab = await world.openTab(now);
    expect(stagesIn(tab)).toEqual(['waiting']);
    return tab;
  }

  it.each([
    ['a viewer', mobile],
    ['a guest', undefined],
  ])('continues automatically when the connection is restored, for %s', async (_, whose) => {
    const tab = await openWhileOffline(whose, whose);
    await tab.savePosition(keyIn(tab), positionNow());
    await world.reconnect();
    await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready']));
    expect(world.positions).toHaveLength(whose ? 1 : 0);
  });

  it('does not continue if it belongs to another viewer', async () => {
    const tab = await openWhileOffline(mobile, other);
    await world.reconnect();
    await world.settle();
    expect(stagesIn(tab)).toEqual([inQueue]);
    expect(world.sessions).toEqual([]);
  });
});

describe('a viewer who signs out in the middle', () => {
  /** Signs out in another tab. */
  const signOut = () => rememberOwner(guestOwner);

  it('has no other position sent with the next session', async () => {
    const own = await world.openTab(mobile, kids);
    await own.add(world.wanted(), world.wanted('1025'));
    world.isAnswering = false;
    for (const { key } of own.list()) await own.savePosition(key, positionNow());
    world.isAnswering = true;
    world.beforeAnswer = signOut;
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
    await save(own);
    await vi.waitFor(() => expect(signal).toBeDefined());
    signOut();
    dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.offlineOwner }));
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
    expect(stagesIn(own)).toEqual([inQueue]);
  });

  it('has no title refused because the next session may not save it', async () => {
    world.server.onRequest(({ url }) => {
      if (!url.endsWith('.m4s')) return undefined;
      signOut();
      return new Response(null, { status: 403 });
    });
    const own = await world.openTab(mobile);
    await save(own);
    const segments = () => world.server.requests.filter((path) => path.endsWith('.m4s'));
    await vi.waitFor(() => expect(segments()).not.toEqual([]));
    await world.settle();
    expect(stagesIn(own)).toEqual([inQueue]);
    expect(world.sessions).toEqual([mobile]);
  });

  it('receives no answer that may be for the next session, and sends nothing with it', async () => {
    const fetched = vi.fn(async () => {
      signOut();
      return Response.json(fixture('listMyRows'));
    });
    const api = createApiClient({ baseUrl: 'https://api.example/api/v1', fetch: fetched });
    const { runAsOwner } = await openSession(world.storage.records, async () => mobile);
    const list = () => runAsOwner(() => api.call('listMyRows'));
    await expect(list()).rejects.toThrow('not the owner’s');
    await expect(list()).rejects.toThrow('not the owner’s');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
