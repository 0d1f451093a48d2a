import type { Card, ContentType } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import {
  countsWithPage,
  isFilterOffered,
  kindTabs,
  searchKind,
  searchList,
  sectionsOf,
} from './search-list.ts';

const page = await testPage('search', () => Response.json({}));

describe('the tabs of a search', () => {
  const tabs = (
    ...rest: Parameters<typeof kindTabs> extends [unknown, ...infer Rest] ? Rest : never
  ) => kindTabs(page, ...rest).map(({ kind, count }) => [kind, count]);

  it('are the kinds with results, with their counts', () => {
    expect(tabs('all', { all: 308, movie: 1, series: 2, episode: 305, person: 0 })).toEqual([
      ['all', 308],
      ['movie', 1],
      ['series', 2],
      ['episode', 305],
    ]);
  });

  it('are empty if all results are of one kind, but lead back from a chosen kind', () => {
    expect(tabs('all', { all: 4, movie: 4 })).toEqual([]);
    expect(tabs('all', { all: 0 })).toEqual([]);
    expect(tabs('movie', { all: 4, movie: 4 })).toEqual([
      ['all', 4],
      ['movie', 4],
    ]);
    expect(tabs('video', { all: 0 })).toEqual([
      ['all', 0],
      ['video', 0],
    ]);
  });

  it('are the usual kinds if a server does not count', () => {
    expect(tabs('all', undefined).map(([kind]) => kind)).toEqual([
      'all',
      'movie',
      'series',
      'video',
      'person',
    ]);
  });

  it('are kinds with a page, also if the address names another one', () => {
    const films = { facts: { ...page.facts, missing: ['series', 'video', 'cast'] as const } };
    const chosen = searchKind(films, new URLSearchParams('kind=series'));
    expect(chosen).toBe('all');
    expect(kindTabs(films, chosen, undefined)).toEqual([]);
    const counts = { all: 3, movie: 1, series: 2 };
    expect(countsWithPage(films, counts)).toMatchObject({ movie: 1 });
    expect(countsWithPage(films, counts)?.series).toBeUndefined();
    expect(countsWithPage(page, counts)).toMatchObject(counts);
  });
});

describe('the filters of a search', () => {
  const derived = ['search'] as const;
  it.each([
    ['are sent to a server that searches', {}, '7'],
    ['are sent for a derived search', { derived }, '7'],
    [
      'are not sent if only the missing top list has them',
      { derived, operations: ['quickSearch'] as const },
      null,
    ],
  ])('%s', async (_, facts, expected) => {
    const ages: (string | null)[] = [];
    const found = { about: { query: 'شب', count: 0 }, items: [], next_cursor: null };
    const made = await testPage('search', ({ url }) => {
      ages.push(new URL(url).searchParams.get('age'));
      return Response.json({ data: found });
    });
    const at = { ...made, facts: { ...made.facts, ...facts } };
    await made.queryClient.fetchQuery(
      searchList(at, 'شب', new URLSearchParams('age=7')).page(null),
    );
    expect(ages).toEqual([expected]);
    expect(isFilterOffered(at, 100, 1)).toBe(expected !== null);
  });
});

const cards = (...kinds: readonly ContentType[]) =>
  kinds.map((kind, index) => testCard(kind, String(index)));
const of = (kind: ContentType, count: number) => Array.from({ length: count }, () => kind);
const more = (...items: readonly Card[]) => ({ items, next_cursor: 'next' });
const whole = (...items: readonly Card[]) => ({ items, next_cursor: null });

describe('the sections of the search results', () => {
  it('begin with titles, whatever the answer begins with, and name the kinds with more results', () => {
    const found = more(...cards('episode', 'movie', 'series', 'episode', 'video'));
    expect(
      sectionsOf(found, { all: 308, movie: 1, series: 2, episode: 304, video: 1 }).map(
        ({ name, cards, more }) => [name, cards.map(({ id }) => id), more],
      ),
    ).toEqual([
      ['titles', ['1', '2'], [{ kind: 'series', count: 2 }]],
      ['video', ['4'], []],
      ['episode', ['0', '3'], [{ kind: 'episode', count: 304 }]],
    ]);
  });

  it('begin with people if the best result is a person', () => {
    const names = (...kinds: readonly ContentType[]) =>
      sectionsOf(whole(...cards(...kinds)), undefined).map(({ name }) => name);
    expect(names('person', 'movie', 'video')).toEqual(['person', 'titles', 'video']);
    expect(names('movie', 'person', 'video')).toEqual(['titles', 'person', 'video']);
  });

  it('begin with people if the first title was found by a person in it', () => {
    const [own, ...rest] = cards('movie', 'movie', 'series', 'person');
    const found = [own, ...rest].flatMap((card) => (card ? [card] : []));
    const namesOf = (...byPerson: readonly number[]) =>
      sectionsOf(
        whole(
          ...found.map((card, index) => ({
            ...card,
            ...(byPerson.includes(index) && { matched: { by: 'person' } as const }),
          })),
        ),
        undefined,
      ).map(({ name }) => name);
    expect(namesOf(0)).toEqual(['person', 'titles']);
    expect(namesOf(1, 2)).toEqual(['titles', 'person']);
  });

  it('are empty if all results are of one section, because one endless grid shows them', () => {
    expect(
      sectionsOf(more(...cards('movie', 'series')), { all: 99, movie: 98, series: 1 }),
    ).toEqual([]);
    expect(sectionsOf(whole(...cards('episode', 'episode')), undefined)).toEqual([]);
    expect(sectionsOf(whole(), { all: 0 })).toEqual([]);
  });

  it('are empty if a server has more results and does not count, because nothing would lead to these', () => {
    expect(sectionsOf(more(...cards('movie', 'episode')), undefined)).toEqual([]);
    expect(sectionsOf(whole(...cards('movie', 'episode')), undefined)).toHaveLength(2);
  });

  it('show a few results, and the number of all, even for a complete answer', () => {
    const [titles, episodes] = sectionsOf(
      whole(...cards(...of('movie', 20), ...of('episode', 14))),
      undefined,
    );
    expect([titles?.cards.length, titles?.more]).toEqual([12, [{ kind: 'movie', count: 20 }]]);
    expect([episodes?.cards.length, episodes?.more]).toEqual([8, [{ kind: 'episode', count: 14 }]]);
  });

  it('have no position for a kind that is counted but not loaded', () => {
    const [titles, ...others] = sectionsOf(more(...cards('movie')), {
      all: 3,
      movie: 2,
      person: 1,
    });
    expect([titles?.name, titles?.more]).toEqual(['titles', [{ kind: 'movie', count: 2 }]]);
    expect(others).toEqual([]);
  });
});
