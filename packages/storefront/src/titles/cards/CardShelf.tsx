import type { Card, RowShape } from '@parde/api-client';
import { Shelf, type ShelfItem } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { ContentCard } from './ContentCard.tsx';

const items: Record<RowShape, ShelfItem> = { posters: 'poster', wide: 'wide', people: 'person' };

export function isShelfShape(shape: string): shape is RowShape {
  return Object.hasOwn(items, shape);
}

interface CardShelfProps {
  title: string;
  shape: RowShape;
  cards: readonly Card[];
}

/** What the widest screen shows. The rest renders when the shelf is near. */
const cardsInDocument = 8;

export function CardShelf({ title, shape, cards }: CardShelfProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const shown = isNear ? cards : cards.slice(0, cardsInDocument);
  return (
    <div ref={ref}>
      <Shelf
        title={title}
        item={items[shape]}
        labels={{ previous: t('previous'), next: t('next') }}
      >
        {shown.map((card) => (
          <ContentCard
            key={`${card.content_type}-${card.id}`}
            card={card}
            shape={shape}
            hasBookmark={isNear}
          />
        ))}
      </Shelf>
    </div>
  );
}
