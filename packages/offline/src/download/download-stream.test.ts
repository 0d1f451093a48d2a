import { beforeEach, describe, expect, it } from 'vitest';
import { openStorage, playbackOf } from '../test-support/device.ts';
import { createDownloadWorld, type DownloadWorld } from '../test-support/download-world.ts';
import { brokenAfter, putStream } from '../test-support/film-server.ts';

const terms = { until: null, version: 'first', files: [] };
let world: DownloadWorld;

beforeEach(async () => {
  world = await createDownloadWorld();
});

describe('a stream', () => {
  it('is saved in one height, with its sound, the chosen subtitles and the thumbnails', async () => {
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
    for (const [name, path] of [
      ['thumbnails-0', 'first/sprite.jpg'],
      ['picture', 'picture.webp'],
    ] as const) {
      expect(await world.textOf(name)).toBe(await world.server.files.get(`/media/${path}`)?.text());
    }
    expect(world.server.requests.filter(({ path }) => /360|en\.vtt/.test(path))).toEqual([]);

    const saved = await world.film();
    expect(saved?.playback).toMatchObject({
      sources: [{ type: 'hls', url: 'offline://folder-1024/master.m3u8', codecs: 'avc1' }],
      subtitles: [{ language: { code: 'fa' }, url: 'offline://folder-1024/subtitles-0' }],
      thumbnails_url: 'offline://folder-1024/thumbnails',
      picture: { url: 'offline://folder-1024/picture' },
    });
    expect(await world.textOf('video-480-avc1.m3u8')).toContain('\nvideo-480-avc1-1\n');
    expect(await world.textOf('thumbnails')).toContain('thumbnails-0#xywh=160,0,160,90');
    const parts = await world.records.parts(world.title.key);
    expect(saved?.bytes).toBe(parts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0));
    // 200 kb/s for 19.2 seconds, until the server sends the size.
    expect(saved?.expectedBytes).toBe(480_000);
  });

  it('continues after a lost connection, and fetches no byte twice', async () => {
    let broken = false;
    world.server.onRequest(({ url }, file) => {
      if (broken || !url.endsWith('/480/1.m4s')) return undefined;
      broken = true;
      return brokenAfter(15_000, file);
    });
    expect(await world.download()).toEqual({ end: 'later', afterSeconds: null });
    expect((await world.film())?.status).toBe('waiting');
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
    expect(world.server.requests).toContainEqual({
      path: '/media/first/480/1.m4s',
      range: 'bytes=15000-',
    });
    expect(world.sentTwice()).toEqual([]);
  });

  it('continues after a pause and after a restart of the browser, and fetches no byte twice', async () => {
    const pause = new AbortController();
    world.server.onRequest(({ url, signal }, file) => {
      if (!url.endsWith('/480/2.m4s') || pause.signal.aborted) return undefined;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async start(controller) {
          const part = await file.slice(0, 9000).arrayBuffer();
          controller.enqueue(new Uint8Array(part));
          signal.addEventListener('abort', () => controller.error(signal.reason));
          setTimeout(() => pause.abort());
        },
      });
      return new Response(body, { headers: { 'Content-Length': String(file.size) } });
    });
    expect((await world.download({}, pause.signal)).end).toBe('later');
    // The state of the page is gone: only the data on the device is left.
    world.records.close();
    world.records = (await openStorage()).records;
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
    expect(world.server.requests).toContainEqual({
      path: '/media/first/480/2.m4s',
      range: 'bytes=9000-',
    });
    expect(world.sentTwice()).toEqual([]);
  });

  it('sends no invalid request if a closed tab has not recorded that a part is complete', async () => {
    await world.download();
    const parts = (await world.records.parts(world.title.key)).filter(({ range }) => !range);
    // The length of some parts is known, because their connection was lost before.
    for (const [index, part] of parts.entries()) {
      const fileBytes = index % 2 === 0 ? part.bytes : null;
      await world.records.changePart(part, { bytes: null, fileBytes });
    }
    world.server.requests.length = 0;
    const statuses: number[] = [];
    const fetch = async (request: Request) => {
      const response = await world.server.fetch(request);
      statuses.push(response.status);
      return response;
    };
    expect(await world.download({ fetch })).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([206]));
    expect(statuses).toHaveLength(parts.filter((_, index) => index % 2 === 1).length);
  });

  it('continues with fresh addresses when the old ones have expired', async () => {
    world.server.onRequest(({ url }) => {
      if (!/first.480.2/.test(url)) return undefined;
      world.playback = playbackOf(putStream(world.server, 'second'));
      return new Response(null, { status: 403 });
    });
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles('second')).toEqual([]);
    expect(world.fetchCount).toBe(2);
    const again = world.server.requests.filter(({ path }) => path === '/media/second/480/0.m4s');
    expect(again, 'what is here is not fetched again').toEqual([]);
  });

  it('starts again in the height that is still allowed, and does not mix two heights', async () => {
    world.server.onRequest(({ url }) => {
      if (!/first.480.2/.test(url)) return undefined;
      world.playback = playbackOf(putStream(world.server, 'second'), {
        offline: { ...terms, files: [{ height: 360, size_bytes: 200_000 }] },
      });
      return new Response(null, { status: 403 });
    });
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles('second', 360)).toEqual([]);
    const playlist = 'video-360-avc1.m3u8';
    expect(await world.textOf('master.m3u8')).toContain(playlist);
    expect(await world.textOf(playlist)).toContain('video-360-avc1-3');
  });

  it('fetches a key at a fresh address when the old one has expired, and is complete', async () => {
    const encrypted = (token: string) => {
      const sources = putStream(world.server, token);
      const segments = [1, 2].map((n) => `#EXTINF:6.4,\n480/${n}.m4s`).join('\n');
      world.server.put(
        `/media/${token}/480.m3u8`,
        `#EXTM3U
#EXT-X-MAP:URI="480/init.mp4"
#EXTINF:6.4,
480/0.m4s
#EXT-X-KEY:METHOD=AES-128,URI="keys/1.bin?signed=${token}",IV=0x01
${segments}
#EXT-X-ENDLIST
`,
      );
      world.server.put(`/media/${token}/keys/1.bin`, 16);
      return sources;
    };
    world.playback = playbackOf(encrypted('first'));
    world.server.onRequest(({ url }) => {
      if (!url.endsWith('1.bin?signed=first')) return undefined;
      world.playback = playbackOf(encrypted('second'));
      return new Response(null, { status: 403 });
    });
    expect(await world.download()).toEqual({ end: 'saved' });
    for (const [name, path] of [
      ['video-480-avc1-1', '480/0.m4s'],
      ['video-480-avc1-2', 'keys/1.bin'],
      ['video-480-avc1-4', '480/2.m4s'],
    ] as const) {
      const there = await world.server.files.get(`/media/second/${path}`)?.text();
      expect(await world.textOf(name), path).toBe(there);
    }
    expect(await world.textOf('video-480-avc1.m3u8')).toContain(
      'METHOD=AES-128,URI="video-480-avc1-2",IV=0x01',
    );
    expect(world.sentTwice()).toEqual([]);
  });

  it('is refused if the server refuses fresh addresses, too', async () => {
    world.server.onRequest(({ url }) =>
      url.endsWith('/480/2.m4s') ? new Response(null, { status: 403 }) : undefined,
    );
    expect(await world.download()).toEqual({ end: 'failed', problem: 'refused' });
    expect(world.fetchCount).toBeLessThan(6);
  });

  it('is gone if a part of it is gone', async () => {
    world.server.files.delete('/media/first/480/1.m4s');
    expect(await world.download()).toEqual({ end: 'failed', problem: 'gone' });
  });

  it('is complete without its picture and its thumbnails', async () => {
    for (const path of ['/media/picture.webp', '/media/first/thumbnails.vtt'])
      world.server.files.delete(path);
    expect(await world.download()).toEqual({ end: 'saved' });
    expect((await world.film())?.playback.thumbnails_url).toBeNull();
    expect(await world.wrongFiles()).toEqual([]);
  });

  it('fetches a part again if its file on the server has changed', async () => {
    let broken = false;
    world.server.onRequest(({ url }, file) => {
      if (broken || !url.endsWith('/480/1.m4s')) return undefined;
      broken = true;
      world.server.put('/media/first/480/1.m4s', 39_000);
      return brokenAfter(15_000, file);
    });
    expect((await world.download()).end).toBe('later');
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles()).toEqual([]);
  });

  it('starts again if the server has another version, and loses the old data', async () => {
    world.server.onRequest(({ url }) =>
      url.endsWith('/480/2.m4s')
        ? new Response(null, { status: 503, headers: { 'Retry-After': '7' } })
        : undefined,
    );
    expect(await world.download()).toEqual({ end: 'later', afterSeconds: 7 });
    world.server.onRequest(() => undefined);
    world.playback = playbackOf(putStream(world.server, 'second'), {
      offline: { until: null, version: 'second', files: [] },
    });
    for (const n of [0, 1, 2]) world.server.put(`/media/second/480/${n}.m4s`, 50_000 + n);
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(await world.wrongFiles('second')).toEqual([]);
    const parts = await world.records.parts(world.title.key);
    expect((await world.film())?.bytes).toBe(
      parts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    );
  });

  it('follows a new expiry date of the server, without fetching anything', async () => {
    await world.download();
    const before = world.server.requests.length;
    world.playback = {
      ...world.playback,
      offline: {
        until: '2027-01-01T00:00:00+03:30',
        version: 'first',
        files: [],
      },
    };
    expect(await world.download()).toEqual({ end: 'saved' });
    expect(world.server.requests).toHaveLength(before);
    expect((await world.film())?.playback.offline?.until).toBe('2027-01-01T00:00:00+03:30');
    expect((await world.film())?.playback.sources[0]?.url).toBe(
      'offline://folder-1024/master.m3u8',
    );
  });
});
