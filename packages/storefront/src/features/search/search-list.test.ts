import { describe, expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { kindTabs } from './search-list.ts';

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
});
