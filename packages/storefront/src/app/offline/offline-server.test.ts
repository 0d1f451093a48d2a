import { createApiClient, type DownloadLinks, type Playback } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { canSave, createOfflineDevice } from '@parde/offline';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  fail,
  openStorage,
  playbackOf,
  stubBrowser,
  stubDocument,
} from '../../test-support/offline/device.ts';
import { createFilmServer } from '../../test-support/offline/film-server.ts';
import { testPage } from '../../test-support/test-page.ts';
import { healthUrl } from '../connection.ts';
import type { Page } from '../page/page.ts';
import { checkSavable, createOfflineServer } from './offline-server.ts';
import { openSession } from './session.ts';

const film = { type: 'movie', id: '1024' } as const;

const desktop = () => stubDocument();
/** Has no `MediaSource`, but plays files. */
const iphone = () => {
  stubDocument({ plays: (type) => type === 'video/mp4' });
  vi.stubGlobal('MediaSource', undefined);
};

beforeEach(stubBrowser);

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

type DownloadAnswer = DownloadLinks | number | (() => DownloadLinks);

/** A server with these answers. `calls` lists the operations that were called. */
function serverOf(playback: Playback | number, download: DownloadAnswer) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    retry: false,
    async fetch({ url }) {
      const isDownload = url.includes('download');
      calls.push(isDownload ? 'files' : 'playback');
      const given = typeof download === 'function' ? download() : download;
      const answer = isDownload ? given : playback;
      return typeof answer === 'number'
        ? Response.json({}, { status: answer })
        : Response.json({ data: answer });
    },
  });
  return { api, calls };
}

const stream = { type: 'hls', url: '/media/film.m3u8', quality: null, codecs: 'avc1' } as const;
const playback = playbackOf([], {
  sources: [stream],
  offline: { until: '2099-01-01T00:00:00Z', version: 'v1', files: [], age_rating: 7 },
});

/** A page of a brand whose server has only section 7. */
const derived = { derived: ['getPlayback'] } as const;

async function pageOf({ api }: Pick<Page, 'api'>, facts: Partial<Page['facts']>): Promise<Page> {
  const page = await testPage('saved-titles', () => new Response());
  return { ...page, api, facts: { ...page.facts, ...facts } };
}

const check = async (server: Pick<Page, 'api'>, facts: Partial<Page['facts']> = {}) =>
  await checkSavable(await pageOf(server, facts), film);

describe('a server that sends offline terms', () => {
  it('receives no request for files if this browser plays the stream', async () => {
    const server = serverOf(playback, downloadOf([linkTo('/media/film.mp4')]));
    expect((await check(server)).sources).toEqual([stream]);
    expect(server.calls).toEqual(['playback']);
  });

  it('lets an iPhone save a file of the downloads, with the terms of the stream', async () => {
    iphone();
    const server = serverOf(playback, downloadOf([linkTo('/media/film.mp4')]));
    const savable = await check(server);
    expect(savable.sources).toEqual([
      { type: 'mp4', url: '/media/film.mp4', quality: '480p', codecs: null },
    ]);
    expect(savable.offline).toEqual({
      ...playback.offline,
      files: [{ height: 480, size_bytes: 700 }],
    });
    expect(savable.chapters).toEqual(playback.chapters);
    expect(canSave(savable)).toBe(true);
  });

  it('leaves an iPhone without a file if it cannot play any', async () => {
    iphone();
    for (const download of [403, downloadOf([linkTo('/media/a.mkv', { file_name: 'a.mkv' })])]) {
      const savable = await check(serverOf(playback, download));
      expect(canSave(savable)).toBe(false);
    }
  });

  it('forbids saving if there are neither terms nor files', async () => {
    const { offline: _, ...withoutTerms } = playback;
    expect((await check(serverOf(withoutTerms, downloadOf([])))).offline).toBeNull();
  });

  it('forbids saving its files if its terms forbid saving', async () => {
    const server = serverOf({ ...playback, offline: null }, downloadOf([linkTo('/media/a.mp4')]));
    for (const stub of [desktop, iphone]) {
      stub();
      expect((await check(server)).offline).toBeNull();
    }
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
    const savable = await check(server, derived);
    expect(server.calls).toEqual(['files']);
    expect(savable).toMatchObject({ content_type: 'movie', id: '1024', position_seconds: null });
    expect(savable.offline).toMatchObject({ until: null, age_rating: null });
  });

  it('receives a request for playback if it has no file, and its refusal shows the reason', async () => {
    const server = serverOf(403, downloadOf([]));
    await expect(check(server, derived)).rejects.toMatchObject({ status: 403 });
    expect(server.calls).toEqual(['files', 'playback']);
  });

  it('refuses a viewer who may not have the files', async () => {
    await expect(check(serverOf(200, 403), derived)).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the server of the saved titles', () => {
  const ref = { content_type: 'movie', id: '1024' } as const;
  const position = {
    ...ref,
    position_seconds: 7,
    duration_seconds: 19,
    watched_at: '2026-11-20T00:00:00.000Z',
  };

  it.each([
    [401, 'refused'],
    [402, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
  ] as const)('answers %i about a title with a refusal', async (status, refusal) => {
    const server = await offlineServerOf(serverOf(status, 500));
    expect(await server.getPlayback(ref)).toBe(refusal);
  });

  it('gives no answer about a title if it fails otherwise', async () => {
    const server = await offlineServerOf(serverOf(503, 500));
    await expect(server.getPlayback(ref)).rejects.toThrow();
  });

  it('forbids saving a title that has neither terms nor files', async () => {
    const { offline: _, ...silent } = playback;
    const server = await offlineServerOf(serverOf(silent, 403));
    expect(await server.getPlayback(ref)).toMatchObject({ offline: null });
  });

  it('sends a position again only if this may succeed', async () => {
    for (const status of [400, 404, 410]) {
      const server = await offlineServerOf(serverOf(status, 500));
      await expect(server.savePosition?.(position)).resolves.toBeUndefined();
    }
    for (const status of [401, 503]) {
      const server = await offlineServerOf(serverOf(status, 500));
      await expect(server.savePosition?.(position)).rejects.toThrow();
    }
  });

  it('receives no position of a guest', async () => {
    const { records } = await openStorage();
    const session = await openSession(records, async () => undefined);
    const server = createOfflineServer(await pageOf(serverOf(200, 500), {}), session);
    expect(server.savePosition).toBeUndefined();
  });

  it('is asked neither for terms nor positions if it has no such operation', async () => {
    const { api } = serverOf(200, 500);
    const server = await offlineServerOf({ api: { ...api, hasOperation: () => false } });
    expect([server.getTerms, server.savePosition]).toEqual([undefined, undefined]);
  });

  it('has the time of the storefront’s own server', async () => {
    const server = await offlineServerOf(serverOf(500, 500));
    const headers = { Date: 'Fri, 20 Nov 2026 00:00:00 GMT' };
    const fetched = vi.fn<(url: string) => Promise<Response>>();
    vi.stubGlobal('fetch', fetched);
    fetched.mockResolvedValueOnce(new Response(null, { headers }));
    expect(await server.getTime?.()).toBe(Date.UTC(2026, 10, 20));
    expect(fetched.mock.lastCall?.[0]).toBe(healthUrl);
    fetched.mockResolvedValueOnce(new Response());
    expect(await server.getTime?.()).toBeNull();
  });
});

async function offlineServerOf(server: Pick<Page, 'api'>, facts: Partial<Page['facts']> = {}) {
  const { records } = await openStorage();
  const session = await openSession(records, async () => '09120000001');
  return createOfflineServer(await pageOf(server, facts), session);
}

describe('a file of the downloads', () => {
  it('continues with a new link when the old one has expired, and has its subtitles', async () => {
    const server = createFilmServer();
    vi.stubGlobal('fetch', server.fetch);
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
    const language = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };
    const subtitles = { language, url: `${server.origin}/media/fa.srt`, file_name: 'fa.srt' };
    const files = () =>
      downloadOf([linkTo(`${server.origin}/media/film.mp4?token=${token}`)], [subtitles]);
    const device = createOfflineDevice<Playback>({
      storage: await openStorage(),
      server: await offlineServerOf(serverOf(500, files), derived),
      connection: { getState: () => ({ isOnline: true }), subscribe: () => () => {} },
      onError: fail,
    });
    onTestFinished(() => device.close());
    await device.add({ playback: await check(serverOf(500, files), derived) });
    const [title] = device.list();
    if (!title) throw new Error('Nothing is saved.');
    await vi.waitFor(() => expect(device.describe(title)?.stage).toBe('ready'), 10_000);
    expect(lapsed).toBeGreaterThan(0);
    // One byte more for each link, because a request for one byte finds the file's length.
    expect(server.sent.get('/media/film.mp4')).toBeLessThanOrEqual(20_000_000 + 2);
    const [saved] = device.list();
    const local = saved && device.source(saved);
    const file = await local?.read(local.playback.subtitles[0]?.url ?? '');
    expect(file?.type).toBe('text/vtt');
    expect(await file?.text()).toBe(
      'WEBVTT\n\n1\r\n00:00:01.500 --> 00:00:02.000\r\nسلام، ۱۲:۳۰\r\n',
    );
  });
});
