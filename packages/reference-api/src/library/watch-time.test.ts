import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../catalogue/tehran.ts';
import { minutes, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { episode, film, viewersOf } from '../test-support/viewer.ts';

async function person() {
  const api = createCatalogueApi();
  const { get, post, mark } = await viewersOf(api)();
  return {
    pass: api.pass,
    mark,
    /** Reports a position in minutes. */
    reach: (title: object, count: number, watched_at?: string) =>
      post('/my/watching/save', {
        ...title,
        position_seconds: count * 60,
        duration_seconds: 100 * 60,
        ...(watched_at && { watched_at }),
      }),
    weeks: async () => (await read<Answer<'getWatchTime'>>(get('/get/my/watch_time'))).data.weeks,
  };
}

describe('getWatchTime', () => {
  it('lists twelve weeks from Saturday in Tehran, the current one last', async () => {
    const { weeks, pass } = await person();
    const found = await weeks();
    expect(found).toHaveLength(12);
    expect(found[0]).toEqual({ first_day: '2026-09-05', minutes: 0 });
    expect(found[11]).toEqual({ first_day: '2026-11-21', minutes: 0 });
    // Friday, half an hour before midnight in Tehran.
    pass(6 * day + minutes(11 * 60 + 60));
    expect((await weeks()).at(-1)?.first_day).toBe('2026-11-21');
    pass(minutes(30));
    expect((await weeks()).at(-1)?.first_day).toBe('2026-11-28');
  });

  it('counts the minutes between positions of films and episodes', async () => {
    const { reach, weeks, pass } = await person();
    await reach(film, 6);
    pass(minutes(20));
    await reach(film, 26);
    await reach(episode('7711'), 10);
    expect((await weeks()).at(-1)?.minutes).toBe(36);
    pass(7 * day);
    await reach(film, 30);
    expect((await weeks()).slice(-2)).toEqual([
      { first_day: '2026-11-21', minutes: 36 },
      { first_day: '2026-11-28', minutes: 4 },
    ]);
  });

  it('does not count a jump, a mark, or a second report of the same minutes', async () => {
    const { reach, mark, weeks, pass } = await person();
    await reach(film, 6);
    pass(minutes(1));
    await reach(film, 80);
    await reach(film, 20);
    await mark(episode('7711'), true);
    expect((await weeks()).at(-1)?.minutes).toBe(8);
  });

  it('counts a position that a device reports later on the day of the viewing', async () => {
    const { reach, weeks } = await person();
    await reach(film, 30, '2026-11-20T22:00:00+03:30');
    expect((await weeks()).slice(-2).map((week) => week.minutes)).toEqual([30, 0]);
  });
});
