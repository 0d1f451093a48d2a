import type { Answer, Card, Channel, LiveChannel, VideoItem } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { day } from '../catalogue/tehran.ts';
import { createGallery } from '../pictures/gallery.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);
const api = createFileApi();
const { db, get, fetchAllItems } = api;

const newest = (items: readonly VideoItem[]) => items.map(({ published_at }) => published_at);

describe('the list of channels', () => {
  it('is sorted by the newest video', async () => {
    const channels = await fetchAllItems<Channel>('/get/channels?limit=2');
    const latest = channels.map((channel) => channel.latest?.published_at ?? '');
    expect(latest).toEqual([...latest].sort().reverse());
    expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length);
    expect(new Set(channels.map(({ kind }) => kind))).toEqual(
      new Set(['newspaper', 'studio', 'magazine']),
    );
  });

  it('can be limited to one kind', async () => {
    const channels = await fetchAllItems<Channel>('/get/channels?kind=magazine&limit=50');
    expect(new Set(channels.map(({ kind }) => kind))).toEqual(new Set(['magazine']));
    expect(channels.length).toBeGreaterThan(1);
  });

  it('has the latest video of each, and a count that matches its videos', async () => {
    for (const { id, latest, video_count, first_published_at } of await fetchAllItems<Channel>(
      '/get/channels?limit=50',
    )) {
      const videos = await fetchAllItems<VideoItem>(`/get/channel/${id}/videos?limit=50`);
      expect(videos).toHaveLength(video_count);
      expect(videos[0] ?? null).toEqual(latest);
      expect(newest(videos)).toEqual([...newest(videos)].sort().reverse());
      for (const { channel } of videos) expect(channel.id).toBe(id);
      const first = await fetchAllItems<VideoItem>(`/get/channel/${id}/videos?limit=2&sort=oldest`);
      expect(first.map((video) => video.id)).toEqual(videos.map((video) => video.id).reverse());
      expect(first[0]?.published_at ?? null).toEqual(first_published_at);
    }
  });
});

it('returns the videos of a channel in a period of days, in Tehran time', async () => {
  const videos = await fetchAllItems<VideoItem>('/get/channel/khabar/videos');
  const days = videos.map(({ published_at }) => published_at.slice(0, 10));
  const [until = '', since = ''] = days;
  expect(since < until).toBe(true);
  const between = (query: string) =>
    fetchAllItems<VideoItem>(`/get/channel/khabar/videos?${query}`);
  expect(await between(`since=${since}&until=${until}`)).toEqual(videos.slice(0, 2));
  expect(await between(`until=${since}`)).toEqual(videos.slice(1));
  expect(await between(`since=${until}`)).toEqual(videos.slice(0, 1));
});

it('returns as many series of a channel as its series_count', async () => {
  for (const { id, series_count } of await fetchAllItems<Channel>('/get/channels?limit=50')) {
    const series = await fetchAllItems<Card>(`/get/channel/${id}/series?limit=1`);
    expect(series).toHaveLength(series_count ?? 0);
    for (const { content_type } of series) expect(content_type).toBe('series');
  }
  const { data } = await get<Answer<'getChannel'>>('/get/channel/studio');
  expect(data.series_count).toBeGreaterThan(0);
});

describe('a channel', () => {
  it('has a fixed address for the studio', async () => {
    const { data } = await get<Answer<'getChannel'>>('/get/channel/studio');
    expect(data.kind).toBe('studio');
    expect(data.logo?.width).toBe(data.logo?.height);
  });

  it('has a logo that no other channel has, live channels included', async () => {
    const channels = await fetchAllItems<Channel>('/get/channels?limit=50');
    const lives = await fetchAllItems<LiveChannel>('/get/lives?limit=50');
    const studio = await get<Answer<'getChannel'>>('/get/channel/studio');
    const gallery = createGallery(createFactsOf(db));
    const logos = [...channels, studio.data, ...lives].map(({ logo }) => logo?.url);
    const paths = logos.map((url) => /^\/media\/(logo\/[^?]+)/.exec(url ?? '')?.[1] ?? 'none');
    expect(paths).not.toContain('none');
    const drawn = await Promise.all(paths.map((path) => gallery.find(path)?.draw()));
    expect(new Set(drawn).size).toBe(new Set(paths).size);
  });

  it('can have no videos yet', async () => {
    const words = { name_fa: 'آزمون', name_en: null, description_fa: '', description_en: null };
    db.run(
      db.from.insertInto('channels').values({
        id: 'of-a-test',
        kind: 'magazine',
        position: 99,
        art: '["city","cobalt"]',
        has_logo: 0,
        has_backdrop: 0,
        ...words,
      }),
    );
    const { data } = await get<Answer<'getChannel'>>('/get/channel/of-a-test');
    expect(data).toMatchObject({ logo: null, backdrop: null, video_count: 0, latest: null });
    expect(await fetchAllItems('/get/channel/of-a-test/videos')).toEqual([]);
    const ids = (await fetchAllItems<Channel>('/get/channels?limit=3')).map(
      (channel) => channel.id,
    );
    expect(ids.slice(-2).sort()).toEqual(['golbarg', 'of-a-test']);
  });

  it('is a 404 if it is unknown, and so are its videos and series', async () => {
    expect((await api.call('GET', '/get/channel/unknown')).status).toBe(404);
    expect((await api.call('GET', '/get/channel/unknown/videos')).status).toBe(404);
    expect((await api.call('GET', '/get/channel/unknown/series')).status).toBe(404);
  });
});

describe('the magazines', () => {
  it('contain the issues of all magazines, newest first', async () => {
    const issues = await fetchAllItems<VideoItem>('/get/magazines?limit=10');
    const days = issues.map(({ issue }) => issue?.issue_date ?? '');
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(issues.map(({ id }) => id)).size).toBe(issues.length);
    expect(new Set(issues.map(({ channel }) => channel.kind))).toEqual(new Set(['magazine']));
    expect(new Set(issues.map(({ channel }) => channel.id)).size).toBeGreaterThan(1);
  });

  it('contain no issue before its release', async () => {
    const newestIssue = (await fetchAllItems<VideoItem>('/get/magazines?limit=50'))[0];
    const { id = '' } = newestIssue ?? {};
    const at = (released_at: number) =>
      db.run(db.from.updateTable('titles').set({ released_at }).where('id', '=', id));
    at(now + day);
    const later = await fetchAllItems<VideoItem>('/get/magazines?limit=50');
    expect(later.map((issue) => issue.id)).not.toContain(id);
    at(now - day);
    expect((await fetchAllItems<VideoItem>('/get/magazines?limit=50'))[0]?.id).toBe(id);
  });
});
