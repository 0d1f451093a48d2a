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

/** What should be a list. A server may have left it out, and a page must not break with one of its parts. */
export function asArray<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** The cards that can be shown: they have a name and lead somewhere. A kind that is not known yet is passed over. */
export function validCards(cards: readonly Card[] | null | undefined): readonly Card[] {
  return asArray(cards).filter(
    (card) =>
      typeof card?.id === 'string' &&
      typeof card.name_fa === 'string' &&
      Object.hasOwn(contentTypes, card.content_type),
  );
}
