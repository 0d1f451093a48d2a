import type { Card, ContentType } from '@parde/api-client';

const contentTypes: Readonly<Record<ContentType, true>> = {
  movie: true,
  series: true,
  episode: true,
  video: true,
  ekran: true,
  live: true,
  channel: true,
  person: true,
};

/** A server may leave a list out. The page must survive that. */
export function asArray<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** Cards with a name and a known type. */
export function validCards(cards: readonly Card[] | null | undefined): readonly Card[] {
  return asArray(cards).filter(
    (card) =>
      typeof card?.id === 'string' &&
      typeof card.name_fa === 'string' &&
      Object.hasOwn(contentTypes, card.content_type),
  );
}
