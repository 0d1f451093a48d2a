import { createApiClient, type DownloadLinks, type Playback } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalFiles } from '../device/local-files.ts';
import { playbackOf } from '../test-support/device.ts';
import { createTestSaving } from '../test-support/save-world.ts';
import { canSave, checkSavable, type SavableInput } from './check-savable.ts';

const film = { type: 'movie', id: '1024' } as const;
const yes = () => true;
const no = () => false;
const desktop = { canPlay: yes, canPlayFile: yes };
/** Has no `MediaSource`, but plays files. */
const iphone = { canPlay: no, canPlayFile: (type: string) => type.startsWith('video/mp4') };

const [link] = fixture('getDownloadLinks').data.links;
const linkTo = (url: string, more: Partial<DownloadLinks['links'][number]> = {}) => {
  if (!link) throw new Error('The example has no link.');
  return {
    ...link,
    url,
    size_bytes: 700,
    quality: '480p',
    file_name: 'film.mp4',
    ...more,
  } as const;
};
const downloadOf = (
  links: DownloadLinks['links'],
  subtitles: DownloadLinks['subtitles'] = [],
): DownloadLinks => ({ ...fixture('getDownloadLinks').data, links, subtitles });

/** A server with these answers. `calls` lists the operations that were called. */
function serverOf(playback: Playback | number, download: DownloadLinks | number) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    retry: false,
    async fetch({ url }) {
      const isDownload = url.includes('download');
      calls.push(isDownload ? 'files' : 'playback');
      const answer = isDownload ? download : playback;
      return typeof answer === 'number'
        ? Response.json({}, { status: answer })
        : Response.json({ data: answer });
    },
  });
  return { api, calls };
}

const stream = { type: 'hls', url: '/media/film.m3u8', quality: null, codecs: 'avc1' } as const;
const stored = {
  data_charge: { ...playbackOf([]).data_charge, operators_fa: 'همه' },
};
const playback = playbackOf([], {
  sources: [stream],
  ...stored,
  offline: { until: '2099-01-01T00:00:00Z', version: 'v1', files: [], age_rating: 7 },
});

function check(
  { api }: { api: SavableInput['api'] },
  input: Partial<SavableInput> = {},
): Promise<Playback> {
  return checkSavable({ api, hasPlayback: true, ...desktop, ...input }, film);
}

describe('a server that sends offline terms', () => {
  it('receives no request for files if this browser plays the stream', async () => {
    const server = serverOf(playback, downloadOf([linkTo('/media/film.mp4')]));
    expect((await check(server)).sources).toEqual([stream]);
    expect(server.calls).toEqual(['playback']);
  });

  it('lets an iPhone save a file of the downloads, with the terms of the stream', async () => {
    const server = serverOf(playback, downloadOf([linkTo('/media/film.mp4')]));
    const savable = await check(server, iphone);
    expect(savable.sources).toEqual([
      { type: 'mp4', url: '/media/film.mp4', quality: '480p', codecs: null },
    ]);
    expect(savable.offline).toEqual({
      ...playback.offline,
      files: [{ height: 480, size_bytes: 700 }],
    });
    expect(savable.chapters).toEqual(playback.chapters);
    expect(canSave(savable, iphone)).toBe(true);
  });

  it('leaves an iPhone without a file if it cannot play any', async () => {
    for (const download of [403, downloadOf([linkTo('/media/a.mkv', { file_name: 'a.mkv' })])]) {
      const savable = await check(serverOf(playback, download), iphone);
      expect(canSave(savable, iphone)).toBe(false);
    }
  });

  it('forbids saving its files if its terms forbid saving', async () => {
    const server = serverOf({ ...playback, offline: null }, downloadOf([linkTo('/media/a.mp4')]));
    for (const device of [desktop, iphone])
      expect((await check(server, device)).offline).toBeNull();
    expect(server.calls).toEqual(['playback', 'playback']);
  });
});

it('without terms, the files may be saved and the stream may not', async () => {
  const { offline: _, ...silent } = playback;
  const savable = await check(serverOf(silent, downloadOf([linkTo('/media/film.mp4')])));
  expect(savable.sources.map(({ type }) => type)).toEqual(['mp4']);
  const without = await check(serverOf(silent, 403));
  expect(without.offline).toBeUndefined();
});

describe('a server that has only section 7', () => {
  it('receives only a request for its files, which never expire', async () => {
    const server = serverOf(403, downloadOf([linkTo('/media/film.mp4')]));
    const savable = await check(server, { hasPlayback: false });
    expect(server.calls).toEqual(['files']);
    expect(savable).toMatchObject({ content_type: 'movie', id: '1024', position_seconds: null });
    expect(savable.offline).toMatchObject({ until: null, age_rating: null });
  });

  it('receives a request for playback if it has no file, and its refusal shows the reason', async () => {
    const server = serverOf(403, downloadOf([]));
    await expect(check(server, { hasPlayback: false })).rejects.toMatchObject({ status: 403 });
    expect(server.calls).toEqual(['files', 'playback']);
  });

  it('refuses a viewer who may not have the files', async () => {
    await expect(check(serverOf(200, 403), { hasPlayback: false })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a file of the downloads', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('continues with a new link when the old one has expired, and has its subtitles', async () => {
    const world = await createTestSaving(() => playbackOf([]));
    const { server } = world;
    server.put('/media/film.mp4', 20_000_000);
    server.put('/media/fa.srt', '1\r\n00:00:01,500 --> 00:00:02,000\r\nسلام، ۱۲:۳۰\r\n');
    let token = 1;
    let lapsed = 0;
    server.onRequest(({ url, headers }) => {
      if (url.endsWith('.srt') || headers.get('Range') === 'bytes=0-0') return undefined;
      // The first link expires after a part of the film has been fetched.
      if (lapsed === 0 && headers.get('Range')?.startsWith('bytes=8388608-')) token = 2;
      if (url.endsWith(`token=${token}`)) return undefined;
      lapsed += 1;
      return new Response(null, { status: 403 });
    });
    const fetchPlayback = () =>
      check(
        serverOf(
          500,
          downloadOf(
            [linkTo(`${server.origin}/media/film.mp4?token=${token}`)],
            [
              {
                language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
                url: `${server.origin}/media/fa.srt`,
                file_name: 'fa.srt',
              },
            ],
          ),
        ),
        { hasPlayback: false },
      );
    expect(await world.save({ fetchPlayback })).toEqual({ end: 'kept' });
    expect(lapsed).toBeGreaterThan(0);
    // One byte more for each link, because a request for one byte finds the file's length.
    expect(server.sent.get('/media/film.mp4')).toBeLessThanOrEqual(20_000_000 + 2);
    const local = createLocalFiles(world.title, { ...world, onDamage: () => expect.unreachable() });
    const subtitles = await local.read(`kept://${world.title.folder}/subtitles-0`);
    expect(subtitles?.type).toBe('text/vtt');
    expect(await subtitles?.text()).toBe(
      'WEBVTT\n\n1\r\n00:00:01.500 --> 00:00:02.000\r\nسلام، ۱۲:۳۰\r\n',
    );
    world.records.close();
  });
});
