import type { Card } from '@parde/api-client';
import type { Handlers } from '../contract/handlers.ts';
import type { Parts } from '../parts.ts';
import { createSearch } from './search.ts';

export function searchHandlers(parts: Pick<Parts, 'db' | 'titles'>) {
  const search = createSearch(parts);
  return {
    quickSearch: ({ query }) => ({
      data: search.quick(query.query).map((card) => ({
        type: iconOf(card.content_type),
        id: card.id,
        name_fa: card.name_fa,
        name_en: card.name_en,
        content_type: card.content_type,
        year: card.year,
        jalali_year: card.jalali_year ?? null,
        poster: card.poster,
        episode_of: card.episode_of ?? null,
        matched: card.matched ?? null,
      })),
    }),

    search: ({ query }) => ({ data: search.page(query) }),
  } satisfies Partial<Handlers>;
}

function iconOf(type: Card['content_type']) {
  return type === 'movie' || type === 'series' || type === 'video' ? type : 'other';
}
