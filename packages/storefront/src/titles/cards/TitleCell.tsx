import type { Card } from '@parde/api-client';
import { CardCell, CardMore, type CardOverlayProps } from '@parde/ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { wholePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import type { CardAction } from './card-action.ts';
import type { CardSheetProps } from './hover-preview/CardSheet.tsx';
import { useSecondLook } from './use-hover-preview.ts';

interface TitleCellProps {
  card: Card;
  title: ListedTitle;
  shape: CardOverlayProps['shape'];
  /** False for cards far from the viewport. */
  hasMore?: boolean;
  /** What only this list can do with it, in the card's menu. */
  actions?: readonly CardAction[] | undefined;
  /** Where the viewer is in it, if the list knows. */
  place?: CardSheetProps['place'];
  /** The card itself. */
  children: ReactNode;
}

/** A title's card, with its second look and its menu. */
export function TitleCell({
  card,
  title,
  shape,
  hasMore = true,
  actions,
  place,
  children,
}: TitleCellProps) {
  const { looks, peeks, isSheetOpen, openSheet, closeSheet, cellProps } = useSecondLook();
  return (
    <>
      <CardCell {...cellProps}>
        {children}
        {looks && peeks ? (
          <looks.CardPeek card={card} title={title} shape={shape} onMore={openSheet} />
        ) : null}
        {hasMore ? <MoreButton card={card} shape={shape} onClick={openSheet} /> : null}
      </CardCell>
      {looks ? (
        <looks.CardSheet
          card={card}
          title={title}
          isOpen={isSheetOpen}
          actions={actions}
          place={place}
          onClose={closeSheet}
        />
      ) : null}
    </>
  );
}

interface MoreButtonProps extends Pick<TitleCellProps, 'card' | 'shape'> {
  onClick: () => void;
}

/** Not server-rendered, because it needs script. Rendered in a transition, because a page may have hundreds. */
function MoreButton({ card, shape, onClick }: MoreButtonProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <CardMore
      label={sentence(wholePhrase(card, locale), (name) => t('card.more', { name }))}
      shape={shape}
      onClick={onClick}
    />
  );
}
