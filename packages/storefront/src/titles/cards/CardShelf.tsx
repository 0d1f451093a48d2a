import type { Card, Picture, RowShape } from '@parde/api-client';
import type { ShelfItem } from '@parde/ui';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { phrase } from '../../names/phrases.ts';
import { NamedShelf } from '../shelves/NamedShelf.tsx';
import { ContentCard } from './ContentCard.tsx';

const items: Record<RowShape, ShelfItem> = { posters: 'poster', wide: 'wide', people: 'person' };

/** A later contract may have more shapes. */
export const isShelfShape = (shape: RowShape): boolean => Object.hasOwn(items, shape);

interface CardShelfProps {
  title: string;
  shape: RowShape;
  cards: readonly Card[];
  /** True for the first shelf of its page, which may be visible before hydration. */
  isFirst?: boolean;
}

/** The number of cards that the widest screen shows. */
const cardsOfFirst = 8;
/** Two more cards than a phone shows completely. The other cards are rendered when the shelf is near the viewport. */
const cardsOfOthers: Record<RowShape, number> = { posters: 4, wide: 3, people: 4 };

export function CardShelf({ title, shape, cards, isFirst = false }: CardShelfProps) {
  const { locale } = usePage().facts;
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const inDocument = isFirst
    ? cards.slice(0, cardsOfFirst)
    : cards.slice(0, cardsOfOthers[shape]).map(withoutPlaceholders);
  const shown = isNear ? cards : inDocument;
  // A badge that all cards share distinguishes none of them, so it is omitted.
  const isOfAll = cards.length > 1 && new Set(cards.map(({ badge }) => badge)).size === 1;
  return (
    <div ref={ref}>
      <NamedShelf
        title={phrase(title, locale)}
        item={items[shape]}
        reservedHeight={cards.some(({ year, rating }) => year ?? rating) ? 'facts' : 'names'}
      >
        {shown.map((card) => (
          <ContentCard
            key={`${card.content_type}-${card.id}`}
            card={isOfAll ? { ...card, badge: null } : card}
            shape={shape}
            hasMore={isNear}
          />
        ))}
      </NamedShelf>
    </div>
  );
}

/** Removes the placeholders of pictures far from the viewport, because they are a tenth of the document. */
function withoutPlaceholders(card: Card): Card {
  return { ...card, poster: bare(card.poster), backdrop: bare(card.backdrop) };
}

function bare(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { placeholder: _placeholder, ...rest } = picture;
  return rest;
}
