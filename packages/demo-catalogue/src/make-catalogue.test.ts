import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { buildRows } from './build.ts';
import { foreignLands, iranian } from './generate/lands.ts';
import { seedDatabase } from './index.ts';
import type { Rows } from './rows.ts';

const now = Date.parse('2026-11-21T15:00:00+03:30');
const start = performance.now();
const full = buildRows(1, now, 'full');
const building = performance.now() - start;
const small = buildRows(1, now, 'small');
const digest = (rows: Rows) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
const countOf = (rows: Rows, type: string) =>
  rows.titles.filter((title) => title.type === type).length;

describe('the whole catalogue', () => {
  it('is as large as it says', () => {
    expect(countOf(full, 'movie') + countOf(full, 'series')).toBeGreaterThanOrEqual(2000);
    expect(full.episodes.length).toBeGreaterThanOrEqual(30_000);
    expect(full.people.length).toBeGreaterThanOrEqual(1100);
    expect(full.lives.length).toBeGreaterThanOrEqual(24);
    expect(full.lists.length).toBeGreaterThanOrEqual(30);
    expect(full.comments.length).toBeGreaterThan(5000);
  });

  it('is the same from the same seed, and another from another', () => {
    expect(digest(buildRows(1, now + 60_000, 'full'))).toBe(digest(full));
    expect(digest(buildRows(1, now, 'small'))).toBe(digest(small));
    expect(digest(buildRows(2, now, 'small'))).not.toBe(digest(small));
  }, 60_000);

  it('has each name and each id once', () => {
    const works = full.titles.filter(({ type }) => type !== 'video');
    expect(new Set(works.map(({ name_fa }) => name_fa)).size).toBe(works.length);
    expect(new Set(full.titles.map(({ id }) => id)).size).toBe(full.titles.length);
    expect(new Set(full.people.map(({ name_fa }) => name_fa)).size).toBe(full.people.length);
  });

  it('has every case that a page must show', () => {
    const films = full.titles.filter(({ type }) => type === 'movie');
    const ways = new Set(films.map(({ access }) => access));
    expect(ways).toEqual(new Set(['free', 'subscription', 'paid', 'operator']));
    expect(films.some(({ has_poster }) => has_poster === 0)).toBe(true);
    expect(films.some(({ has_backdrop }) => has_backdrop === 0)).toBe(true);
    expect(films.some(({ name_en }) => name_en === null)).toBe(true);
    expect(films.filter(({ released_at }) => released_at > now).length).toBeGreaterThan(10);
    expect(films.some(({ name_fa }) => name_fa.length === 1)).toBe(true);
    expect(films.some(({ name_fa }) => name_fa.length > 170)).toBe(true);
    expect(films.some(({ name_fa }) => name_fa.includes('&amp;'))).toBe(true);
    expect(films.some(({ name_fa }) => /^[\w :’-]+$/.test(name_fa))).toBe(true);
    expect(full.episodes.some(({ air_at }) => air_at > now)).toBe(true);
    expect(full.episodes.some(({ season }) => season === 0)).toBe(true);
    expect(full.titles.some(({ episode_price }) => episode_price)).toBe(true);
    expect(full.titles.some(({ id }) => id === '4300')).toBe(true);
  });

  it('prices what is sold, and nothing else', () => {
    const wrong = [...full.titles, ...full.episodes].filter(
      ({ access, price }) => (price !== null) !== (access === 'paid'),
    );
    expect(wrong).toEqual([]);
  });

  it('has no title or episode of a year or a length that cannot be', () => {
    const wrong = full.titles.filter(
      ({ year, seconds, type }) =>
        year < 1900 || year > 2028 || (type !== 'series' && !(Number(seconds) > 0)),
    );
    expect(wrong).toEqual([]);
    expect(
      full.episodes.filter(({ minutes }) => minutes !== null && !(Number(minutes) > 0)),
    ).toEqual([]);
  });
});

/** All that a viewer reads. */
const textsOf = (rows: Rows, language: 'fa' | 'en'): string[] =>
  Object.values(rows)
    .flat()
    .flatMap((row) =>
      Object.entries(row)
        .filter(([key]) => key.endsWith(`_${language}`))
        .map(([, value]) => String(value ?? '')),
    );

describe('the texts', () => {
  const persian = [...textsOf(full, 'fa'), ...full.comments.map(({ text }) => text)];
  const english = textsOf(full, 'en');
  const breaking = (texts: readonly string[], rule: RegExp) =>
    [...new Set(texts.filter((text) => rule.test(text)))].slice(0, 5);

  it('have no slot left open, no double space and no space before a stop', () => {
    expect(breaking([...persian, ...english], /[{}|]|undefined| {2}|^ | $/)).toEqual([]);
    expect(breaking(persian, /\s[،؛.؟!]/)).toEqual([]);
  });

  it('are written with Persian letters, digits and half-spaces', () => {
    expect(breaking(persian, /[يكةى٠-٩]/u)).toEqual([]);
    expect(breaking(persian, /(?:^|\s)ن?می\s|\sها(?:ی|ست|\s)|‌\s|\s‌|‌‌/u)).toEqual([]);
  });

  it('keep within what the contract allows', () => {
    const works = [...full.titles, ...full.episodes, ...full.ekrans];
    const longest = (texts: readonly (string | null | undefined)[]) =>
      texts.reduce((most, text) => Math.max(most, text?.length ?? 0), 0);
    expect(longest(works.flatMap((work) => [work.name_fa, work.name_en]))).toBeLessThanOrEqual(300);
    expect(longest(works.map((work) => work.summary_fa))).toBeLessThanOrEqual(5000);
    expect(Math.max(...full.comments.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
    expect(Math.min(...full.comments.map(({ text }) => text.length))).toBeGreaterThanOrEqual(2);
  });

  it('have an article that fits its word', () => {
    expect(
      breaking(english, /(?<![\p{L}\p{N}])[Aa] [aeiou](?!n[ei]\b|se\b|nique|niversity|uropean)/u),
    ).toEqual([]);
  });
});

describe('the stories', () => {
  const works = full.titles.filter(({ type }) => type !== 'video');

  it('share no sentence that a reader would meet again and again', () => {
    const times = new Map<string, number>();
    for (const { summary_fa } of works) {
      for (const sentence of summary_fa.split(/(?<=[.؟!]) /u)) {
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
      }
    }
    expect([...times].filter(([, count]) => count > 12)).toEqual([]);
    const alike = works.filter(({ summary_fa }) => /چیزی می‌داند که حاضر نیست/.test(summary_fa));
    expect(alike.length).toBeLessThanOrEqual(12);
  });

  it('have boats and tides only in towns by the sea', () => {
    const ports = [iranian, ...foreignLands].flatMap(({ port }) => port.map(([fa]) => fa));
    const maritime = works.filter(
      ({ id, name_fa, summary_fa }) =>
        Number(id) > 3100 && /اسکله|جزر و مد|به دریا داده|لنجی از/.test(`${name_fa} ${summary_fa}`),
    );
    expect(maritime.length).toBeGreaterThan(0);
    const inland = maritime.filter(
      ({ summary_fa }) => !ports.some((port) => summary_fa.includes(port)),
    );
    expect(inland.map(({ name_fa }) => name_fa)).toEqual([]);
    expect([iranian, ...foreignLands].filter(({ port }) => port.length === 0)).toEqual([]);
  });
});

describe('what shows titles', () => {
  it('names only what there is', () => {
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    for (const rows of [full, small]) {
      const known = new Set([
        ...rows.titles.map(({ type, id }) => `${type}/${id}`),
        ...ids(rows.lives).map((id) => `live/${id}`),
        ...ids(rows.people).map((id) => `person/${id}`),
        ...ids(rows.channels).map((id) => `channel/${id}`),
        ...ids(rows.ekrans).map((id) => `ekran/${id}`),
      ]);
      const refs = [...rows.list_titles, ...rows.home_row_items, ...rows.slides, ...rows.comments];
      const lost = refs.map((ref) => `${ref.content_type}/${ref.content_id}`);
      expect(lost.filter((ref) => !known.has(ref))).toEqual([]);
    }
  });

  it('fills a day of a channel without a gap or an overlap', () => {
    const week = full.live_programmes
      .filter(({ live_id }) => live_id === 'parde-one')
      .map(
        ({ weekday, starts_minute, minutes }) => [weekday * 1440 + starts_minute, minutes] as const,
      )
      .sort(([a], [b]) => a - b);
    week.forEach(([starts, minutes], place) => {
      const [next] = week[place + 1] ?? [(week[0]?.[0] ?? 0) + 7 * 1440];
      expect(starts + minutes).toBe(next);
    });
  });

  it('has screenings before, within and after their period', () => {
    const states = full.ekrans.map(({ period_start, period_end }) => {
      if (period_start > now) return 'upcoming';
      return period_end > now ? 'open' : 'ended';
    });
    expect(new Set(states)).toEqual(new Set(['upcoming', 'open', 'ended']));
  });
});

describe('seeding', () => {
  it('is quick, and the small catalogue is enough for a test', () => {
    const db = openDatabase();
    const before = performance.now();
    seedDatabase(db, { seed: 1, now });
    const whole = performance.now() - before;
    process.stdout.write(`Built in ${building.toFixed()} ms, with writing ${whole.toFixed()} ms\n`);
    expect(small.titles.length).toBeGreaterThanOrEqual(150);
    expect(small.episodes.length).toBeGreaterThanOrEqual(400);
    expect(db.one(db.from.selectFrom('seeds').select('size'))).toEqual({ size: 'full' });
    db.close();
  }, 60_000);
});
