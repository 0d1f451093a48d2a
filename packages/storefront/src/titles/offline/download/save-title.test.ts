import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceFiles } from '../device/device-files.ts';
import { createTestSaving, type TestSaving } from '../test-support/save-world.ts';

let world: TestSaving;

beforeEach(async () => {
  world = await createTestSaving();
});
afterEach(() => {
  world.records.close();
  vi.unstubAllGlobals();
});

/** The error that the client throws. */
const refusal = (status: number) =>
  Object.assign(new Error('refused'), { name: 'ApiError', kind: 'message', status });

describe('a title is not saved', () => {
  it.each([
    [403, 'refused'],
    [404, 'gone'],
  ] as const)('if the server answers %i', async (status, problem) => {
    const fetchPlayback = () => Promise.reject(refusal(status));
    expect(await world.save({ fetchPlayback })).toEqual({ end: 'failed', problem });
  });

  it('without a connection, and saving is tried again', async () => {
    const fetchPlayback = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await world.save({ fetchPlayback })).toEqual({ end: 'later', afterSeconds: null });
    expect(
      await world.save({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ).toEqual({
      end: 'later',
      afterSeconds: null,
    });
  });

  it('if the server does not allow it', async () => {
    world.playback = { ...world.playback, offline: null };
    expect(await world.save()).toEqual({ end: 'failed', problem: 'refused' });
    expect(world.server.requests).toEqual([]);
  });

  it('if it is protected, or this browser cannot play it', async () => {
    expect(await world.save({ canPlay: () => false })).toEqual({
      end: 'failed',
      problem: 'unplayable',
    });
    const playlist =
      '#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a"\n#EXTINF:6,\n0.m4s\n#EXT-X-ENDLIST\n';
    world.server.put('/media/first/480.m3u8', playlist);
    expect(await world.save()).toEqual({ end: 'failed', problem: 'unplayable' });
  });

  it('if there is no room, and no byte of it is fetched', async () => {
    const reserveSpace = vi.fn(async () => 'limit' as const);
    expect(await world.save({ reserveSpace })).toEqual({ end: 'failed', problem: 'limit' });
    expect(reserveSpace).toHaveBeenCalledWith(480_000);
    expect(world.server.requests.filter(({ path }) => path.endsWith('.m4s'))).toEqual([]);
  });

  it('beyond the available room, and continues when there is more room', async () => {
    let freeBytes = 100_000;
    const small: DeviceFiles = {
      ...world.files,
      async append(folder, name, bytes) {
        freeBytes -= bytes.size;
        if (freeBytes < 0) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        await world.files.append(folder, name, bytes);
      },
    };
    expect(await world.save({ files: small })).toEqual({ end: 'failed', problem: 'full' });
    expect((await world.film())?.bytes).toBeGreaterThan(0);
    freeBytes = 10_000_000;
    expect(await world.save({ files: small })).toEqual({ end: 'kept' });
    expect(await world.wrongFiles()).toEqual([]);
  });
});
