import type { Card, ContentType } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { testCard } from '../../test-support/test-card.ts';
import { sectionsOf } from './search-sections.ts';

const cards = (...kinds: readonly ContentType[]) =>
  kinds.map((kind, place) => testCard(kind, String(place)));
const of = (kind: ContentType, count: number) => Array.from({ length: count }, () => kind);
const more = (...items: readonly Card[]) => ({ items, next_cursor: 'next' });
const whole = (...items: readonly Card[]) => ({ items, next_cursor: null });

describe('the sections of what was found', () => {
  it('begin with titles, whatever the answer begins with, and say of what there is more', () => {
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

  it('begin with people where the best is one', () => {
    const names = (...kinds: readonly ContentType[]) =>
      sectionsOf(whole(...cards(...kinds)), undefined).map(({ name }) => name);
    expect(names('person', 'movie', 'video')).toEqual(['person', 'titles', 'video']);
    expect(names('movie', 'person', 'video')).toEqual(['titles', 'person', 'video']);
  });

  it('begin with people where most titles were found by who is in them', () => {
    const [own, ...rest] = cards('movie', 'movie', 'series', 'person');
    const found = [own, ...rest].flatMap((card) => (card ? [card] : []));
    const namesOf = (byPerson: number) =>
      sectionsOf(
        whole(
          ...found.map((card, place) => ({
            ...card,
            ...(place < byPerson && { matched: { by: 'person' } as const }),
          })),
        ),
        undefined,
      ).map(({ name }) => name);
    expect(namesOf(2)).toEqual(['person', 'titles']);
    expect(namesOf(1)).toEqual(['titles', 'person']);
  });

  it('are none where all is of one section: one grid goes on and on', () => {
    expect(
      sectionsOf(more(...cards('movie', 'series')), { all: 99, movie: 98, series: 1 }),
    ).toEqual([]);
    expect(sectionsOf(whole(...cards('episode', 'episode')), undefined)).toEqual([]);
    expect(sectionsOf(whole(), { all: 0 })).toEqual([]);
  });

  it('are none where a server has more and does not count: nothing would lead to it', () => {
    expect(sectionsOf(more(...cards('movie', 'episode')), undefined)).toEqual([]);
    expect(sectionsOf(whole(...cards('movie', 'episode')), undefined)).toHaveLength(2);
  });

  it('show a few, and then say so even of an answer that is whole', () => {
    const [titles, episodes] = sectionsOf(
      whole(...cards(...of('movie', 20), ...of('episode', 14))),
      undefined,
    );
    expect([titles?.cards.length, titles?.more]).toEqual([12, [{ kind: 'movie', count: 20 }]]);
    expect([episodes?.cards.length, episodes?.more]).toEqual([8, [{ kind: 'episode', count: 14 }]]);
  });

  it('have no place for a kind that is counted and has not come', () => {
    const [titles, ...others] = sectionsOf(more(...cards('movie')), {
      all: 3,
      movie: 2,
      person: 1,
    });
    expect([titles?.name, titles?.more]).toEqual(['titles', [{ kind: 'movie', count: 2 }]]);
    expect(others).toEqual([]);
  });
});
