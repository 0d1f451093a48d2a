import type { Card, ContentType } from '@parde/api-client';

const known: Readonly<Record<ContentType, true>> = {
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
export function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** The cards that can be shown: they have a name and lead somewhere. A kind that is not known yet is passed over. */
export function soundCards(cards: readonly Card[] | null | undefined): readonly Card[] {
  return listOf(cards).filter(
    (card) =>
      typeof card?.id === 'string' &&
      typeof card.name_fa === 'string' &&
      Object.hasOwn(known, card.content_type),
  );
}
