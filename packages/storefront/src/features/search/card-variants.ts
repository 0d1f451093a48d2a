import type { RowShape } from '@parde/api-client';
import type { CardSkeletonShape, GridItem } from '@parde/ui';
import type { SearchKind } from './search-list.ts';

interface CardVariant {
  readonly shape: RowShape;
  readonly item: GridItem & CardSkeletonShape;
}

export const posters: CardVariant = { shape: 'posters', item: 'poster' };
const wide: CardVariant = { shape: 'wide', item: 'wide' };
export const cardVariants: Readonly<Record<SearchKind, CardVariant>> = {
  all: posters,
  movie: posters,
  series: posters,
  episode: wide,
  video: wide,
  ekran: posters,
  live: wide,
  channel: wide,
  person: { shape: 'people', item: 'person' },
};
