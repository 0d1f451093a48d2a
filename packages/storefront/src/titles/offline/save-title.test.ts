import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceFiles } from './device-files.ts';
import { createKeepWorld, type KeepWorld } from './test-support/save-world.ts';

let world: KeepWorld;

beforeEach(async () => {
  world = await createKeepWorld();
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
    const askPlayback = () => Promise.reject(refusal(status));
    expect(await world.keep({ askPlayback })).toEqual({ end: 'failed', problem });
  });

  it('without a connection, and saving is tried again', async () => {
    const askPlayback = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await world.keep({ askPlayback })).toEqual({ end: 'later', afterSeconds: null });
    expect(
      await world.keep({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ).toEqual({
      end: 'later',
      afterSeconds: null,
    });
  });

  it('if the server does not allow it', async () => {
    world.playback = { ...world.playback, offline: null };
    expect(await world.keep()).toEqual({ end: 'failed', problem: 'refused' });
    expect(world.server.requests).toEqual([]);
  });

  it('if it is protected, or this browser cannot play it', async () => {
    expect(await world.keep({ canPlay: () => false })).toEqual({
      end: 'failed',
      problem: 'unplayable',
    });
    const playlist =
      '#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a"\n#EXTINF:6,\n0.m4s\n#EXT-X-ENDLIST\n';
    world.server.put('/media/first/480.m3u8', playlist);
    expect(await world.keep()).toEqual({ end: 'failed', problem: 'unplayable' });
  });

  it('if there is no room, and no byte of it is fetched', async () => {
    const lacksRoom = vi.fn(async () => 'limit' as const);
    expect(await world.keep({ lacksRoom })).toEqual({ end: 'failed', problem: 'limit' });
    expect(lacksRoom).toHaveBeenCalledWith(480_000);
    expect(world.server.requests.filter(({ path }) => path.endsWith('.m4s'))).toEqual([]);
  });

  it('beyond the available room, and continues when there is more room', async () => {
    let room = 100_000;
    const small: DeviceFiles = {
      ...world.files,
      async append(folder, name, bytes) {
        room -= bytes.size;
        if (room < 0) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        await world.files.append(folder, name, bytes);
      },
    };
    expect(await world.keep({ files: small })).toEqual({ end: 'failed', problem: 'full' });
    expect((await world.film())?.bytes).toBeGreaterThan(0);
    room = 10_000_000;
    expect(await world.keep({ files: small })).toEqual({ end: 'kept' });
    expect(await world.wrongFiles()).toEqual([]);
  });
});
