import type { Answer } from '@parde/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();
const irancell = '203.0.113.7';
const rightel = '198.18.0.7';
const subscriber = { token: '', address: '192.0.2.11' };
const buyer = { token: '', address: '192.0.2.12', mobile: '09120000002' };
/** Ids in the small catalogue. */
const films = { subscription: 'movie/1001', free: 'movie/1004', coming: 'movie/1506' };
const episode = 'episode/3001-1-2';

beforeAll(async () => {
  subscriber.token = await api.signIn('09120000001', subscriber.address);
  buyer.token = await api.signIn(buyer.mobile, buyer.address);
});

type Asked = { token?: string; address?: string };

const asking = (path: string, { token, address }: Asked) =>
  api.call('GET', path, { ...(token !== undefined && { token }), ...(address && { address }) });

async function answer<T>(path: string, asked: Asked): Promise<T> {
  const response = await asking(path, asked);
  expect(response.status, path).toBe(200);
  return (await read<{ data: T }>(response)).data;
}

async function refusal(path: string, asked: Asked = {}) {
  const response = await asking(path, asked);
  return { status: response.status, body: await read<ErrorBody>(response) };
}

const play = (title: string, asked: Asked = {}) =>
  answer<Answer<'getPlayback'>['data']>(`/get/play/${title}`, asked);
const live = (id: string, asked: Asked = {}) =>
  answer<Answer<'getLivePlayback'>['data']>(`/get/play_live/${id}`, asked);
const files = (title: string, asked: Asked = {}) =>
  answer<Answer<'getDownloadLinks'>['data']>(`/get/download_links/${title}`, asked);

describe('getPlayback', () => {
  it('returns a stream that plays and expires', async () => {
    const film = await play(films.free);
    expect(film).toMatchObject({ content_type: 'movie', id: '1004', position_seconds: null });
    expect(film.sources.map(({ type, codecs }) => [type, codecs])).toEqual([
      ['hls', 'avc1.42c01e,mp4a.40.2'],
      ['hls', 'vp09.00.30.08,opus'],
    ]);
    const addresses = [
      ...film.sources.map(({ url }) => url),
      ...film.subtitles.map(({ url }) => url),
      film.thumbnails_url ?? '',
    ];
    for (const url of addresses) {
      expect((await api.send('GET', url)).status, url).toBe(200);
    }
    expect(Date.parse(film.expires_at)).toBeGreaterThan(Date.UTC(2026, 10, 21, 10));
    const playlist = await (
      await api.send('GET', addresses[0]?.replace('h264.m3u8', 'h264-240.m3u8') ?? '')
    ).text();
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    expect(Math.abs(whole - (film.duration_seconds ?? 0))).toBeLessThan(1.6);
  });

  it('returns intro, credits and chapters of a long title in order and within its length', async () => {
    const {
      intro,
      credits_start_seconds: credits,
      chapters,
      duration_seconds,
    } = await play(films.free);
    const starts = chapters.map(({ start_seconds }) => start_seconds);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(intro?.end_seconds).toBeLessThan(credits ?? 0);
    expect(credits).toBeLessThan(duration_seconds ?? 0);
    expect(starts.at(-1)).toBeLessThan(credits ?? 0);
  });

  it('refuses viewers without access, including guests', async () => {
    for (const asked of [{}, buyer, { address: rightel }]) {
      const { status, body } = await refusal(`/get/play/${films.subscription}`, asked);
      expect(status).toBe(403);
      expect(body.message_fa).toContain('اشتراک');
    }
  });

  it('opens a title to a subscriber, and on an operator’s full-rate connection', async () => {
    expect((await play(films.subscription, subscriber)).id).toBe('1001');
    expect((await play(films.subscription, { address: irancell })).id).toBe('1001');
  });

  it('refuses an unreleased title to everyone, with that reason', async () => {
    for (const title of [films.coming, 'episode/3001-2-10']) {
      const { status, body } = await refusal(`/get/play/${title}`, subscriber);
      expect([status, body.message]).toEqual([403, 'This title has not been released yet.']);
    }
  });

  it('returns 404 for an unknown title, and 401 for an unknown token', async () => {
    for (const title of ['movie/none', 'episode/1001', 'video/1001', 'series/3001']) {
      expect((await refusal(`/get/play/${title}`)).status, title).not.toBe(200);
    }
    expect((await refusal('/get/play/movie/none')).status).toBe(404);
    expect((await refusal(`/get/play/${films.free}`, { token: 'nobody' })).status).toBe(401);
  });

  it('returns an episode’s neighbours, and the next one only after its release', async () => {
    const { episode_of, previous, next } = await play(episode, subscriber);
    expect(episode_of).toMatchObject({ series: { id: '3001' }, season: 1, number: 2 });
    expect([previous?.id, next?.id]).toEqual(['3001-1-1', '3001-1-3']);
    const last = await play('episode/3001-2-6', subscriber);
    expect([last.previous?.id, last.next]).toEqual(['3001-2-5', null]);
    expect((await play(films.free)).episode_of).toBeNull();
  });

  it('returns the viewer’s last position', async () => {
    const body = { content_type: 'movie', id: '1001', position_seconds: 2000 };
    await api.call('POST', '/my/watching/save', {
      ...subscriber,
      body: { ...body, duration_seconds: 6720 },
    });
    expect((await play(films.subscription, subscriber)).position_seconds).toBe(2000);
    expect((await play(films.subscription, { address: irancell })).position_seconds).toBeNull();
  });

  it('returns the data charge of the connection; for an unknown one, only that there is a charge', async () => {
    const rateAt = async (address: string) => (await play(films.free, { address })).data_charge;
    expect(await rateAt(rightel)).toMatchObject({ rate: 'half', operators_fa: 'رایتل' });
    expect(await rateAt(irancell)).toMatchObject({ rate: 'full', operators_en: 'Irancell' });
    expect(await rateAt('192.0.2.5')).toMatchObject({ rate: 'full', operators_fa: '' });
  });

  it('starts a ticket’s hours with the first play', async () => {
    expect((await refusal('/get/play/ekran/e-7', buyer)).status).toBe(403);
    api.buy(buyer.mobile, 'ekran', 'e-7', '1080p');
    const started = () =>
      api.db.all(api.db.from.selectFrom('screening_starts').select(['ekran_id', 'at']));
    expect(started()).toEqual([]);
    await play('ekran/e-7', buyer);
    expect(started()).toMatchObject([{ ekran_id: 'e-7' }]);
  });
});

describe('getLivePlayback', () => {
  it('returns a live stream that moves with time and can be seeked back', async () => {
    const channel = await live('nasim');
    expect(channel.dvr_seconds).toBeGreaterThan(0);
    expect(channel.subtitles).toEqual([]);
    for (const { url } of channel.sources) {
      const playlist = await (await api.send('GET', url)).text();
      expect(playlist).toContain('#EXT-X-STREAM-INF');
    }
    const [{ url } = { url: '' }] = channel.sources;
    const media = await (await api.send('GET', url.replace('h264.m3u8', 'h264-240.m3u8'))).text();
    expect(media).toContain('#EXT-X-MEDIA-SEQUENCE:');
    const last = media.trim().split('\n').at(-1) ?? '';
    expect((await api.send('GET', url.replace('h264.m3u8', last))).status).toBe(200);
  });

  it('refuses viewers without access', async () => {
    for (const asked of [{}, buyer]) {
      expect((await refusal('/get/play_live/cinema-24', asked)).status).toBe(403);
    }
    expect((await live('cinema-24', subscriber)).id).toBe('cinema-24');
    expect((await live('cinema-24', { address: irancell })).id).toBe('cinema-24');
    expect((await refusal('/get/play_live/none')).status).toBe(404);
  });
});

describe('getDownloadLinks', () => {
  it('returns files of the declared size, smallest first', async () => {
    const { links, subtitles } = await files(films.free);
    expect(links.map(({ quality }) => quality)).toEqual(['480p', '720p', '1080p']);
    expect(links.map(({ itemid }) => itemid)).toEqual(['1004-480p', '1004-720p', '1004-1080p']);
    const sizes = links.map(({ size_bytes }) => size_bytes ?? 0);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    for (const { url, size_bytes, file_name } of links) {
      const head = await api.send('HEAD', url);
      expect(head.headers.get('Content-Length')).toBe(String(size_bytes));
      expect(head.headers.get('Content-Disposition')).toContain(encodeURIComponent(file_name));
      const end = await api.send('GET', url, { headers: { Range: 'bytes=-100' } });
      expect([end.status, (await end.arrayBuffer()).byteLength]).toEqual([206, 100]);
    }
    expect(subtitles.map(({ language }) => language.code)).toEqual(['en']);
    const [{ url } = { url: '' }] = subtitles;
    expect(await (await api.send('GET', url)).text()).toMatch(/^WEBVTT/);
  });

  it('refuses viewers without access, and returns nothing for unreleased titles', async () => {
    for (const asked of [{}, buyer]) {
      expect((await refusal(`/get/download_links/${films.subscription}`, asked)).status).toBe(403);
    }
    for (const asked of [{}, subscriber]) {
      expect(await files(films.coming, asked)).toMatchObject({ links: [], subtitles: [] });
      expect((await files('ekran/e-7', asked)).links).toEqual([]);
    }
    expect((await refusal('/get/download_links/movie/none')).status).toBe(404);
  });

  it('gives who has bought a file that one and the smaller ones', async () => {
    api.buy(buyer.mobile, 'movie', '1001', '720p');
    const { links } = await files(films.subscription, buyer);
    expect(links.map(({ quality }) => quality)).toEqual(['480p', '720p']);
    const all = await files(films.subscription, subscriber);
    expect(all.links).toHaveLength(4);
  });
});
