import type { Card } from '@parde/api-client';

export function testCard(content_type: Card['content_type'], id: string): Card {
  return {
    content_type,
    id,
    name_fa: `عنوان ${id}`,
    name_en: null,
    year: null,
    poster: null,
    backdrop: null,
    access: 'free',
    badge: null,
    rating: null,
  };
}
