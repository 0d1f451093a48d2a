import type { ListInfo } from '@parde/api-client';
import { expect, it } from 'vitest';
import { withFeatured } from './title-lists.ts';

const info = (id: string): ListInfo => ({
  id,
  kind: 'editorial',
  name_fa: id,
  name_en: null,
  description_fa: '',
  description_en: null,
  cover: null,
  count: 1,
  updated_at: '2026-11-26T00:00:00Z',
});

it('the first list leads, and is not repeated among the others', () => {
  const page = withFeatured({ items: [info('a'), info('b'), info('c')], next_cursor: 'next' });
  expect(page.featured?.id).toBe('a');
  expect(page.items.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(page.next_cursor).toBe('next');
});

it('a single list does not lead, so that the page is never shown as empty', () => {
  const page = withFeatured({ items: [info('a')], next_cursor: null });
  expect(page).toEqual({ items: [info('a')], next_cursor: null });
});
