import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../catalogue/tehran.ts';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { episode, film, ids, other, series, viewersOf } from '../test-support/viewer.ts';

const api = createCatalogueApi();
const viewer = viewersOf(api);

describe('a started title', () => {
  it('is a title watched between 5 and 95 percent', async () => {
    const { watch, watching, list } = await viewer();
    expect((await watch(film, 4)).place).toBeNull();
    expect((await list('history')).items).toEqual([]);
    expect((await watch(film, 5)).place).toEqual({
      ...film,
      position_seconds: 50,
      duration_seconds: 1000,
      updated_at: expect.stringMatching(/\+03:30$/),
      episode_of: null,
    });
    expect((await watch(film, 95)).place?.position_seconds).toBe(950);
    expect((await watching()).items).toHaveLength(1);
    expect(await watch(film, 96)).toMatchObject({ place: null, lists: ['history'] });
    expect((await watching()).items).toEqual([]);
  });

  it('moves back with the viewer, and a position beyond the end counts as the end', async () => {
    const { watch, post } = await viewer();
    await watch(film, 50);
    expect((await watch(film, 20)).place?.position_seconds).toBe(200);
    expect((await watch(film, 0)).place).toBeNull();
    await watch(film, 50);
    expect((await watch(film, 300)).place).toBeNull();
    const unknown = { ...film, position_seconds: 0, duration_seconds: 0 };
    expect((await post('/my/watching/save', unknown)).status).toBe(200);
  });

  it('represents a series once, by the episode started last', async () => {
    const { watch, watching, state } = await viewer();
    await watch(episode('7711'), 40);
    await watch(film, 40);
    await watch(episode('7721'), 40);
    const { items } = await watching();
    expect(items.map(({ card, place }) => [card.id, place.id])).toEqual([
      ['7721', '7721'],
      ['1000', '1000'],
    ]);
    expect(items[0]?.place.episode_of).toMatchObject({
      series: { id: '77', name_fa: 'قهوه‌خانهٔ حاج رضا' },
      season: 2,
      number: 1,
    });
    expect((await state(series)).place).toEqual(items[0]?.place);
    expect((await state(episode('7711'))).place?.position_seconds).toBe(400);
  });

  it('becomes the next episode after one was watched, across seasons', async () => {
    const { watch, watching, state } = await viewer();
    await watch(episode('7711'), 100);
    expect((await watching()).items[0]?.place).toMatchObject({
      id: '7712',
      position_seconds: 0,
      duration_seconds: 2400,
      episode_of: { season: 1, number: 2 },
    });
    await watch(episode('7712'), 100);
    expect((await state(series)).place?.id).toBe('7721');
    expect((await state(episode('7712'))).place).toBeNull();
  });

  it('is missing until the next episode is released', async () => {
    const waiting = createCatalogueApi();
    const token = await waiting.signIn('09350009999');
    const body = { ...episode('7721'), position_seconds: 99, duration_seconds: 100 };
    await waiting.call('POST', '/my/watching/save', { token, body });
    const begun = async () =>
      (await read<Answer<'listWatching'>>(waiting.call('GET', '/get/my/watching', { token }))).data
        .items;
    expect(await begun()).toEqual([]);
    waiting.pass(5 * day);
    expect((await begun())[0]?.card.id).toBe('7722');
  });

  it('has no next episode after an extra', async () => {
    const { watch, watching } = await viewer();
    await watch(episode('7700'), 100);
    expect((await watching()).items).toEqual([]);
  });

  it('is removed with all episodes of its series', async () => {
    const { watch, watching, post, state } = await viewer();
    await watch(film, 50);
    await watch(episode('7711'), 50);
    await watch(episode('7712'), 50);
    const removed = await read<Answer<'removeWatching'>>(
      post('/my/watching/remove', episode('7712')),
    );
    expect(removed.data.place).toBeNull();
    expect((await watching()).items.map(({ card }) => card.id)).toEqual(['1000']);
    expect((await state(series)).place).toBeNull();
    expect((await post('/my/watching/remove', other)).status).toBe(200);
  });

  it('is paged without gaps or repeats, even if titles were watched meanwhile', async () => {
    const { watch, watching } = await viewer();
    for (const id of ['1001', '1002', '1003', '1004']) {
      await watch({ content_type: 'movie', id }, 50);
    }
    const first = await watching('?limit=2');
    await watch(film, 50);
    await watch({ content_type: 'movie', id: '1004' }, 60);
    const second = await watching(`?limit=2&cursor=${first.next_cursor}`);
    const seen = [...first.items, ...second.items].map(({ card }) => card.id);
    expect(seen).toEqual(['1004', '1003', '1002', '1001']);
    expect(second.next_cursor).toBeNull();
  });

  it('is never a series itself, because only playable titles have a position', async () => {
    const { post } = await viewer();
    const body = { ...series, position_seconds: 1, duration_seconds: 2 };
    const response = await post('/my/watching/save', body);
    expect(response.status).toBe(422);
    expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['content_type']);
  });

  it('is in the history, last watched first, until removed', async () => {
    const { watch, list, post } = await viewer();
    await watch(film, 50);
    await watch(other, 50);
    await watch(film, 60);
    expect(ids(await list('history'))).toEqual(['1000', '1001']);
    await post('/my/list/remove', { list: 'history', ...film });
    expect(ids(await list('history'))).toEqual(['1001']);
  });
});
