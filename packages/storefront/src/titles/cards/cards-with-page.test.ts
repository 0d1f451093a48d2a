import type { Card, OperationId } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { missingPages } from '../../server/pages/page-needs.ts';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import { listWithPages, pagedList } from '../grid/paged-list.ts';
import { cardsWithPage } from './cards-with-page.ts';

const base = await testPage('shell', () => Response.json({}));
const pageOf = (operations?: readonly OperationId[]) => {
  const missing = missingPages({ operations, derived: [] });
  return { facts: { ...base.facts, operations, missing } };
};

describe('cardsWithPage', () => {
  const cards = (['movie', 'person', 'channel', 'live', 'ekran', 'series'] as const).map((type) =>
    testCard(type, '1'),
  );
  const typesOf = (some: readonly Card[]) => some.map(({ content_type: type }) => type);

  it('removes cards whose page the server cannot fill', () => {
    expect(cardsWithPage(pageOf(), cards)).toEqual(cards);
    expect(typesOf(cardsWithPage(pageOf(['getMovie', 'getSeries']), cards))).toEqual([
      'movie',
      'series',
    ]);
  });

  it('filters a list, too, and preserves the cursor and the other fields of each answer', async () => {
    const answer = { items: cards, next_cursor: 'next', about: { count: 6 } };
    const list = pagedList({ queryKey: ['test'], queryFn: () => answer });
    const { queryClient } = base;
    expect(listWithPages(pageOf(), list)).toBe(list);
    const shown = await queryClient.fetchQuery(
      listWithPages(pageOf(['getSeries']), list).page(null),
    );
    expect(typesOf(shown.items)).toEqual(['series']);
    expect(shown).toMatchObject({ next_cursor: 'next', about: { count: 6 } });
  });
});
