import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { minutes, read, testTime } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { episode, film, other, series, viewersOf } from '../test-support/viewer.ts';

const api = createCatalogueApi();
const viewer = viewersOf(api);
let passed = 0;
const pass = (time: number) => {
  passed += time;
  api.pass(time);
};
/** Returns the time this many minutes from now. */
const at = (count: number) => new Date(testTime + passed + minutes(count)).toISOString();

async function device() {
  const one = await viewer();
  return {
    ...one,
    /** Reports a position afterwards, in percent. */
    reportPosition: async (title: object, percent: number, watched_at: string) => {
      const body = {
        ...title,
        position_seconds: percent * 10,
        duration_seconds: 1000,
        watched_at,
      };
      return (await read<Answer<'saveWatching'>>(one.post('/my/watching/save', body))).data;
    },
  };
}

describe('a position that a device reports later', () => {
  it('is stored with its own time if it is newer than the server’s', async () => {
    const { watch, reportPosition, state } = await device();
    await watch(film, 40);
    pass(minutes(60));
    const { place } = await reportPosition(film, 20, at(-10));
    expect(place?.position_seconds).toBe(200);
    expect(Date.parse(place?.updated_at ?? '')).toBe(Date.parse(at(-10)));
    expect((await state(film)).place).toEqual(place);
  });

  it('changes nothing if it is older than the server’s', async () => {
    const { watch, reportPosition, mark, watching } = await device();
    const { place } = await watch(film, 40);
    for (const percent of [0, 20, 80, 100]) {
      expect((await reportPosition(film, percent, at(-1))).place).toEqual(place);
    }
    expect((await watching()).items).toHaveLength(1);
    await mark(film, true);
    expect(await reportPosition(film, 50, at(-1))).toMatchObject({ place: null, watched: true });
  });

  it('with a time in the future counts as current, so later positions replace it', async () => {
    const { watch, reportPosition } = await device();
    const { place } = await reportPosition(film, 40, at(600));
    expect(Date.parse(place?.updated_at ?? '')).toBe(testTime + passed);
    pass(minutes(1));
    expect((await watch(film, 50)).place?.position_seconds).toBe(500);
  });

  it('may be reported twice', async () => {
    const { reportPosition } = await device();
    const time = at(-5);
    const { place } = await reportPosition(film, 40, time);
    expect((await reportPosition(film, 40, time)).place).toEqual(place);
  });

  it('is sorted among others by its time, across pages too', async () => {
    const { watch, reportPosition, watching, state } = await device();
    pass(minutes(60));
    await watch(other, 40);
    await watch(episode('7721'), 40);
    await reportPosition(film, 40, at(-30));
    await reportPosition(episode('7711'), 60, at(-20));
    const first = await watching('?limit=2');
    expect(first.items.map(({ card }) => card.id)).toEqual(['7721', '1001']);
    const second = await watching(`?limit=2&cursor=${first.next_cursor}`);
    expect(second.items.map(({ card }) => card.id)).toEqual(['1000']);
    expect((await state(series)).place?.id).toBe('7721');
  });

  it('requires a time with a UTC offset', async () => {
    const { post } = await device();
    const body = { ...film, position_seconds: 1, duration_seconds: 2 };
    for (const watched_at of ['2026-11-20', '2026-13-40T10:00:00Z', null]) {
      expect((await post('/my/watching/save', { ...body, watched_at })).status).toBe(422);
    }
  });
});
