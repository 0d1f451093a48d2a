import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import type { OfflineStorage } from '@parde/offline';
import { beforeEach, expect, it, vi } from 'vitest';
import { isAnythingSaved, removeFromLocalStorage } from '../../../app/browser/storage.ts';
import { lastOwner } from '../../../app/offline/session.ts';
import { changeSmartSettings } from '../../../app/offline/settings.ts';
import {
  openStorage,
  playbackOf,
  stubBrowser,
  titleOf,
} from '../../../test-support/offline/device.ts';
import { testPage } from '../../../test-support/test-page.ts';

const { mobile } = fixture('getUser').data;
const calls: string[] = [];

beforeEach(() => {
  stubBrowser();
  calls.length = 0;
  // A document opens the device once.
  vi.resetModules();
});

/** Searches for saved titles, as a page does on a device that has lost the entry about them. */
async function findInDocument(): Promise<boolean> {
  removeFromLocalStorage(storageKeys.offlineOwner);
  const page = await testPage('saved-titles', ({ url }) => {
    calls.push(url);
    return url.includes('/user') ? Response.json(fixture('getUser')) : Response.error();
  });
  const { findRecords } = await import('./OnDevice.tsx');
  return await findRecords(page);
}

async function saveFilm(): Promise<OfflineStorage> {
  const storage = await openStorage();
  const owner = await storage.records.signOwner(mobile);
  await storage.records.add([titleOf(playbackOf([]), { owner, status: 'paused' })]);
  return storage;
}

it('a device that lost the entry about saved titles finds them again', async () => {
  const { records } = await saveFilm();
  expect(await findInDocument()).toBe(true);
  expect(lastOwner()).toBe(await records.signOwner(mobile));
});

it('nothing is opened without records', async () => {
  changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
  expect(await findInDocument()).toBe(false);
  expect(calls).toEqual([]);
});

it('nothing is found in empty records', async () => {
  await openStorage();
  expect(await findInDocument()).toBe(false);
  expect(isAnythingSaved()).toBe(false);
});
