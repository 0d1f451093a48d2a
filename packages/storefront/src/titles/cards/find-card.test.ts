import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { testCard as card } from '../../test-support/test-card.ts';
import { findCard } from './find-card.ts';

function cacheOf(...answers: unknown[]): QueryClient {
  const client = new QueryClient();
  for (const [place, answer] of answers.entries()) client.setQueryData([place], answer);
  return client;
}

describe('a cached card', () => {
  it('is found on a shelf, in a paged list and in an item of another shape', () => {
    const shelf = [{ id: 'row', items: [card('movie', '1')] }];
    const list = { pages: [{ items: [] }, { items: [card('series', '2')] }], pageParams: [null] };
    const watching = { items: [{ card: card('episode', '3'), place: null }] };
    const client = cacheOf(undefined, 'text', shelf, list, watching);
    expect(findCard(client, { type: 'movie', id: '1' })?.name_fa).toBe('عنوان 1');
    expect(findCard(client, { type: 'series', id: '2' })?.name_fa).toBe('عنوان 2');
    expect(findCard(client, { type: 'episode', id: '3' })?.name_fa).toBe('عنوان 3');
  });

  it('must match type and id, and have every field of a card', () => {
    const client = cacheOf(
      [card('movie', '1')],
      [{ content_type: 'series', id: '1', position_seconds: 5 }],
    );
    expect(findCard(client, { type: 'series', id: '1' })).toBeUndefined();
    expect(findCard(client, { type: 'movie', id: '2' })).toBeUndefined();
  });
});
