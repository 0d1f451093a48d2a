import type { Answer, LiveChannel, Programme, SliderData } from '@parde/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { day } from '../catalogue/tehran.ts';
import { type ErrorBody, minutes, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

/** A Saturday at 11:30 in Tehran. */
const now = Date.UTC(2026, 10, 21, 8, 0, 0);
const api = createFileApi();
const { db, get, fetchAllItems } = api;
const live = 'of-a-test';
const words = { name_en: null, summary_fa: '', summary_en: null } as const;

const [saturday, sunday, friday] = [0, 1, 6];
const slots: readonly [weekday: number, starts: number, minutes: number, fa: string][] = [
  [friday, 23 * 60, 120, 'از شب به بامداد'],
  [saturday, 9 * 60, 90, 'صبح'],
  [saturday, 11 * 60, 45, 'ظهر'],
  [saturday, 13 * 60, 60, 'عصر'],
  [sunday, 10 * 60, 30, 'یکشنبه'],
];

beforeEach(() => {
  db.transaction(() => {
    db.run(db.from.deleteFrom('live_programmes').where('live_id', '=', live));
    db.run(db.from.deleteFrom('lives').where('id', '=', live));
    db.run(
      db.from.insertInto('lives').values({
        id: live,
        position: 999,
        name_fa: 'آزمون',
        name_en: null,
        description_fa: '',
        description_en: null,
        age: 0,
        access: 'free',
        art: '["city","cobalt"]',
        has_logo: 0,
        has_picture: 0,
      }),
    );
    const rows = slots.map(([weekday, starts_minute, length, name_fa]) => ({
      ...words,
      live_id: live,
      weekday,
      starts_minute,
      minutes: length,
      name_fa,
      art: name_fa === 'صبح' ? '["music","rose"]' : null,
      catch_up_id: '4001',
    }));
    db.run(db.from.insertInto('live_programmes').values(rows));
  });
});

const channel = async () => (await get<Answer<'getLive'>>(`/get/live/${live}`)).data;
const named = (programme: Programme | null) => programme?.name_fa ?? null;
const schedule = async (date = '') =>
  (await get<Answer<'getLiveSchedule'>>(`/get/live/${live}/schedule${date && `?date=${date}`}`))
    .data;

describe('the current programme', () => {
  it('is followed by the next one, across days and weeks', async () => {
    const heard: (string | null)[][] = [];
    const listen = async () => {
      const { now: on, next } = await channel();
      heard.push([named(on), named(next)]);
    };
    await listen();
    api.pass(minutes(15));
    await listen();
    api.pass(minutes(75 + 59));
    await listen();
    api.pass(minutes(1));
    await listen();
    // After Sunday's last programme, at 11:00, the next one is on Friday.
    api.pass(minutes(21 * 60));
    await listen();
    expect(heard).toEqual([
      ['ظهر', 'عصر'],
      [null, 'عصر'],
      ['عصر', 'یکشنبه'],
      [null, 'یکشنبه'],
      [null, 'از شب به بامداد'],
    ]);
    api.pass(-minutes(15 + 75 + 59 + 1 + 21 * 60));
  });

  it('has its times in Tehran’s offset', async () => {
    const { now: on, next } = await channel();
    expect(on).toMatchObject({
      starts_at: '2026-11-21T11:00:00+03:30',
      ends_at: '2026-11-21T11:45:00+03:30',
      catch_up_id: null,
    });
    expect(next?.starts_at).toBe('2026-11-21T13:00:00+03:30');
  });

  it('continues past midnight', async () => {
    api.pass(-minutes(11 * 60));
    const { now: on } = await channel();
    expect(on).toMatchObject({
      name_fa: 'از شب به بامداد',
      starts_at: '2026-11-20T23:00:00+03:30',
      ends_at: '2026-11-21T01:00:00+03:30',
    });
    api.pass(minutes(11 * 60));
  });

  it('is null on a channel without a schedule', async () => {
    db.run(db.from.deleteFrom('live_programmes').where('live_id', '=', live));
    expect(await channel()).toMatchObject({ now: null, next: null, logo: null, picture: null });
    expect((await schedule()).programmes).toEqual([]);
  });

  it('is the same in the list, on the page and in the slider', async () => {
    const lives = await fetchAllItems<LiveChannel>('/get/lives?limit=4');
    const { data: slider } = await get<{ data: SliderData }>('/get/slider?ref=0');
    expect(slider.live.length).toBeGreaterThan(3);
    for (const on of slider.live) {
      const listed = lives.find(({ id }) => id === on.id);
      expect(listed?.now?.starts_at).toBe(on.starts_at);
      expect((await get<Answer<'getLive'>>(`/get/live/${on.id}`)).data).toEqual(listed);
      expect(Date.parse(on.starts_at)).toBeLessThanOrEqual(now);
      expect(Date.parse(on.ends_at)).toBeGreaterThan(now);
    }
  });
});

describe('the live channels', () => {
  it('are in their defined order, each once', async () => {
    const expected = db.all(
      db.from.selectFrom('lives').select('id').orderBy('position').orderBy('id'),
    );
    const lives = await fetchAllItems<LiveChannel>('/get/lives?limit=4');
    expect(lives.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(lives[0]?.id).toBe('parde-one');
  });

  it('are a 404 if unknown, and so are their schedules', async () => {
    for (const path of ['/get/live/unknown', '/get/live/unknown/schedule']) {
      const response = await api.call('GET', path);
      expect(response.status).toBe(404);
      expect((await read<ErrorBody>(response)).message_fa).toBe('این شبکه پیدا نشد.');
    }
  });
});

describe('the programmes of a day', () => {
  it('are today’s by default, including one that began the night before', async () => {
    const { date, first_date, last_date, programmes } = await schedule();
    expect([date, first_date, last_date]).toEqual(['2026-11-21', '2026-11-15', '2026-11-28']);
    expect(programmes.map(named)).toEqual(['از شب به بامداد', 'صبح', 'ظهر', 'عصر']);
    expect(await schedule('2026-11-21')).toEqual(await schedule());
  });

  it('include one that continues into the next day', async () => {
    const { programmes } = await schedule('2026-11-27');
    expect(programmes.map(({ id, starts_at }) => [id, starts_at])).toEqual([
      [`${live}-20261127-1380`, '2026-11-27T23:00:00+03:30'],
    ]);
    expect((await schedule('2026-11-28')).programmes[0]?.id).toBe(`${live}-20261127-1380`);
  });

  it('can be watched later if they are over and a video exists', async () => {
    const again = (await schedule()).programmes.map(({ catch_up_id }) => catch_up_id);
    expect(again).toEqual(['4001', '4001', null, null]);
  });

  it('have pictures that can be loaded, if they have any', async () => {
    const pictures = (await schedule()).programmes.map(({ picture }) => picture);
    expect(pictures.map((picture) => picture !== null)).toEqual([false, true, false, false]);
    expect((await api.send('GET', pictures[1]?.url ?? '')).status).toBe(200);
  });

  it.each(['2026-11-14', '2026-11-29', '2030-01-01', '1999-12-31'])(
    'are empty on a day outside the schedule: %s',
    async (date) => {
      expect(await schedule(date)).toMatchObject({ date, programmes: [] });
    },
  );

  it('change with the day', async () => {
    api.pass(day);
    expect(await schedule()).toMatchObject({ date: '2026-11-22', first_date: '2026-11-16' });
    api.pass(-day);
  });

  it.each(['yesterday', '2026-13-01', '2026-02-30', ''])(
    'are refused for an invalid day: “%s”',
    async (date) => {
      const response = await api.call('GET', `/get/live/${live}/schedule?date=${date}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['date']);
    },
  );
});
