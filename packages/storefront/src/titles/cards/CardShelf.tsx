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
  /** The first of its page: it may be in sight before it is hydrated. */
  isFirst?: boolean;
}

/** What the widest screen shows. */
const cardsOfFirst = 8;
/** Two more than a phone shows whole. The rest renders when the shelf is near. */
const cardsOfOthers: Record<RowShape, number> = { posters: 4, wide: 3, people: 4 };

export function CardShelf({ title, shape, cards, isFirst = false }: CardShelfProps) {
  const { locale } = usePage().facts;
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const inDocument = isFirst
    ? cards.slice(0, cardsOfFirst)
    : cards.slice(0, cardsOfOthers[shape]).map(withoutPlaceholders);
  const shown = isNear ? cards : inDocument;
  // What all of them have tells none from another.
  const isOfAll = cards.length > 1 && new Set(cards.map(({ badge }) => badge)).size === 1;
  return (
    <div ref={ref}>
      <NamedShelf
        title={phrase(title, locale)}
        item={items[shape]}
        room={cards.some(({ year, rating }) => year ?? rating) ? 'facts' : 'names'}
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

/** Far from the viewport nobody waits for a picture. They are a tenth of the document. */
function withoutPlaceholders(card: Card): Card {
  return { ...card, poster: bare(card.poster), backdrop: bare(card.backdrop) };
}

function bare(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { placeholder: _placeholder, ...rest } = picture;
  return rest;
}
