import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceFiles } from '../storage/files.ts';
import { stubCodecs } from '../test-support/device.ts';
import { createDownloadWorld, type DownloadWorld } from '../test-support/download-world.ts';

let world: DownloadWorld;

beforeEach(async () => {
  world = await createDownloadWorld();
});

describe('a title is not saved', () => {
  it.each(['refused', 'gone'] as const)('if the server answers that it is %s', async (problem) => {
    const server = { getPlayback: async () => problem };
    expect(await world.download({ server })).toEqual({ end: 'failed', problem });
    expect(world.server.requests).toEqual([]);
  });

  it('without a connection, and saving is tried again', async () => {
    const server = { getPlayback: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await world.download({ server })).toEqual({ end: 'later', afterSeconds: null });
    expect(
      await world.download({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ).toEqual({
      end: 'later',
      afterSeconds: null,
    });
  });

  it('if the server does not allow it', async () => {
    world.playback = { ...world.playback, offline: null };
    expect(await world.download()).toEqual({ end: 'failed', problem: 'refused' });
    expect(world.server.requests).toEqual([]);
  });

  it('if it is protected, or this browser cannot play it', async () => {
    stubCodecs(() => false);
    expect(await world.download()).toEqual({ end: 'failed', problem: 'unplayable' });
    stubCodecs(() => true);
    const playlist =
      '#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a"\n#EXTINF:6,\n0.m4s\n#EXT-X-ENDLIST\n';
    world.server.put('/media/first/480.m3u8', playlist);
    expect(await world.download()).toEqual({ end: 'failed', problem: 'unplayable' });
  });

  it('if there is no room, and no byte of it is fetched', async () => {
    world.device.limits.change({ bytes: 480_000 - 1 });
    expect(await world.download()).toEqual({ end: 'failed', problem: 'limit' });
    expect((await world.film())?.expectedBytes).toBe(480_000);
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
    expect(await world.download({ files: small })).toEqual({ end: 'failed', problem: 'full' });
    expect((await world.film())?.bytes).toBeGreaterThan(0);
    freeBytes = 10_000_000;
    expect(await world.download({ files: small })).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
  });
});
