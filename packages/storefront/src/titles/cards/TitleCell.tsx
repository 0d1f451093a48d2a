import type { Card } from '@parde/api-client';
import { CardCell, CardMore, type CardOverlayProps } from '@parde/ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import type { CardSheetProps } from './hover-preview/CardSheet.tsx';
import { useHoverPreview } from './use-hover-preview.ts';

/** An item of a card's menu. */
export interface CardAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** For a toggle: true if it is on. */
  readonly isPressed?: boolean;
  readonly onSelect: () => void;
}

interface TitleCellProps {
  card: Card;
  title: ListedTitle;
  shape: CardOverlayProps['shape'];
  /** False for cards far from the viewport. */
  hasMore?: boolean;
  /** Menu actions that only this list provides. */
  actions?: readonly CardAction[] | undefined;
  /** The viewer's position in the title, if the list knows it. */
  place?: CardSheetProps['place'];
  /** The card itself. */
  children: ReactNode;
}

/** A title's card, with its hover preview and its menu. */
export function TitleCell({
  card,
  title,
  shape,
  hasMore = true,
  actions,
  place,
  children,
}: TitleCellProps) {
  const { preview, peeks, isSheetOpen, openSheet, closeSheet, cellProps } = useHoverPreview();
  return (
    <>
      <CardCell {...cellProps}>
        {children}
        {preview && peeks ? (
          <preview.CardPeek card={card} title={title} shape={shape} onMore={openSheet} />
        ) : null}
        {hasMore ? <MoreButton card={card} shape={shape} onClick={openSheet} /> : null}
      </CardCell>
      {preview ? (
        <preview.CardSheet
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

/**
 * Not server-rendered, because the button needs JavaScript. Rendered in a transition, because a page may have
 * hundreds of these buttons.
 */
function MoreButton({ card, shape, onClick }: MoreButtonProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <CardMore
      label={sentence(fullNamePhrase(card, locale), (name) => t('card.more', { name }))}
      shape={shape}
      onClick={onClick}
    />
  );
}
