import type { Card, RowShape } from '@parde/api-client';
import { formatNumber, formatTitleYears } from '@parde/domain';
import {
  CardCell,
  CardMore,
  type CardOverlayProps,
  PersonCard,
  PosterCard,
  WideCard,
} from '@parde/ui';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { titleLines, wholePhrase } from '../../words/episode-names.ts';
import { sentence } from '../../words/phrases.ts';
import { isSubtitled } from '../facts/title-facts.ts';
import { type ListedTitle, titleOf } from '../my-list/listed-title.ts';
import type { CardAction } from './card-action.ts';
import { useSecondLook } from './use-second-look.ts';

interface ContentCardProps {
  card: Card;
  shape: RowShape;
  loading?: 'lazy' | 'eager';
  /** False for cards far from the viewport. */
  hasMore?: boolean;
  /** What only this list can do with it, in the card's menu. */
  actions?: readonly CardAction[];
  /** In place of the card's own. */
  year?: string | undefined;
  badge?: string | undefined;
}

/** People and channels have no second look. */
export function ContentCard({ hasMore = true, actions, ...look }: ContentCardProps) {
  const title = look.shape === 'people' ? undefined : titleOf(look.card);
  if (!title) return <CardLink {...look} />;
  return (
    <TitleCard
      {...look}
      title={title}
      cellShape={look.shape === 'wide' ? 'wide' : 'poster'}
      hasMore={hasMore}
      actions={actions}
    />
  );
}

type CardLinkProps = Omit<ContentCardProps, 'hasMore' | 'actions'>;

interface TitleCardProps extends CardLinkProps {
  title: ListedTitle;
  cellShape: CardOverlayProps['shape'];
  hasMore: boolean;
  actions: readonly CardAction[] | undefined;
}

function TitleCard({ title, cellShape, hasMore, actions, ...look }: TitleCardProps) {
  const { looks, peeks, isSheetOpen, openSheet, closeSheet, cellProps } = useSecondLook();
  const { card } = look;
  return (
    <>
      <CardCell {...cellProps}>
        <CardLink {...look} />
        {looks && peeks ? (
          <looks.CardPeek card={card} title={title} shape={cellShape} onMore={openSheet} />
        ) : null}
        {hasMore ? <MoreButton card={card} shape={cellShape} onClick={openSheet} /> : null}
      </CardCell>
      {looks ? (
        <looks.CardSheet
          card={card}
          title={title}
          isOpen={isSheetOpen}
          actions={actions}
          onClose={closeSheet}
        />
      ) : null}
    </>
  );
}

interface MoreButtonProps {
  card: Card;
  shape: CardOverlayProps['shape'];
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

function CardLink({ card, shape, loading = 'lazy', ...own }: CardLinkProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { title, beneath } = titleLines(card, locale);
  const href = contentPath(card.content_type, card.id);
  if (shape === 'people') {
    return <PersonCard href={href} name={title} picture={card.poster} loading={loading} />;
  }
  const badge = own.badge ?? (card.badge ? t(`card.${card.badge}`) : undefined);
  const year = own.year ?? formatTitleYears(card, locale);
  if (shape === 'wide') {
    return (
      <WideCard
        href={href}
        title={title}
        subtitle={beneath ?? year}
        picture={card.backdrop ?? card.poster}
        badge={badge}
        loading={loading}
      />
    );
  }
  const { rating } = card;
  const note = noteOf(card);
  return (
    <PosterCard
      href={href}
      title={title}
      subtitle={beneath}
      picture={card.poster}
      badge={badge}
      rating={
        rating
          ? {
              value: formatNumber(rating.average, locale),
              label: t('card.rating', { average: rating.average }),
            }
          : undefined
      }
      year={year}
      note={note && t(`card.${note}`)}
      loading={loading}
    />
  );
}

/** One word of how it is heard or read. */
function noteOf({ dubbed, badge, ...facts }: Card) {
  if (dubbed) return badge === 'dubbed' ? undefined : 'dubbed';
  return isSubtitled(facts) ? 'subtitled' : undefined;
}
