import type { Answer, SliderData } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../catalogue/tehran.ts';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);
const api = createFileApi();
const { db, get } = api;

const rows = async () => (await get<Answer<'getDiscover'>>('/get/discover')).data;
const top = async (filter = 'age=0&lang=0&country=0&f_type=0') =>
  (await get<Answer<'getTop'>>(`/getV2/get_top?${filter}`)).data.top;

describe('the shelves', () => {
  it('show whether a title is dubbed or subtitled, and leave false values out', async () => {
    const cards = (await rows()).flatMap(({ items }) => items);
    for (const { content_type, id, dubbed, subtitled } of cards) {
      if (content_type !== 'movie') continue;
      const { data: film } = await get<Answer<'getMovie'>>(`/get/movie/${id}`);
      expect([dubbed, subtitled]).toEqual([
        film.dubbed || undefined,
        film.subtitles.length > 0 || undefined,
      ]);
    }
  });

  it('have wide pictures on wide shelves only, and people with portraits', async () => {
    for (const { shape, items } of await rows()) {
      for (const { poster, backdrop, content_type } of items) {
        if (shape === 'wide') expect(backdrop).not.toBeNull();
        if (shape === 'posters') expect(backdrop).toBeNull();
        if (shape === 'people') expect([content_type, poster?.width]).toEqual(['person', 600]);
      }
    }
  });

  it('leave out items that no longer exist', async () => {
    const before = (await rows()).find(({ id }) => id === 'new-films')?.items ?? [];
    const gone = { row_id: 'new-films', content_type: 'movie', content_id: 'gone' } as const;
    db.run(db.from.insertInto('home_row_items').values({ ...gone, position: 999 }));
    const after = (await rows()).find(({ id }) => id === 'new-films')?.items;
    expect(after).toEqual(before);
  });

  it('hold at most as many items as the contract allows', async () => {
    const rest = { row_id: 'laugh', content_type: 'movie', content_id: '1104' } as const;
    for (let position = 100; position < 150; position += 1) {
      db.run(db.from.insertInto('home_row_items').values({ ...rest, position }));
    }
    expect((await rows()).find(({ id }) => id === 'laugh')?.items).toHaveLength(40);
  });
});

describe('the slides', () => {
  const slides = async () => (await get<{ data: SliderData }>('/get/slider?ref=0')).data.sliders;

  it('have the same data as the title’s page', async () => {
    const slide = (await slides()).find(({ content_type }) => content_type === 'movie');
    const { data: film } = await get<Answer<'getMovie'>>(`/get/movie/${slide?.content_id}`);
    expect(slide).toMatchObject({
      rating: film.rating,
      duration_minutes: film.duration_minutes,
      qualities: film.qualities,
    });
    expect([slide?.dubbed ?? false, slide?.subtitled ?? false]).toEqual([
      film.dubbed,
      film.subtitles.length > 0,
    ]);
  });

  it('can show a live channel, which has no genres and no year', async () => {
    db.run(
      db.from.insertInto('slides').values({
        id: 'of-a-test',
        position: 99,
        content_type: 'live',
        content_id: 'parde-one',
        tagline_fa: 'همین حالا',
        tagline_en: null,
      }),
    );
    expect((await slides()).at(-1)).toMatchObject({
      content_type: 'live',
      content_id: 'parde-one',
      genres: [],
      year: null,
      poster: null,
    });
    db.run(db.from.deleteFrom('slides').where('id', '=', 'of-a-test'));
  });

  it('leave out titles without a wide picture, and those that no longer exist', async () => {
    const before = await slides();
    const slide = { tagline_fa: 'نه', tagline_en: null, position: 98 } as const;
    const bare = (has_backdrop: 0 | 1) =>
      db.run(db.from.updateTable('titles').set({ has_backdrop }).where('id', '=', '2001'));
    bare(0);
    db.run(
      db.from.insertInto('slides').values([
        { ...slide, id: 'bare', content_type: 'movie', content_id: '2001' },
        { ...slide, id: 'gone', content_type: 'series', content_id: 'gone' },
        { ...slide, id: 'other', content_type: 'channel', content_id: 'studio' },
      ]),
    );
    expect(await slides()).toEqual(before);
    bare(1);
  });
});

describe('the most watched', () => {
  it('are sorted by views and have both pictures', async () => {
    const cards = await top();
    const popularity = cards.map(
      ({ id }) =>
        db.one(db.from.selectFrom('titles').select('popularity').where('id', '=', id))
          ?.popularity ?? 0,
    );
    expect(popularity).toEqual([...popularity].sort((a, b) => b - a));
    expect(cards).toHaveLength(20);
    expect(cards[0]?.backdrop).not.toBeNull();
  });

  it('respect the content filter', async () => {
    const all = await top();
    const forChildren = await top('age=7&lang=0&country=0&f_type=0');
    expect(forChildren).not.toEqual(all);
    for (const { id } of forChildren) {
      const row = db.one(db.from.selectFrom('titles').select('age').where('id', '=', id));
      expect(row?.age).toBeLessThanOrEqual(7);
    }
    expect(await top('age=0&lang=0&country=12345&f_type=0')).toEqual([]);
  });

  it('exclude unreleased titles', async () => {
    const [first] = await top();
    const id = first?.id ?? '';
    const at = (released_at: number) =>
      db.run(db.from.updateTable('titles').set({ released_at }).where('id', '=', id));
    at(now + day);
    expect((await top()).map((card) => card.id)).not.toContain(id);
    at(now - day);
    expect((await top())[0]?.id).toBe(id);
  });

  it('require all parameters of the filter', async () => {
    const response = await api.call('GET', '/getV2/get_top?age=0&lang=0&f_type=0');
    expect(response.status).toBe(422);
    expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['country']);
  });
});
