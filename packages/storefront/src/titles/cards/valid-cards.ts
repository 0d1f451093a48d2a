import type { Card, ContentType } from '@parde/api-client';
import { asArray } from '../../answers.ts';

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

/** Cards with a name and a known type. */
export function validCards(cards: readonly Card[] | null | undefined): readonly Card[] {
  return asArray(cards).filter(
    (card) =>
      typeof card?.id === 'string' &&
      typeof card.name_fa === 'string' &&
      Object.hasOwn(contentTypes, card.content_type),
  );
}
