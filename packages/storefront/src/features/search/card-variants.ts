import type { RowShape } from '@parde/api-client';
import type { CardSkeletonShape, GridItem } from '@parde/ui';
import type { SearchKind } from './search-list.ts';

interface CardLook {
  readonly shape: RowShape;
  readonly item: GridItem & CardSkeletonShape;
}

export const posters: CardLook = { shape: 'posters', item: 'poster' };
const wide: CardLook = { shape: 'wide', item: 'wide' };
export const looks: Readonly<Record<SearchKind, CardLook>> = {
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
