import { describe, expect, it } from 'vitest';
import { day } from '../catalogue/tehran.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { episode, film, ids, series, viewersOf } from '../test-support/viewer.ts';

const api = createCatalogueApi();
const viewer = viewersOf(api);
const unreleased = episode('7722');

describe('marking as watched', () => {
  it('removes a film from the started titles until the mark is removed', async () => {
    const { watch, watching, mark, state, list } = await viewer();
    expect((await state(film)).watched).toBe(false);
    await watch(film, 40);
    expect(await mark(film, true)).toMatchObject({ watched: true, place: null });
    expect((await watching()).items).toEqual([]);
    expect(ids(await list('history'))).toEqual([film.id]);
    expect(await mark(film, false)).toMatchObject({ watched: false, place: null });
    expect((await list('history')).items).toEqual([]);
  });

  it('happens when a title is played to its end; only playing a good part of it again undoes it', async () => {
    const { watch, state } = await viewer();
    await watch(film, 100);
    expect((await state(film)).watched).toBe(true);
    await watch(film, 1);
    expect((await state(film)).watched).toBe(true);
    expect(await watch(film, 40)).toMatchObject({ watched: false, place: { id: film.id } });
  });

  it('moves a series on to its next episode, and back', async () => {
    const { mark, watching, state } = await viewer();
    await mark(episode('7711'), true);
    expect((await watching()).items[0]?.card.id).toBe('7712');
    await mark(episode('7712'), true);
    expect(await state(series)).toMatchObject({
      place: { id: '7721' },
      watched: false,
      watched_episodes: ['7711', '7712'],
    });
    await mark(episode('7712'), false);
    expect((await watching()).items[0]?.card.id).toBe('7712');
    await mark(episode('7711'), false);
    expect((await watching()).items).toEqual([]);
  });

  it('does not move the viewer if another episode is in progress or a later one was watched', async () => {
    const { mark, watch, watching } = await viewer();
    const next = async () => (await watching()).items[0]?.place;
    await watch(episode('7711'), 40);
    await mark(episode('7712'), true);
    expect(await next()).toMatchObject({ id: '7711', position_seconds: 400 });
    await watch(episode('7711'), 100);
    expect(await next()).toMatchObject({ id: '7721' });
    await mark(episode('7711'), true);
    expect(await next()).toMatchObject({ id: '7721' });
  });

  it('of a series includes all released episodes except extras, or one season', async () => {
    const { mark, watching, list } = await viewer();
    const season = await mark({ ...series, season: 1 }, true);
    expect(season).toMatchObject({ watched: false, watched_episodes: ['7711', '7712'] });
    const whole = await mark(series, true);
    expect(whole).toMatchObject({ watched: true, watched_episodes: ['7711', '7712', '7721'] });
    expect((await watching()).items).toEqual([]);
    expect(ids(await list('history'))).toEqual([series.id]);
    expect(await mark(series, false)).toMatchObject({ watched: false, watched_episodes: [] });
    expect((await list('history')).items).toEqual([]);
  });

  it('can be undone for exactly those episodes that one call changed', async () => {
    const { mark } = await viewer();
    await mark(episode('7711'), true);
    await mark(series, true);
    const back = await mark({ ...series, episodes: ['7712', '7721', 'none'] }, false);
    expect(back.watched_episodes).toEqual(['7711']);
  });

  it('is refused for unreleased titles and unknown seasons', async () => {
    const { post, mark } = await viewer();
    const send = (title: object) => post('/my/watching/mark', { ...title, watched: true });
    expect((await send(unreleased)).status).toBe(422);
    expect((await send({ ...series, season: 7 })).status).toBe(404);
    expect((await mark({ ...series, episodes: [unreleased.id] }, true)).watched_episodes).toEqual(
      [],
    );
  });

  it('persists when the series is removed from the started titles', async () => {
    const { watch, post, state, watching } = await viewer();
    await watch(episode('7711'), 100);
    await watch(episode('7712'), 40);
    await post('/my/watching/remove', episode('7712'));
    expect(await state(series)).toMatchObject({ place: null, watched_episodes: ['7711'] });
    expect((await watching()).items).toEqual([]);
    await watch(episode('7712'), 40);
    expect((await watching()).items[0]?.card.id).toBe('7712');
  });
});

describe('the viewer’s recommended shelves', () => {
  it('are empty before anything was watched', async () => {
    const { rows } = await viewer();
    expect(await rows()).toEqual([]);
  });

  it('show the newest episode of started and watchlisted series after its release, unless it was started', async () => {
    const later = createCatalogueApi();
    const own = viewersOf(later);
    const [begun, keeper] = [await own(), await own()];
    await begun.watch(episode('7711'), 100);
    await keeper.add('watchlist', series);
    const shown = async ({ rows }: typeof begun) =>
      (await rows()).flatMap(({ kind, items }) => (kind === 'new_episodes' ? ids({ items }) : []));
    expect(await shown(begun)).toEqual(['7721']);
    later.pass(6 * day);
    expect(await shown(keeper)).toEqual(['7722']);
    await begun.mark(episode('7712'), true);
    await begun.mark(episode('7721'), true);
    // The episode is not listed again, because it is the viewer's next one.
    expect(await shown(begun)).toEqual([]);
    later.pass(40 * day);
    const latecomer = await own();
    await latecomer.add('watchlist', series);
    expect(await shown(latecomer)).toEqual([]);
  });
});
