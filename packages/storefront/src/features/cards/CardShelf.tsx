import type { Card, RowShape } from '@parde/api-client';
import { Shelf, type ShelfItem } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { ContentCard } from './ContentCard.tsx';

const items: Record<RowShape, ShelfItem> = { posters: 'poster', wide: 'wide', people: 'person' };

interface CardShelfProps {
  title: string;
  shape: RowShape;
  cards: readonly Card[];
  /** Whether the first cards are in view when the page opens. */
  inView?: boolean;
}

const cardsInView = 6;

export function CardShelf({ title, shape, cards, inView = false }: CardShelfProps) {
  const { t } = useTranslation();
  return (
    <Shelf title={title} item={items[shape]} labels={{ previous: t('previous'), next: t('next') }}>
      {cards.map((card, index) => (
        <ContentCard
          key={`${card.content_type}-${card.id}`}
          card={card}
          shape={shape}
          loading={inView && index < cardsInView ? 'eager' : 'lazy'}
        />
      ))}
    </Shelf>
  );
}
