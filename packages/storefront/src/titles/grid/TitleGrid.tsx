import type { Card } from '@parde/api-client';
import { CardSkeleton } from '@parde/ui';
import type { ReactNode } from 'react';
import { ContentCard } from '../cards/ContentCard.tsx';
import { PagedGrid } from './PagedGrid.tsx';
import type { ListPage, PagedList } from './paged-list.ts';

interface TitleGridProps {
  list: PagedList<ListPage<Card>>;
  /** Names the list. */
  label: string;
  /** How many there are, where the API says so. */
  total?: number | undefined;
  /** In place of a list without titles. */
  empty: ReactNode;
}

/** The first row of the largest screen. */
const cardsInView = 8;

/** Titles by their posters, as many as there are. */
export function TitleGrid(props: TitleGridProps) {
  return (
    <PagedGrid
      {...props}
      item="poster"
      renderItem={(card, index) => (
        <ContentCard card={card} shape="posters" loading={index < cardsInView ? 'eager' : 'lazy'} />
      )}
      placeholder={<CardSkeleton shape="poster" />}
    />
  );
}
