import { describe, expect, it } from 'vitest';
import { films } from './films/index.ts';
import { rows, slides } from './home.ts';
import { series, videos } from './series.ts';

const persian = films.flatMap(({ fa, summary }) => [fa, summary]);

describe('the films', () => {
  it('are many, each with an id of its own', () => {
    expect(films.length).toBeGreaterThanOrEqual(80);
    expect(new Set(films.map(({ id }) => id)).size).toBe(films.length);
    expect(new Set(films.map(({ fa }) => fa)).size).toBe(films.length);
  });

  it('are written with Persian letters and digits', () => {
    for (const text of persian) expect(text).not.toMatch(/[يكةى٠-٩]/u);
  });

  it('hold no space where Persian has a half-space', () => {
    for (const text of persian) expect(text).not.toMatch(/(?:^|\s)ن?می\s|\sها(?:ی|ست|\s)/u);
  });

  it('have the titles that try a layout', () => {
    const titles = films.map(({ fa }) => fa);
    expect(titles).toContain('ن');
    expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThan(100);
    expect(titles.some((title) => title.includes('\u200c'))).toBe(true);
    expect(titles.some((title) => /[۰-۹]/u.test(title))).toBe(true);
    expect(titles.some((title) => title.includes('?') || title.includes('؟'))).toBe(true);
    expect(films.some(({ en }) => en === null)).toBe(true);
    expect(films.filter(({ poster }) => poster === false)).toHaveLength(2);
    expect(films.some(({ released }) => typeof released === 'object')).toBe(true);
  });

  it('can be had in every way', () => {
    const ways = films.map(({ access }) => (typeof access === 'number' ? 'paid' : access));
    expect(new Set(ways)).toEqual(new Set(['free', 'subscription', 'paid', 'operator']));
  });
});

it('puts on the shelves and slides only what there is', () => {
  const movies = new Set(films.filter(({ unlisted }) => !unlisted).map(({ id }) => id));
  const others = new Set([...series, ...videos].map(({ id }) => id));
  for (const { items } of rows) {
    if ('movies' in items) for (const id of items.movies) expect(movies).toContain(id);
    if ('series' in items) for (const id of items.series) expect(others).toContain(id);
    if ('videos' in items) for (const id of items.videos) expect(others).toContain(id);
  }
  for (const {
    of: [type, id],
  } of slides)
    expect(type === 'movie' ? movies : others).toContain(id);
});
