import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faceSceneNames } from './artwork.ts';
import { type Catalogue, catalogue, type Title } from './catalogue.ts';
import { demoData, filmFiles, storyFiles } from './data/demo-data.ts';
import { dataFolder } from './data-folder.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { checkReferences } from './read/check-references.ts';
import { full, now } from './test-support/full-catalogue.ts';

const small = makeCatalogue({ now, size: 'small' });
const { people = [], lives = [], lists = [], comments = [], screenings = [] } = full;
const of = (type: Title['type']) => full.titles.filter((title) => title.type === type);
const films = of('movie');
const works = [...films, ...of('series')];
const episodesOf = ({ titles }: Catalogue) =>
  titles.flatMap(({ seasons = [] }) => seasons.flatMap((season) => season.episodes));
const episodes = episodesOf(full);

describe('the complete catalogue', () => {
  it('matches the schema and refers only to ids that exist', () => {
    for (const made of [full, small]) {
      expect(v.safeParse(catalogue, made).issues ?? []).toEqual([]);
      expect(checkReferences(made)).toEqual([]);
    }
  }, 60_000);

  it('has the promised size, and the small one is large enough for tests', () => {
    expect(works.length).toBeGreaterThanOrEqual(2000);
    expect(episodes.length).toBeGreaterThanOrEqual(30_000);
    expect(people.length).toBeGreaterThanOrEqual(1100);
    expect(lives.length).toBeGreaterThanOrEqual(24);
    expect(lists.length).toBeGreaterThanOrEqual(30);
    expect(comments.length).toBeGreaterThan(5000);
    expect(small.titles.length).toBeGreaterThanOrEqual(150);
    expect(episodesOf(small).length).toBeGreaterThanOrEqual(400);
  });

  it('shows faces on a third of its posters, and on none for children', () => {
    const scenesOf = (titles: readonly Title[]) => titles.flatMap(({ art }) => art?.[0] ?? []);
    const faces = scenesOf(works).filter((scene) => faceSceneNames.includes(scene));
    expect(faces.length / works.length).toBeGreaterThan(0.31);
    expect(faces.length / works.length).toBeLessThan(0.36);
    // The scenes take turns.
    for (const scene of faceSceneNames) {
      const count = faces.filter((shown) => shown === scene).length;
      expect(count, scene).toBeGreaterThan(faces.length / faceSceneNames.length / 2);
    }
    const forChildren = works.filter(({ genres = [] }) => genres.includes('kids'));
    expect(scenesOf(forChildren).filter((scene) => faceSceneNames.includes(scene))).toEqual([]);
  });

  it('is the same all day for the same seed, and differs for another seed', () => {
    expect(makeCatalogue({ now: now + 60_000, size: 'small' })).toEqual(small);
    expect(makeCatalogue({ now, size: 'small', seed: 2 })).not.toEqual(small);
  }, 60_000);

  it('has no magazine cover with its name on the scene', () => {
    const covers = of('video').flatMap(({ issue, art = [] }) => (issue ? [art.join(' ')] : []));
    expect(covers.length).toBeGreaterThan(300);
    const framed = /\b(framed|disc|gate|band|type|slant|triptych|head)\b/;
    expect(covers.filter((art) => !framed.test(art))).toEqual([]);
  });

  it('uses each name once', () => {
    const names = (named: readonly { name_fa: string }[]) =>
      new Set(named.map(({ name_fa }) => name_fa)).size;
    expect(names(works)).toBe(works.length);
    expect(names(people)).toBe(people.length);
  });

  it('contains every case that a page must show', () => {
    const ways = new Set(films.map(({ access }) => access));
    expect(ways).toEqual(new Set(['free', 'subscription', 'paid', 'operator']));
    expect(films.some(({ poster }) => poster === null)).toBe(true);
    expect(films.some(({ backdrop }) => backdrop === null)).toBe(true);
    expect(films.some(({ name_en }) => name_en === null)).toBe(true);
    const isUpcoming = (moment: string | null | undefined) => Date.parse(moment ?? '') > now;
    expect(films.filter(({ released }) => isUpcoming(released)).length).toBeGreaterThan(10);
    expect(films.some(({ name_fa }) => name_fa.length === 1)).toBe(true);
    // Azerbaijani is the only language of the data with this letter.
    expect(films.some(({ original_name }) => original_name?.includes('ə'))).toBe(true);
    expect(films.some(({ name_fa }) => name_fa.length > 170)).toBe(true);
    expect(films.some(({ name_fa }) => name_fa.includes('&amp;'))).toBe(true);
    expect(films.some(({ name_fa }) => /^[\w :’-]+$/.test(name_fa))).toBe(true);
    expect(episodes.some(({ aired }) => isUpcoming(aired))).toBe(true);
    expect(works.some(({ seasons = [] }) => seasons.some(({ number }) => number === 0))).toBe(true);
    expect(works.some(({ episode_price }) => episode_price)).toBe(true);
  });

  it('has no title with an impossible year', () => {
    expect(full.titles.filter(({ year = 0 }) => year < 1900 || year > 2028)).toEqual([]);
  });
});

/** Returns all texts that a viewer reads. */
function textsIn(value: unknown, language: 'fa' | 'en'): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' && key.endsWith(`_${language}`) ? [entry] : textsIn(entry, language),
  );
}

describe('the texts', () => {
  const persian = [...textsIn(full, 'fa'), ...comments.map(({ text }) => text)];
  const english = textsIn(full, 'en');
  const breaking = (texts: readonly string[], rule: RegExp) =>
    [...new Set(texts.filter((text) => rule.test(text)))].slice(0, 5);

  it('have no unfilled slot, no double space and no space before punctuation', () => {
    expect(breaking([...persian, ...english], /[{}|]|undefined| {2}|^ | $/)).toEqual([]);
    expect(breaking(persian, /\s[،؛.؟!]/)).toEqual([]);
  });

  it('are written with Persian letters, digits and half-spaces', () => {
    expect(breaking(persian, /[يكةى٠-٩]/u)).toEqual([]);
    expect(breaking(persian, /[اآدذرزژو]\u200c/u)).toEqual([]);
    expect(breaking(persian, /(?:^|\s)ن?می\s|\sها(?:ی|ست|\s)|‌\s|\s‌|‌‌/u)).toEqual([]);
  });

  it('have the article that fits its noun', () => {
    expect(
      breaking(english, /(?<![\p{L}\p{N}])[Aa] [aeiou](?!n[ei]\b|se\b|nique|niversity|uropean)/u),
    ).toEqual([]);
  });
});

describe('the summaries', () => {
  it('repeat no sentence too often', () => {
    const times = new Map<string, number>();
    for (const { summary_fa = '' } of works) {
      for (const sentence of summary_fa.split(/(?<=[.؟!]) /u)) {
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
      }
    }
    expect([...times].filter(([, count]) => count > 12)).toEqual([]);
    const alike = works.filter(({ summary_fa = '' }) =>
      /چیزی می‌داند که حاضر نیست/.test(summary_fa),
    );
    expect(alike.length).toBeLessThanOrEqual(12);
  });

  it('mention boats and tides only in coastal towns', () => {
    const { lands } = demoData();
    const ports = lands.flatMap(({ port }) => port.map(([fa]) => fa));
    const maritime = works.filter(
      ({ id, name_fa, summary_fa }) =>
        Number(id) > 3100 && /اسکله|جزر و مد|به دریا داده|لنجی از/.test(`${name_fa} ${summary_fa}`),
    );
    expect(maritime.length).toBeGreaterThan(0);
    const inland = maritime.filter(
      ({ summary_fa = '' }) => !ports.some((port) => summary_fa.includes(port)),
    );
    expect(inland.map(({ name_fa }) => name_fa)).toEqual([]);
    expect(lands.filter(({ port }) => port.length === 0)).toEqual([]);
  });
});

it('fills a channel’s week without a gap or an overlap', () => {
  const { programmes = [] } = lives.find(({ id }) => id === 'parde-one') ?? {};
  const week = programmes
    .map(
      ({ weekday, starts_minute, minutes }) => [weekday * 1440 + starts_minute, minutes] as const,
    )
    .sort(([a], [b]) => a - b);
  week.forEach(([starts, minutes], index) => {
    const [next] = week[index + 1] ?? [(week[0]?.[0] ?? 0) + 7 * 1440];
    expect(starts + minutes).toBe(next);
  });
});

it('has upcoming, open and ended screenings', () => {
  const states = screenings.map(({ from, until }) => {
    if (Date.parse(from) > now) return 'upcoming';
    return Date.parse(until) > now ? 'open' : 'ended';
  });
  expect(new Set(states)).toEqual(new Set(['upcoming', 'open', 'ended']));
});

describe('the hand-written data', () => {
  const data = demoData();

  it('has titles that test the layout', () => {
    const names = data.films.map(({ name_fa }) => name_fa);
    expect(names).toContain('ن');
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(100);
    expect(names.some((name) => name.includes('\u200c'))).toBe(true);
    expect(names.some((name) => /[۰-۹]/u.test(name))).toBe(true);
    expect(names.some((name) => name.includes('?') || name.includes('؟'))).toBe(true);
    expect(data.films.filter(({ poster }) => poster === null)).toHaveLength(2);
  });

  it('puts unlisted titles on no shelf', () => {
    const unlisted = new Set(
      full.titles.filter(({ listed }) => listed === false).map(({ type, id }) => `${type}/${id}`),
    );
    const shown = full.home?.rows.flatMap(({ items }) => items) ?? [];
    expect(shown.filter((item) => unlisted.has(item))).toEqual([]);
  });
});

it('reads every file of the films and stories folders', () => {
  for (const [folder, files] of [
    ['films', filmFiles],
    ['stories', storyFiles],
  ] as const) {
    const there = readdirSync(`${dataFolder}${folder}`).map((name) => name.replace('.json', ''));
    expect(files.split(' ').sort()).toEqual(there.sort());
  }
});

it('does not change a title’s artwork from day to day', () => {
  const now = Date.UTC(2026, 10, 21, 8, 0, 0);
  const artsOn = (day: number) =>
    new Map(
      makeCatalogue({ size: 'small', now: now + day * 86_400_000 })
        .titles.filter(({ type }) => type !== 'video')
        .map(({ id, type, art }) => [`${type}/${id}`, art]),
    );
  expect(artsOn(9)).toEqual(artsOn(0));
});
