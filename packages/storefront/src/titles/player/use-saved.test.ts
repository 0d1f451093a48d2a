import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionStore } from '../../app/connection.ts';
import type { SavedDevice, SavedTitle } from '../../app/offline/offline-device.ts';
import {
  complete,
  openDeviceWith,
  openStorage,
  playbackOf,
  type StoredTitle,
  titleOf,
} from '../../test-support/offline/device.ts';
import { fetchStartPosition, findSaved, nextSavedEpisode } from './use-saved.ts';

const hour = 3_600_000;
const endingAt = (time: number) =>
  playbackOf([], {
    offline: {
      until: new Date(time).toISOString(),
      version: '1',
      files: [],
      age_rating: null,
    },
  });
const film = titleOf(playbackOf([]), complete);
const ended = titleOf(endingAt(0), complete);
const refused = { at: 0, isRefused: true, isOutdated: false };

function firstOf(device: SavedDevice): SavedTitle {
  const [title] = device.list();
  if (!title) throw new Error('Nothing is saved.');
  return title;
}

async function openWith(title: StoredTitle) {
  const { device } = await openDeviceWith([title]);
  return { device, saved: firstOf(device) };
}

function disconnect() {
  connectionStore.setState({ isOnline: false });
  onTestFinished(() => connectionStore.setState({ isOnline: true }));
}

/** Returns the problem of the title when it begins to play; `streamed` if it does not play from the device. */
async function problemOf(title: StoredTitle) {
  const { device, saved } = await openWith(title);
  const found = findSaved(device, saved, undefined);
  return found ? found.problem : 'streamed';
}

describe('a title plays from the device', () => {
  it('once it was complete, also while a part is fetched again', async () => {
    expect(await problemOf(film)).toBeNull();
    expect(await problemOf({ ...film, status: 'waiting', bytes: 5 })).toBeNull();
    for (const status of ['waiting', 'paused', 'failed'] as const) {
      expect(await problemOf({ ...film, savedAt: null, status, bytes: 5 })).toBe('streamed');
    }
  });

  it('until it ends or is refused, and then has the reason if there is no connection', async () => {
    const isRefused = { ...film, check: refused };
    const isWrongClock = titleOf(endingAt(Date.now() + hour), {
      ...complete,
      savedAt: Date.now() + 2 * hour,
    });
    for (const title of [ended, isRefused, isWrongClock]) {
      expect(await problemOf(title)).toBe('streamed');
    }
    disconnect();
    expect(await problemOf(ended)).toBe('expired');
    expect(await problemOf(isRefused)).toBe('refused');
    expect(await problemOf({ ...film, problem: 'refused' })).toBe('refused');
    expect(await problemOf({ ...film, problem: 'full' })).toBeNull();
    expect(await problemOf(isWrongClock)).toBe('clock');
  });

  it('with the problem `removed` if it is removed in another tab while it plays', async () => {
    const { device, saved } = await openWith(film);
    const { records } = await openStorage();
    await records.remove(saved.key);
    await vi.waitFor(() => expect(device.list()).toEqual([]));
    expect(findSaved(device, undefined, saved)).toEqual({
      title: saved,
      device,
      problem: 'removed',
    });
    expect(findSaved(device, undefined, undefined)).toBeNull();
  });
});

it('a title that ends while it plays is streamed if there is a connection', async () => {
  const { device, saved } = await openWith(ended);
  expect(findSaved(device, saved, saved)).toBeNull();
  disconnect();
  expect(findSaved(device, saved, saved)).toMatchObject({ problem: 'expired' });
});

it('a title that began as a stream continues as a stream', async () => {
  const { device, saved } = await openWith(film);
  expect(findSaved(device, saved, null)).toBeNull();
  expect(findSaved(device, undefined, null)).toBeNull();
});

describe('the start of a saved title', () => {
  const position = { seconds: 300, duration: 1000, at: 0 };

  /** The viewer's position is 300 seconds on this device, and 700 on the server. */
  async function startOf(more: Partial<StoredTitle>, isAnswering: boolean) {
    const title = { ...film, position, isPositionSent: false, ...more };
    const { device } = await openDeviceWith([title], {
      async savePosition() {
        if (!isAnswering) throw new TypeError('Failed to fetch');
      },
    });
    const api = createApiClient({
      baseUrl: 'https://api.example/api/v1',
      fetch: async () =>
        Response.json(
          fixture('getPlayback', ({ data }) => {
            data.position_seconds = 700;
          }),
        ),
    });
    return fetchStartPosition(firstOf(device), device, api);
  }

  it('is the server’s position once the server knows the position of this device', async () => {
    expect(await startOf({}, true)).toBe(700);
  });

  it('is the position of this device while the server does not know that position', async () => {
    expect(await startOf({}, false)).toBe(300);
    const watched = { position: { ...position, seconds: 990 } };
    expect(await startOf(watched, false), 'a watched title starts at its beginning').toBeNull();
  });
});

it('the next episode follows if it is complete on the device and still plays', async () => {
  const next = { id: 'e-2' };
  const episode = titleOf({ ...film.playback, content_type: 'episode', id: next.id }, complete);
  const follows = async (title: StoredTitle, of: typeof next | null = next) => {
    const { device } = await openDeviceWith([title]);
    return nextSavedEpisode(device.list(), of, device) !== undefined;
  };
  expect(await follows(episode)).toBe(true);
  expect(await follows({ ...episode, savedAt: null })).toBe(false);
  const over = { ...endingAt(0), content_type: 'episode', id: next.id } as const;
  expect(await follows({ ...episode, playback: over })).toBe(false);
  expect(await follows(film)).toBe(false);
  expect(await follows(episode, null)).toBe(false);
});
